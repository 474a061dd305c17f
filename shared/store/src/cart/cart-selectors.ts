import { createSelector } from '@reduxjs/toolkit';
import { limits } from '@shop/config';
import { discountBp, fromRupees } from '@shop/money';
import type { CartItem, CartState } from './cart-state';

interface WithCart {
  readonly cart: CartState;
}

/** How far the cart is from free shipping. `percent` runs from 0 to 100; at 100 nothing remains. */
export interface FreeShipping {
  readonly remainingPaise: number;
  readonly percent: number;
}

/** A whole in basis points. */
const WHOLE = 10_000;
const thresholdPaise = fromRupees(limits.freeShippingRupees);

const fullPrice = (items: readonly CartItem[]) =>
  items.reduce((sum, item) => sum + fromRupees(item.rate) * item.count, 0);

const savedOf = (items: readonly CartItem[]) =>
  items.reduce((sum, item) => sum + fromRupees(item.rate) * discountBp(item.discount) * item.count, 0) /
  WHOLE;

export const selectCartItems = (state: WithCart) => state.cart.cartItems;
export const selectCartCount = (state: WithCart) => state.cart.count;
export const selectCartOpen = (state: WithCart) => state.cart.open;
export const selectSelectedProduct = (state: WithCart) => state.cart.selectedProduct;

/** The cart's total in paise: the sum of rate times count, before discounts. */
export const selectCartTotalPaise = createSelector([selectCartItems], fullPrice);

/** What the discounts take off, in paise: the sum of rate times discount times count, rounded once at its end. */
export const selectCartSavedPaise = createSelector([selectCartItems], (items) => Math.round(savedOf(items)));

export const selectFreeShipping = createSelector([selectCartTotalPaise], (totalPaise): FreeShipping => ({
  remainingPaise: Math.max(0, thresholdPaise - totalPaise),
  percent: Math.min(100, (totalPaise / thresholdPaise) * 100),
}));
