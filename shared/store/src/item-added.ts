import { isAnyOf } from '@reduxjs/toolkit';
import type { Dispatch, Middleware } from 'redux';
import { addToCart } from './cart/cart-slice';
import { moveToCart, moveToWishlist } from './moves';
import type { ShopState } from './store-types';
import { addToWishlist } from './wishlist/wishlist-slice';

export type AddedTo = 'cart' | 'wishlist';
export type ItemAddedListener = (to: AddedTo) => void;

const addsToCart = isAnyOf(addToCart, moveToCart);
const addsToWishlist = isAnyOf(addToWishlist, moveToWishlist);

function addedTo(action: unknown, before: ShopState, after: ShopState): AddedTo | null {
  if (addsToCart(action) && before.cart !== after.cart) return 'cart';
  if (addsToWishlist(action) && before.wishlist !== after.wishlist) return 'wishlist';
  return null;
}

/** Notifies the listeners of each add that took effect; not of ignored ones, nor of carts restored from storage. */
export function itemAddedMiddleware(
  listeners: ReadonlySet<ItemAddedListener>,
): Middleware<object, ShopState, Dispatch> {
  return (api) => (next) => (action) => {
    const before = api.getState();
    const result = next(action);
    const to = addedTo(action, before, api.getState());
    if (to) listeners.forEach((listener) => listener(to));
    return result;
  };
}
