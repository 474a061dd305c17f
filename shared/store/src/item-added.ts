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
 * Why the cart added fewer units than requested: the line has reached its maximum quantity, or the cart its maximum
 * number of lines.
 */
export interface CartLimit {
  readonly reached: 'units' | 'lines';
  /** The product of which fewer units were added. */
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

interface AddRequest {
  readonly productId: string;
  readonly title: string;
  readonly quantity: number;
}

/** The item that an action adds to the cart, or null. */
function requestOf(action: unknown): AddRequest | null {
  if (moveToCart.match(action)) {
    const { productId, productName } = action.payload;
    return { productId, title: productName, quantity: 1 };
  }
  if (!addToCart.match(action) || !action.payload?._id) return null;
  const { _id: productId, title } = action.payload;
  return { productId, title, quantity: action.meta.quantity };
}

const linesOf = ({ cart: { cartItems } }: ShopState, id: string) =>
  cartItems.filter(({ productId }) => productId === id);

const unitsOf = (state: ShopState, id: string) =>
  linesOf(state, id).reduce((sum, { count }) => sum + count, 0);

/** Whether the cart is full and an action would add a line. */
function isFull({ productId }: AddRequest, before: ShopState): boolean {
  return before.cart.cartItems.length >= limits.orderLines && linesOf(before, productId).length === 0;
}

/** The title of the product of which the cart added fewer units than requested; null if it added all of them. */
function limitedTitle(action: unknown, before: ShopState, after: ShopState): string | null {
  if (setCartLineCount.match(action)) {
    const { productId, count } = action.payload;
    const lines = linesOf(after, productId);
    const changed = lines.find((line) => !before.cart.cartItems.includes(line));
    const has = changed?.count ?? Math.max(...lines.map((line) => line.count));
    return Math.floor(count) > has ? (lines[0]?.productName ?? null) : null;
  }
  const request = requestOf(action);
  if (!request) return null;
  const added = unitsOf(after, request.productId) - unitsOf(before, request.productId);
  return added < Math.floor(request.quantity) ? request.title : null;
}

/**
 * Notifies the listeners of each add that took effect, and of each that a limit of the cart reduced; not of ignored
 * adds or carts restored from storage. An add that would exceed the maximum number of lines does not reach the store.
 */
export function itemAddedMiddleware({
  added,
  limited,
}: AddListeners): Middleware<object, ShopState, Dispatch> {
  return (api) => (next) => (action) => {
    const before = api.getState();
    const request = requestOf(action);
    if (request && isFull(request, before)) {
      limited.forEach((listener) => listener({ reached: 'lines', title: request.title }));
      return action;
    }
    const result = next(action);
    const after = api.getState();
    const to = addedTo(action, before, after);
    if (to) added.forEach((listener) => listener(to));
    const title = limitedTitle(action, before, after);
    if (title !== null) limited.forEach((listener) => listener({ reached: 'units', title }));
    return result;
  };
}
