import { useContext, useEffect, useEffectEvent, useRef, useState } from 'react';
import { ConnectionContext, useConnection } from '../offline/connection';
import type { FoundVersions } from './ask-versions';
import type { StaffPort } from './staff-port';

/** The versions of this browser, asked for once, again on `retry`, and when the shop responds again after a failure. */
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
