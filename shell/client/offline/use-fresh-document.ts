import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { useConnection } from './connection';

/**
 * A page made of a kept document has the release of then. Once the shop can be reached again, the next move is a full
 * load, so that the release of now rules; nothing on the page that is left is lost by it that the move would keep.
 */
export function useFreshDocument(reload: () => void = () => location.reload()): void {
  const { pathname } = useLocation();
  const { offline, keptAt } = useConnection();
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    if (keptAt !== null && !offline) reload();
  }, [pathname, offline, keptAt, reload]);
}
