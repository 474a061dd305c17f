import type { ShopStorage, ShopStore } from '@shop/store';

/** Written and removed at once: only the event counts, which the other tabs of this shop get. */
const key = 'sessionChanged';

function notifyOtherTabs(storage: ShopStorage): void {
  try {
    storage.setItem(key, String(Date.now()));
    storage.removeItem(key);
  } catch {
    // A full or blocked storage: the other tabs follow with their next page.
  }
}

/**
 * Notifies the shopper's other tabs when this page learns of another user, or of another name of the same one, and calls `refresh`
 * when another tab did. The first user that a page learns of is not a change. Returns a function that stops it.
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
    // The state that was just read came from that tab and need not be sent back.
    last = null;
    refresh();
  };
  addEventListener('storage', onStorage);
  return () => {
    removeEventListener('storage', onStorage);
    unsubscribe();
  };
}
