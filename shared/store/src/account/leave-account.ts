import { accountRecordKey } from '@shop/config';
import { clearCart } from '../cart/cart-slice';
import type { ShopStorage } from '../persistence/storage';
import type { ShopStore } from '../store-types';
import { clearWishlist } from '../wishlist/wishlist-slice';

/** Uses the storage, which may be full or blocked. */
export function attempt(work: () => unknown): void {
  try {
    work();
  } catch {
    // Then it has no lists either.
  }
}

/** Empties the cart and the wishlist of this page and browser, once the account has them. Other tabs follow. */
export function leaveAccount(store: ShopStore, storage: ShopStorage | null): void {
  // If the browser ends before all of this is done, the lists have no owner: they are neither sent nor merged.
  attempt(() => storage?.setItem(accountRecordKey, '{}'));
  store.dispatch(clearCart());
  store.dispatch(clearWishlist());
  attempt(() => storage?.removeItem(accountRecordKey));
}
