import {
  onNetworkHint,
  responds,
  watchConnection,
  type WatchedConnection,
} from '@shop/api-client/connection';
import { setBar } from './bar';

const shownAt = () => document.querySelector('footer time')?.textContent ?? 'when it was opened';

/** Whether the registry responds. Never rejects. */
export const registryIsReachable = (): Promise<boolean> => responds('/healthz');

/** Shows a message while the connection to the registry is lost, because the page may be out of date. */
export function watchRegistry(): WatchedConnection {
  const connection = watchConnection(registryIsReachable);
  connection.subscribe(() => {
    const text = `No connection. This page is from ${shownAt()}. You can make changes once the connection is back.`;
    setBar('offline', connection.isOffline() ? [text] : null);
  });
  onNetworkHint(connection.check);
  return connection;
}
