import type { PayloadAction } from '@reduxjs/toolkit';
import type { ShopProduct } from './cart-state';

/** A product and the quantity to add to the cart. */
export interface CartAddition {
  readonly product: ShopProduct;
  /** Whole units, from 1 to the maximum of a line. */
  readonly quantity: number;
}

/** The action of `addToCart`: one add, whatever its quantity. */
export type AddToCartAction<Type extends string = 'cart/addToCart'> = PayloadAction<
  ShopProduct | null | undefined,
  Type,
  { readonly quantity: number }
>;

export interface AddToCart {
  /** Adds units of a product to the cart: `addToCart({ product, quantity: 1 })`. A line never exceeds its maximum. */
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

/** Maps both call signatures to one action. The product has the same place in the action as before quantities existed. */
export function additionOf(given?: CartAddition | ShopProduct | null) {
  const { product, quantity } = given && 'product' in given ? given : { product: given, quantity: 1 };
  return { payload: product, meta: { quantity } };
}
