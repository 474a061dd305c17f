import type { NoResponse } from '../../service-worker/messages';
import type { ConnectionPort } from './watch-connection';

const patienceMs = 4000;

const isNoResponse = (message: unknown) => (message as Partial<NoResponse> | null)?.type === 'no-answer';

/** This browser's side of the connection: its own events, the worker's messages, and the smallest file of the shop. */
export function browserConnection(): ConnectionPort {
  return {
    storedAt: document.documentElement.dataset.kept ?? null,
    hasNetwork: () => navigator.onLine,
    isReachable: () =>
      fetch('/service-worker.js', {
        method: 'HEAD',
        cache: 'no-store',
        signal: AbortSignal.timeout(patienceMs),
      }).then(
        ({ ok }) => ok,
        () => false,
      ),
    onHint: (listener) => {
      addEventListener('online', listener);
      addEventListener('offline', listener);
      document.addEventListener('visibilitychange', () => {
        if (document.visibilityState === 'visible') listener();
      });
      navigator.serviceWorker?.addEventListener('message', ({ data }) => {
        if (isNoResponse(data)) listener();
      });
    },
  };
}
