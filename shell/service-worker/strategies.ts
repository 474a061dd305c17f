import type { WorkboxPlugin } from 'workbox-core/types.js';
import { ExpirationPlugin } from 'workbox-expiration';
import { CacheFirst, NetworkFirst } from 'workbox-strategies';
import { bounds, matchOptions, type CacheName } from './caches';
import { mayKeepAsset, mayKeepData, mayKeepPicture, type ResponseFields } from './cacheable';
import { dataUnavailable, reportNoResponse } from './no-response';

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
