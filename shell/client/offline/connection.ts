import { createContext, useContext, useSyncExternalStore } from 'react';

/** Whether the page can reach the shop, as far as it has noticed. */
export interface Connection {
  /** True from the first request without a response until the shop responds again. */
  isOffline(): boolean;
  /** When the document of this page was stored, ISO 8601; null when it came from the network. */
  readonly storedAt: string | null;
  /** Calls back after each change; returns a function that stops it. */
  subscribe(listener: () => void): () => void;
}

/** For a render without a browser, and for tests of everything else. */
const alwaysThere: Connection = { isOffline: () => false, storedAt: null, subscribe: () => () => undefined };

export const ConnectionContext = createContext<Connection>(alwaysThere);

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
