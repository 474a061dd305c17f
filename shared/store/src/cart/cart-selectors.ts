import { createSelector } from '@reduxjs/toolkit';
import { limits } from '@shop/config';
import { discountBp, fromRupees } from '@shop/money';
import type { CartItem, CartState } from './cart-state';

interface WithCart {
  readonly cart: CartState;
}

/** A selector without the types of the memoising library, which is not part of the store's contract. */
type CartSelector<Value> = (state: WithCart) => Value;

/** How far the cart is from free shipping. `percent` runs from 0 to 100; at 100 nothing remains. */
export interface FreeShipping {
  readonly remainingPaise: number;
  readonly percent: number;
}

/** 100% in basis points. */
const FULL_BPS = 10_000;
const thresholdPaise = fromRupees(limits.freeShippingRupees);

const fullPrice = (items: readonly CartItem[]) =>
  items.reduce((sum, item) => sum + fromRupees(item.rate) * item.count, 0);

const savedOf = (items: readonly CartItem[]) =>
  items.reduce((sum, item) => sum + fromRupees(item.rate) * discountBp(item.discount) * item.count, 0) /
  FULL_BPS;

export const selectCartItems = (state: WithCart) => state.cart.cartItems;

/** The units in the cart, as shown by the badge, the tooltip and "n items". Different from `CartState.count`. */
export const selectCartCount = (state: WithCart) =>
  state.cart.cartItems.reduce((sum, { count }) => sum + count, 0);

export const selectCartOpen = (state: WithCart) => state.cart.open;
export const selectSelectedProduct = (state: WithCart) => state.cart.selectedProduct;

/** The cart's total in paise: the sum of rate times count, before discounts. */
export const selectCartTotalPaise: CartSelector<number> = createSelector([selectCartItems], fullPrice);

/** The total discount, in paise: the sum of rate times discount times count, rounded once at its end. */
export const selectCartSavedPaise: CartSelector<number> = createSelector([selectCartItems], (items) =>
  Math.round(savedOf(items)),
);

export const selectFreeShipping: CartSelector<FreeShipping> = createSelector(
  [selectCartTotalPaise],
  (totalPaise): FreeShipping => ({
    remainingPaise: Math.max(0, thresholdPaise - totalPaise),
    percent: Math.min(100, (totalPaise / thresholdPaise) * 100),
  }),
);
