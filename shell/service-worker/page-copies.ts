import { CacheExpiration } from 'workbox-expiration';

const day = 24 * 60 * 60;

/** The caches with their limits, in entries and in seconds since an entry was last used. */
export const bounds = {
  'shop-pages': { maxEntries: 40, maxAgeSeconds: 7 * day },
  'shop-data': { maxEntries: 120, maxAgeSeconds: 7 * day },
  'shop-pictures': { maxEntries: 150, maxAgeSeconds: 30 * day },
  'shop-assets': { maxEntries: 250, maxAgeSeconds: 60 * day },
} as const;

export type CacheName = keyof typeof bounds;

/** Ignores Vary: only public responses are ever cached. */
export const matchOptions = { ignoreVary: true } as const;

/** Removes personal data of the last shopper who used this browser, but not the shop's files. */
export async function forgetShopper(): Promise<void> {
  for (const name of ['shop-pages', 'shop-data', 'shop-pictures'] as const) {
    await caches.delete(name);
    await new CacheExpiration(name, bounds[name]).delete();
  }
}

/** Removes caches of earlier workers with other names. */
export async function dropOldCaches(): Promise<void> {
  const old = (await caches.keys()).filter((name) => name.startsWith('shop-') && !(name in bounds));
  await Promise.all(old.map((name) => caches.delete(name)));
}

const cacheName = 'shop-pages';

/** Headers with the metadata of a copy. The title is encoded, because headers allow only some characters. */
const titleHeader = 'x-kept-title';
const timeHeader = 'x-kept-at';

/** Headers about the bytes on the wire. */
const transportHeaders = ['content-encoding', 'content-length', 'transfer-encoding', 'etag'];

export interface PageCopy {
  readonly url: string;
  readonly title: string;
  readonly html: string;
  readonly headers: Headers;
  /** When the document was sent, ISO 8601. */
  readonly at: string;
}

const expiration = new CacheExpiration(cacheName, { ...bounds[cacheName], matchOptions });

const isCurrent = (at: string) => Date.now() - Date.parse(at) < bounds[cacheName].maxAgeSeconds * 1000;

/** Replaces the stored copy; evicts the least recently used when there are too many. */
export async function putPage({ url, title, html, headers, at }: PageCopy): Promise<void> {
  const noted = new Headers(headers);
  for (const name of transportHeaders) noted.delete(name);
  noted.set(titleHeader, encodeURIComponent(title));
  noted.set(timeHeader, at);
  const cache = await caches.open(cacheName);
  await cache.put(url, new Response(html, { headers: noted }));
  await expiration.updateTimestamp(url);
  await expiration.expireEntries();
}

/** The copy of a URL, unless it has expired. */
export async function pageAt(url: string): Promise<PageCopy | undefined> {
  const response = await caches.match(url, { ...matchOptions, cacheName });
  const at = response?.headers.get(timeHeader);
  if (!response || !at || !isCurrent(at)) return undefined;
  const title = decodeURIComponent(response.headers.get(titleHeader) ?? '');
  return { url, title, html: await response.text(), headers: response.headers, at };
}

/** Deletes an unusable copy. */
export async function dropPage(url: string): Promise<void> {
  const cache = await caches.open(cacheName);
  await cache.delete(url, matchOptions);
}

/** URLs and titles of the copies, newest first. */
export async function listPages(): Promise<{ readonly url: string; readonly title: string }[]> {
  const cache = await caches.open(cacheName);
  const responses = await Promise.all(
    (await cache.keys()).map(async (request) => ({
      url: request.url,
      response: await cache.match(request, matchOptions),
    })),
  );
  return responses
    .flatMap(({ url, response }) => {
      const at = response?.headers.get(timeHeader);
      const title = response?.headers.get(titleHeader);
      return at && title && isCurrent(at) ? [{ url, at, title: decodeURIComponent(title) }] : [];
    })
    .sort((a, b) => b.at.localeCompare(a.at));
}
