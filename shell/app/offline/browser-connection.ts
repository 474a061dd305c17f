import { onNetworkHint, watchConnection } from '@shop/api-client/connection';
import type { NoResponse } from '../../service-worker/messages';
import { shopIsReachable } from '../../service-worker/reachable';
import type { PageConnection } from './connection';

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
