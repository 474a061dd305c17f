import type { ShopStorage, ShopStore } from '@shop/store';

/** Written and removed immediately, to trigger a `storage` event in the shop's other tabs. */
const key = 'sessionChanged';

function notifyOtherTabs(storage: ShopStorage): void {
  try {
    storage.setItem(key, String(Date.now()));
    storage.removeItem(key);
  } catch {
    // The storage is full or blocked: the other tabs refresh on their next page.
  }
}

/**
 * Notifies the shopper's other tabs when the user or their name changes in this page, and calls `refresh` when another tab notifies
 * this one. The first user of a page is not a change. Returns a function that stops it.
 */
export function followSession(
  store: ShopStore,
  storage: ShopStorage | null,
  refresh: () => void,
): () => void {
  if (!storage) return () => undefined;
  let last: string | null = null;
  const unsubscribe = store.subscribe(() => {
    const { known, user } = store.getState().session;
    if (!known) return;
    const now = JSON.stringify([user?.email, user?.name]);
    if (last !== null && last !== now) notifyOtherTabs(storage);
    last = now;
  });
  const onStorage = ({ key: changed, newValue, storageArea }: StorageEvent) => {
    if (changed !== key || newValue === null || (storageArea && storageArea !== storage)) return;
    // The change came from another tab, so it is not announced again.
    last = null;
    refresh();
  };
  addEventListener('storage', onStorage);
  return () => {
    removeEventListener('storage', onStorage);
    unsubscribe();
  };
}
