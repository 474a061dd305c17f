import { isAnyOf } from '@reduxjs/toolkit';
import { limits } from '@shop/config';
import type { Dispatch, Middleware } from 'redux';
import { addToCart, setCartLineCount } from './cart/cart-slice';
import { moveToCart, moveToWishlist } from './moves';
import type { ShopState } from './store-types';
import { addToWishlist } from './wishlist/wishlist-slice';

export type AddedTo = 'cart' | 'wishlist';
export type ItemAddedListener = (to: AddedTo) => void;

/**
 * Why the cart took fewer units than it was asked to: a line holds the most units that it may, or there are as many lines as
 * one order may have.
 */
export interface CartLimit {
  readonly reached: 'units' | 'lines';
  /** The product that was to be added. */
  readonly title: string;
}
export type CartLimitListener = (limit: CartLimit) => void;

/** Listeners of one store. */
export interface AddListeners {
  readonly added: Set<ItemAddedListener>;
  readonly limited: Set<CartLimitListener>;
}

const addsToCart = isAnyOf(addToCart, moveToCart);
const addsToWishlist = isAnyOf(addToWishlist, moveToWishlist);

function addedTo(action: unknown, before: ShopState, after: ShopState): AddedTo | null {
  if (addsToCart(action) && before.cart !== after.cart) return 'cart';
  if (addsToWishlist(action) && before.wishlist !== after.wishlist) return 'wishlist';
  return null;
}

interface Wish {
  readonly productId: string;
  readonly title: string;
  readonly quantity: number;
}

/** What an action wants to add to the cart, or null. */
function wishOf(action: unknown): Wish | null {
  if (moveToCart.match(action)) {
    const { productId, productName } = action.payload;
    return { productId, title: productName, quantity: 1 };
  }
  if (!addToCart.match(action) || !action.payload?._id) return null;
  const { _id: productId, title } = action.payload;
  return { productId, title, quantity: action.meta.quantity };
}

/** The limit that keeps the cart from doing all that an action wants, or null. */
function limitOf(action: unknown, { cart: { cartItems } }: ShopState): CartLimit | null {
  const lineOf = (id: string) => cartItems.find(({ productId }) => productId === id);
  if (setCartLineCount.match(action)) {
    const line = lineOf(action.payload.productId);
    return line && action.payload.count > limits.maxQuantity
      ? { reached: 'units', title: line.productName }
      : null;
  }
  const wish = wishOf(action);
  if (!wish) return null;
  const line = lineOf(wish.productId);
  if (!line && cartItems.length >= limits.orderLines) return { reached: 'lines', title: wish.title };
  return (line?.count ?? 0) + wish.quantity > limits.maxQuantity
    ? { reached: 'units', title: wish.title }
    : null;
}

/**
 * Notifies the listeners of each add that took effect, and of each that a limit of the cart cut short; not of ignored ones, nor
 * of carts restored from storage. An add to a cart that has all the lines it may have does not reach the store.
 */
export function itemAddedMiddleware({
  added,
  limited,
}: AddListeners): Middleware<object, ShopState, Dispatch> {
  return (api) => (next) => (action) => {
    const before = api.getState();
    const limit = limitOf(action, before);
    const result = limit?.reached === 'lines' ? action : next(action);
    const to = addedTo(action, before, api.getState());
    if (to) added.forEach((listener) => listener(to));
    if (limit) limited.forEach((listener) => listener(limit));
    return result;
  };
}
