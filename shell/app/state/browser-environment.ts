import type { ApiEnvironment } from '@shop/api-client';
import { langOf } from '@shop/config/messages';
import { type PageRelease, pageVersionsHeader } from '@shop/contracts';
import { createElement } from 'react';
import type { PageConnection } from '../offline/connection';
import { signOutWith } from '../effects/follow-account';
import { showToast } from '../toasts/toasts';

/** The `traceparent` of the page's response; undefined if the shop is not traced. */
export function pageTrace(): string | undefined {
  const [navigation] = performance.getEntriesByType?.('navigation') ?? [];
  const timings = (navigation as Partial<PerformanceNavigationTiming> | undefined)?.serverTiming ?? [];
  return timings.find(({ name }) => name === 'traceparent')?.description;
}

const versionsOf = ({ remotes }: Pick<PageRelease, 'remotes'>) =>
  Object.entries(remotes)
    .map(([remote, { version }]) => `${remote}@${version}`)
    .join(' ');

/**
 * Adds the page's trace to each call if the shop is traced, and the page's versions to each write, so that purchases are attributed
 * to them.
 */
function namedFetch(release: Pick<PageRelease, 'remotes'>): Required<Pick<ApiEnvironment, 'fetch'>> {
  const traceparent = pageTrace();
  const versions = versionsOf(release);
  return {
    fetch(url, init) {
      const headers = new Headers(init.headers);
      if (traceparent) headers.set('traceparent', traceparent);
      if (init.method === 'POST' && versions !== '') headers.set(pageVersionsHeader, versions);
      const send = () => fetch(url, { ...init, headers });
      return url.endsWith('/user/signout') ? signOutWith(send) : send();
    },
  };
}

/**
 * The environment of the API client in the page: same origin, with failures logged and shown as toasts. While offline, failed reads
 * show no toast, because the page shows a notice and the fragment its error state. Requests that fail immediately with the same message
 * share a toast. A failure that may be caused by the network triggers a connection check.
 */
export const browserEnvironment = (
  release: Pick<PageRelease, 'remotes'>,
  { isOffline, check }: Pick<PageConnection, 'isOffline' | 'check'>,
): ApiEnvironment => ({
  baseUrl: '/api/v1',
  ...namedFetch(release),
  notify: (message, { method }) => {
    if (method !== 'GET' || !isOffline())
      showToast((toast) => {
        const text = createElement('span', { lang: langOf(message) }, message);
        toast.error(text, { id: `failed: ${message}` });
      });
  },
  log: (failure, request) => {
    console.error('[api]', request, failure.status, failure.message);
    // A request without a response has the status of a server error.
    if (failure.status >= 500) check();
  },
});
