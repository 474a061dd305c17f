import type { ShopStore } from '../store-types';
import { followOtherTabs } from './follow-other-tabs';
import { keptCart, keptWishlist } from './kept-list';
import { readRaw } from './kept-storage';
import { mirror, restoreList } from './mirror';
import type { ShopStorage } from './storage';

/**
 * Puts the stored cart and wishlist into the store; panels stay as they are. Call it once, after hydration.
 * Nothing is thrown: what is broken is left out, and a storage that is missing or refuses changes nothing.
 */
export function restoreFromStorage(store: ShopStore, storage: ShopStorage | null): void {
  const cart = storage && readRaw(storage, keptCart);
  const wishlist = storage && readRaw(storage, keptWishlist);
  if (cart) restoreList(store, keptCart, cart);
  if (wishlist) restoreList(store, keptWishlist, wishlist);
}

/**
 * Writes the cart and the wishlist to storage at each change from now on, removes the entries when they are
 * cleared, and takes over what other tabs write. Call it after `restoreFromStorage`. Returns the way to stop.
 */
export function persistToStorage(store: ShopStore, storage: ShopStorage | null): () => void {
  if (!storage) return () => undefined;
  const lists = [mirror(store, storage, keptCart), mirror(store, storage, keptWishlist)];
  const unsubscribe = store.subscribe(() => lists.forEach(({ save }) => save()));
  const unfollow = followOtherTabs(storage, () => lists.forEach(({ load }) => load()));
  return () => {
    unsubscribe();
    unfollow();
  };
}
