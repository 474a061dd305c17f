import type { PayloadAction } from '@reduxjs/toolkit';
import type { ShopProduct } from './cart-state';

/** How many units of which product to add to the cart. */
export interface CartAddition {
  readonly product: ShopProduct;
  /** Whole units, from 1 to what a line may hold. */
  readonly quantity: number;
}

/** What `addToCart` dispatches: one add, whatever its quantity. */
export type AddToCartAction<Type extends string = 'cart/addToCart'> = PayloadAction<
  ShopProduct | null | undefined,
  Type,
  { readonly quantity: number }
>;

export interface AddToCart {
  /** Adds units of a product to the cart: `addToCart({ product, quantity: 1 })`. A line never holds more than it may. */
  (addition: CartAddition): AddToCartAction;
  /**
   * Adds one unit to the cart; null and undefined change nothing.
   *
   * @deprecated Since store contract 2: `addToCart({ product, quantity: 1 })`.
   */
  (product?: ShopProduct | null): AddToCartAction;
  readonly type: 'cart/addToCart';
  match(action: unknown): action is AddToCartAction;
}

/** Both forms of the call as one action: the product stays where it was in the action before there were quantities. */
export function additionOf(given?: CartAddition | ShopProduct | null) {
  const { product, quantity } = given && 'product' in given ? given : { product: given, quantity: 1 };
  return { payload: product, meta: { quantity } };
}
