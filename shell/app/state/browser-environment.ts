import type { ApiEnvironment } from '@shop/api-client';
import { type PageRelease, pageVersionsHeader } from '@shop/contracts';
import type { PageConnection } from '../offline/connection';
import { showToast } from '../toasts/toasts';

/** The `traceparent` of the response that the page came in; undefined where the shop is not traced. */
export function pageTrace(): string | undefined {
  const [navigation] = performance.getEntriesByType?.('navigation') ?? [];
  const timings = (navigation as Partial<PerformanceNavigationTiming> | undefined)?.serverTiming ?? [];
  return timings.find(({ name }) => name === 'traceparent')?.description;
}

const versionsOf = ({ remotes }: Pick<PageRelease, 'remotes'>) =>
  Object.entries(remotes)
    .map(([remote, { version }]) => `${remote}@${version}`)
    .join(' ');

/** Names the page's trace in each call, where the shop is traced, and its versions in each change, so that purchases count for them. */
function namedFetch(release: Pick<PageRelease, 'remotes'>): Required<Pick<ApiEnvironment, 'fetch'>> {
  const traceparent = pageTrace();
  const versions = versionsOf(release);
  return {
    fetch(url, init) {
      const headers = new Headers(init.headers);
      if (traceparent) headers.set('traceparent', traceparent);
      if (init.method === 'POST' && versions !== '') headers.set(pageVersionsHeader, versions);
      return fetch(url, { ...init, headers });
    },
  };
}

/**
 * The page's side of the API client: same origin, failures to the console and to a toast. While offline, a read that
 * fails has no toast: the page shows one notice, and the fragment its error state. Requests that fail alike at
 * once, as when the shop is unavailable, share a toast. A failure that may be the network's has the connection checked.
 */
export const browserEnvironment = (
  release: Pick<PageRelease, 'remotes'>,
  { isOffline, check }: Pick<PageConnection, 'isOffline' | 'check'>,
): ApiEnvironment => ({
  baseUrl: '/api/v1',
  ...namedFetch(release),
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
