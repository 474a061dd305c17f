/// <reference lib="webworker" />
import type { WorkboxPlugin } from 'workbox-core/types.js';
import { ExpirationPlugin } from 'workbox-expiration';
import { CacheFirst, NetworkFirst } from 'workbox-strategies';
import { mayKeepAsset, mayKeepData, mayKeepPicture, type ResponseFields } from './cacheable';
import type { NoResponse } from './messages';
import { bounds, type CacheName, matchOptions } from './page-copies';

declare const self: ServiceWorkerGlobalScope;

const message: NoResponse = { type: 'no-answer' };

/** Notifies the page that one of its requests got no response, unless the page aborted it. */
const reportNoResponse: WorkboxPlugin = {
  fetchDidFail: async ({ error, event }) => {
    if (error.name === 'AbortError' || !(event instanceof FetchEvent)) return;
    const page = await self.clients.get(event.clientId);
    page?.postMessage(message);
  },
};

/**
 * Responds with an error in the API's format, with a message for the shopper, if neither the network nor the cache has the data.
 */
const dataUnavailable: WorkboxPlugin = {
  handlerDidError: async () =>
    Response.json(
      { status: 503, message: 'There is no network just now. Please try again when it is back.' },
      { status: 503, headers: { 'cache-control': 'no-store' } },
    ),
};

/** Retries a file whose first response was broken, from the network or else from the cache. */
export async function retryAsset({ request }: FetchEvent): Promise<Response> {
  try {
    return await fetch(request);
  } catch (error) {
    const { origin, pathname } = new URL(request.url);
    const cached = await caches.match(origin + pathname, { ...matchOptions, cacheName: 'shop-assets' });
    if (cached) return cached;
    throw error;
  }
}

/** Less than the API client's timeout of 10 s. */
const dataPatienceSeconds = 8;

function optionsOf(cacheName: CacheName, mayKeep: (response: ResponseFields, url: string) => boolean) {
  const onlyIf: WorkboxPlugin = {
    cacheWillUpdate: async ({ request, response }) => (mayKeep(response, request.url) ? response : null),
  };
  const expiration = new ExpirationPlugin({ ...bounds[cacheName], matchOptions, purgeOnQuotaError: true });
  return { cacheName, matchOptions, plugins: [onlyIf, expiration, reportNoResponse] };
}

/** Scripts, styles and fonts of the shell and of published versions. */
export const assets = new CacheFirst(
  optionsOf('shop-assets', (response, url) => mayKeepAsset(url, response)),
);

/** Pictures under versioned URLs. */
export const pictures = new CacheFirst(optionsOf('shop-pictures', mayKeepPicture));

const dataOptions = optionsOf('shop-data', mayKeepData);

/** Public responses of the API. */
export const data = new NetworkFirst({
  ...dataOptions,
  plugins: [...dataOptions.plugins, dataUnavailable],
  networkTimeoutSeconds: dataPatienceSeconds,
});
