import { useEffect, useEffectEvent, useState } from 'react';
import type { FoundVersions } from './ask-versions';
import type { StaffPort } from './staff-port';

/** The versions of this browser, asked for once, again on `retry`, and when the network is back. */
export function useVersions(port: Pick<StaffPort, 'ask'>): {
  /** Null until the first response. */
  readonly found: FoundVersions | null;
  readonly busy: boolean;
  readonly retry: () => void;
} {
  const [found, setFound] = useState<FoundVersions | null>(null);
  const [busy, setBusy] = useState(true);
  const [asked, setAsked] = useState(0);
  useEffect(() => {
    let isCurrent = true;
    void port.ask().then((next) => {
      if (!isCurrent) return;
      setFound(next);
      setBusy(false);
    });
    return () => {
      isCurrent = false;
    };
  }, [port, asked]);
  const retry = () => {
    setBusy(true);
    setAsked((times) => times + 1);
  };
  const isOffline = found?.state === 'offline';
  const onReturn = useEffectEvent(retry);
  useEffect(() => {
    if (!isOffline) return;
    const again = () => onReturn();
    addEventListener('online', again);
    return () => removeEventListener('online', again);
  }, [isOffline]);
  return { found, busy, retry };
}
