import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { useConnection } from './connection';

/**
 * A page from a stored document has the release of that time. Once the shop can be reached again, the next navigation is a full
 * load, so that it gets the current release; nothing is lost that a client-side navigation would keep.
 */
export function useFreshDocument(reload: () => void = () => location.reload()): void {
  const { pathname } = useLocation();
  const { offline, storedAt } = useConnection();
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    if (storedAt !== null && !offline) reload();
  }, [pathname, offline, storedAt, reload]);
}
