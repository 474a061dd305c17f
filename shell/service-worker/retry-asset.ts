import { matchOptions } from './caches';

/** Retries a file whose first response was broken: from the network, and without a network from the cache. */
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
