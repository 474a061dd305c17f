import { CacheExpiration } from 'workbox-expiration';

const day = 24 * 60 * 60;

/** The caches with their bounds, in entries and in seconds since an entry was last used. */
export const bounds = {
  'shop-pages': { maxEntries: 40, maxAgeSeconds: 7 * day },
  'shop-data': { maxEntries: 120, maxAgeSeconds: 7 * day },
  'shop-pictures': { maxEntries: 150, maxAgeSeconds: 30 * day },
  'shop-assets': { maxEntries: 250, maxAgeSeconds: 60 * day },
} as const;

export type CacheName = keyof typeof bounds;

/** Ignores Vary: only public responses are ever cached. */
export const matchOptions = { ignoreVary: true } as const;

/** Removes what is personal to the last shopper at this browser; the shop's own files are not. */
export async function forgetShopper(): Promise<void> {
  for (const name of ['shop-pages', 'shop-data', 'shop-pictures'] as const) {
    await caches.delete(name);
    await new CacheExpiration(name, bounds[name]).delete();
  }
}

/** Removes caches that an earlier worker of the shop has left under other names. */
export async function dropOldCaches(): Promise<void> {
  const old = (await caches.keys()).filter((name) => name.startsWith('shop-') && !(name in bounds));
  await Promise.all(old.map((name) => caches.delete(name)));
}
