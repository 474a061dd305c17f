import {
  type Connection,
  onNetworkHint,
  watchConnection,
  type WatchedConnection,
} from '@shop/api-client/connection';
import { createContext, useContext, useEffect, useRef, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';
import type { FragmentRef } from '../../federation/routing/page-routes';
import type { NoResponse } from '../../service-worker/messages';
import { shopIsReachable } from '../../service-worker/reachable';

/** Whether the page can reach the shop. */
export interface PageConnection extends WatchedConnection {
  /** When this page's document was stored (ISO 8601); null if it came from the network. */
  readonly storedAt: string | null;
}

/** The connection for server rendering and tests. */
const alwaysOnline: PageConnection = {
  isOffline: () => false,
  storedAt: null,
  subscribe: () => () => undefined,
  check: () => undefined,
};

export const ConnectionContext = createContext<PageConnection>(alwaysOnline);

/**
 * The connection of this page; changes rerender the component. Server rendering and hydration assume that the shopper is online.
 */
export function useConnection(): { readonly offline: boolean; readonly storedAt: string | null } {
  const connection = useContext(ConnectionContext);
  const { isOffline, subscribe } = connection;
  const offline = useSyncExternalStore(subscribe, isOffline, () => false);
  const storedAt = useSyncExternalStore(
    subscribe,
    () => connection.storedAt,
    () => null,
  );
  return { offline, storedAt };
}

const isNoResponse = (message: unknown) => (message as Partial<NoResponse> | null)?.type === 'no-answer';

/**
 * Watches the page's connection to the shop. It is checked when the browser reports a change, when the page is shown again, and
 * when a request of the service worker got no response. A page from a cache starts as offline.
 */
export function browserConnection(): PageConnection {
  const storedAt = document.documentElement.dataset.kept ?? null;
  const connection = watchConnection(shopIsReachable, storedAt !== null);
  const { check } = connection;
  onNetworkHint(check);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') check();
  });
  navigator.serviceWorker?.addEventListener('message', ({ data }) => {
    if (isNoResponse(data)) check();
  });
  return { ...connection, storedAt };
}

/** The comment with which React marks a complete boundary in server markup; it is removed by hydration. */
const COMPLETE = '$';

/** Whether the page still shows the server markup of a fragment. */
function isServerSent({ remote, module }: FragmentRef): boolean {
  const frame = document.querySelector(`[data-remote="${remote}"][data-module="${module}"]`);
  const first = frame?.firstChild;
  return first instanceof Comment && first.data === COMPLETE;
}

/**
 * For a fragment whose code could not be loaded: resolves once the shop responds again. Null if the page is online, or shows no
 * server markup of the fragment.
 */
export const whenOnline =
  (connection: Connection) =>
  (fragment: FragmentRef): Promise<void> | null => {
    if (!connection.isOffline() || !isServerSent(fragment)) return null;
    return new Promise((resolve) => {
      const stop = connection.subscribe(() => {
        if (connection.isOffline()) return;
        stop();
        resolve();
      });
    });
  };

/**
 * A page from a stored document has an earlier release. Once the shop can be reached again, the next navigation is a full load, so
 * that it gets the current release.
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
