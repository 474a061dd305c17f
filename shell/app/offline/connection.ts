import type { WatchedConnection } from '@shop/api-client/connection';
import { createContext, useContext, useSyncExternalStore } from 'react';

/** Whether the page can reach the shop. */
export interface PageConnection extends WatchedConnection {
  /** When the document of this page was stored, ISO 8601; null when it came from the network. */
  readonly storedAt: string | null;
}

/** For a render without a browser, and for tests of everything else. */
const alwaysThere: PageConnection = {
  isOffline: () => false,
  storedAt: null,
  subscribe: () => () => undefined,
  check: () => undefined,
};

export const ConnectionContext = createContext<PageConnection>(alwaysThere);

/** The connection of this page; each change renders again. The server's HTML, and its hydration, assume that the shopper is online. */
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
