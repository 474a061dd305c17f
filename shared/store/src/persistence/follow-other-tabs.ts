import { storageKeys } from '@shop/config';
import type { ShopStorage } from './storage';

const keys: readonly string[] = Object.values(storageKeys);

/**
 * Calls back when another tab changes the cart or the wishlist, and when this page is shown again, as frozen pages
 * and pages in the back/forward cache do not receive events. Returns a function that stops it.
 */
export function followOtherTabs(storage: ShopStorage, reload: () => void): () => void {
  const onStorage = ({ key, storageArea }: StorageEvent) => {
    if (storageArea && storageArea !== storage) return;
    if (key === null || keys.includes(key)) reload();
  };
  const onVisible = () => {
    if (document.visibilityState === 'visible') reload();
  };
  window.addEventListener('storage', onStorage);
  window.addEventListener('pageshow', reload);
  document.addEventListener('visibilitychange', onVisible);
  return () => {
    window.removeEventListener('storage', onStorage);
    window.removeEventListener('pageshow', reload);
    document.removeEventListener('visibilitychange', onVisible);
  };
}
