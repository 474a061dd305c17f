import type { ShopStore } from '../store-types';
import { followOtherTabs } from './follow-other-tabs';
import { storedCart, storedWishlist } from './stored-list';
import { readRaw, type ShopStorage } from './storage';
import { mirror, restoreList } from './mirror';

/**
 * Puts the stored cart and wishlist into the store; panels are not changed. Call it once, after hydration.
 * Never throws: invalid entries are dropped, and missing or blocked storage is ignored.
 */
export function restoreFromStorage(store: ShopStore, storage: ShopStorage | null): void {
  const cart = storage && readRaw(storage, storedCart);
  const wishlist = storage && readRaw(storage, storedWishlist);
  if (cart) restoreList(store, storedCart, cart);
  if (wishlist) restoreList(store, storedWishlist, wishlist);
}

const refuse = () => {
  throw new Error('Browser storage is unavailable.');
};

/** Replaces missing storage. */
const noStorage: ShopStorage = { getItem: refuse, setItem: refuse, removeItem: refuse };

/**
 * From now on, writes the cart and the wishlist to storage after each change, removes the entries when they are
 * cleared, and loads the changes of other tabs. Call it after `restoreFromStorage`. `onUnsaved` is called when the
 * storage is full or blocked, once until a change is saved again. Returns a function that stops it.
 */
export function persistToStorage(
  store: ShopStore,
  given: ShopStorage | null,
  onUnsaved: () => void = () => undefined,
): () => void {
  const storage = given ?? noStorage;
  let wasSaved = true;
  const onSaved = (isSaved: boolean) => {
    if (wasSaved && !isSaved) onUnsaved();
    wasSaved = isSaved;
  };
  const lists = [
    mirror(store, storage, storedCart, onSaved),
    mirror(store, storage, storedWishlist, onSaved),
  ];
  const unsubscribe = store.subscribe(() => lists.forEach(({ save }) => save()));
  const unfollow = followOtherTabs(storage, () => lists.forEach(({ load }) => load()));
  return () => {
    unsubscribe();
    unfollow();
  };
}
