import type { StaffVersions } from '@shop/contracts';
import { useContext, useEffect, useEffectEvent, useRef, useState } from 'react';
import { ConnectionContext, useConnection } from '../offline/connection';
import type { Timing } from './load-times';
import { staffVersionsMs } from '../../durations';

/** The browser functions that the staff panel uses. */
export interface StaffPort {
  /** Never rejects. */
  ask(): Promise<FoundVersions>;
  /** Loads a URL as a new document, because the versions of a page never change while it is open. */
  go(href: string): void;
  /** Files that the page has loaded so far. */
  timings(): readonly Timing[];
}

export const browserStaffPort: StaffPort = {
  ask: askVersions,
  go: (href) => location.assign(href),
  timings: () => performance.getEntriesByType('resource') as PerformanceResourceTiming[],
};

const address = '/registry/v1/staff/versions';

/** This browser's versions, as the shop reports them. `over`: the browser is not, or no longer, marked as staff. */
export type FoundVersions =
  | { readonly state: 'ready'; readonly versions: StaffVersions }
  | { readonly state: 'over' | 'failed' };

/** Fetches the versions of this browser and the reasons. Never rejects. */
async function askVersions(): Promise<FoundVersions> {
  try {
    const response = await fetch(address, { signal: AbortSignal.timeout(staffVersionsMs) });
    if (response.ok) return { state: 'ready', versions: (await response.json()) as StaffVersions };
    return { state: response.status === 403 ? 'over' : 'failed' };
  } catch {
    return { state: 'failed' };
  }
}

/** Manually chosen versions, by remote. */
export type Chosen = Readonly<Record<string, string>>;

/** The URL of the open page with only these chosen versions; without any, the live page. */
export function addressWith(chosen: Chosen, href: string): string {
  const url = new URL(href);
  const wanted = Object.entries(chosen)
    .map(([remote, version]) => `${remote}@${version}`)
    .sort();
  url.searchParams.set('preview', ['off', ...wanted].join(','));
  // Without the fragment, because a link within the same page would not load it.
  url.hash = '';
  return url.href;
}

/** The versions of this browser, fetched once, again on `retry`, and when back online after a failure. */
export function useVersions(port: Pick<StaffPort, 'ask'>): {
  /** Null until the first response. */
  readonly found: FoundVersions | null;
  readonly busy: boolean;
  readonly retry: () => void;
} {
  const [found, setFound] = useState<FoundVersions | null>(null);
  const [busy, setBusy] = useState(true);
  const [asked, setAsked] = useState(0);
  const { check } = useContext(ConnectionContext);
  useEffect(() => {
    let isCurrent = true;
    void port.ask().then((next) => {
      if (!isCurrent) return;
      setFound(next);
      setBusy(false);
      if (next.state === 'failed') check();
    });
    return () => {
      isCurrent = false;
    };
  }, [port, asked, check]);
  const retry = () => {
    setBusy(true);
    setAsked((times) => times + 1);
  };
  const { offline } = useConnection();
  const wasOffline = useRef(offline);
  const onReturn = useEffectEvent(() => {
    if (found?.state === 'failed') retry();
  });
  useEffect(() => {
    if (wasOffline.current && !offline) onReturn();
    wasOffline.current = offline;
  }, [offline]);
  return { found, busy, retry };
}
