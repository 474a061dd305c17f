import type { ApiEnvironment } from '@shop/api-client';
import { pageTrace } from '../telemetry/page-trace';
import type { PageConnection } from '../offline/connection';
import { showToast } from '../toasts/show-toast';

/** Names the page's trace in each call, where the shop is traced. */
function tracedFetch(): Pick<ApiEnvironment, 'fetch'> {
  const traceparent = pageTrace();
  if (!traceparent) return {};
  return {
    fetch(url, init) {
      const headers = new Headers(init.headers);
      headers.set('traceparent', traceparent);
      return fetch(url, { ...init, headers });
    },
  };
}

/**
 * The page's side of the API client: same origin, failures to the console and to a toast. While offline, a read that
 * fails has no toast: the page says so once, and the error state of the fragment says it too. Requests that fail alike at
 * once, as when the shop is away, share a toast. A failure that may be the network's has the connection checked.
 */
export const browserEnvironment = ({
  isOffline,
  check,
}: Pick<PageConnection, 'isOffline' | 'check'>): ApiEnvironment => ({
  baseUrl: '/api/v1',
  ...tracedFetch(),
  notify: (message, { method }) => {
    if (method !== 'GET' || !isOffline())
      showToast((toast) => toast.error(message, { id: `failed: ${message}` }));
  },
  log: (failure, request) => {
    console.error('[api]', request, failure.status, failure.message);
    // A request without a response has the status of a server error.
    if (failure.status >= 500) check();
  },
});
