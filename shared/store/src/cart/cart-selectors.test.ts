import { describe, expect, it } from '@jest/globals';
import { createTestShop, productCard } from '@shop/testing';
import {
  selectCartCount,
  selectCartSavedPaise,
  selectCartTotalPaise,
  selectFreeShipping,
} from './cart-selectors';
import { addToCart, removeFromCart, setCartLineCount } from './cart-slice';

function cartOf(...products: { rate: number; discount?: number; times?: number }[]) {
  const { store } = createTestShop();
  products.forEach(({ rate, discount = 0, times = 1 }, index) => {
    const card = productCard({ _id: `p${index}`, rate, discount });
    for (let n = 0; n < times; n += 1) store.dispatch(addToCart(card));
  });
  return store.getState();
}

it('counts the units in the cart, independently of `CartState.count`', () => {
  const { store } = createTestShop();
  for (const id of ['tape', 'tape', 'pen']) store.dispatch(addToCart(productCard({ _id: id })));
  store.dispatch(setCartLineCount({ productId: 'tape', count: 7 }));
  expect(selectCartCount(store.getState())).toBe(8);
  store.dispatch(removeFromCart('tape'));
  expect(selectCartCount(store.getState())).toBe(1);
  store.dispatch(removeFromCart('pen'));
  expect(selectCartCount(store.getState())).toBe(0);
  // By section 4: 8 units, minus one for each removed line.
  expect(store.getState().cart.count).toBe(6);
});

describe('totals of the cart', () => {
  it('sums rate times count, before discounts', () => {
    expect(selectCartTotalPaise(cartOf({ rate: 0.1, times: 3 }, { rate: 49.5, discount: 12.5 }))).toBe(4980);
  });

  it('is the sum of the discounts', () => {
    expect(
      selectCartSavedPaise(cartOf({ rate: 150, discount: 5, times: 3 }, { rate: 49.5, discount: 12.5 })),
    ).toBe(2869);
    expect(selectCartSavedPaise(cartOf({ rate: 150 }))).toBe(0);
  });

  it('rounds the savings once, not unit by unit', () => {
    // 12.5% of 49.50 is 6.1875: three times that is 18.5625.
    expect(selectCartSavedPaise(cartOf({ rate: 49.5, discount: 12.5, times: 3 }))).toBe(1856);
  });

  it('is all zero for an empty cart', () => {
    expect(selectCartTotalPaise(cartOf())).toBe(0);
    expect(selectCartSavedPaise(cartOf())).toBe(0);
    expect(selectFreeShipping(cartOf())).toEqual({ remainingPaise: 5000, percent: 0 });
  });
});

describe('selectFreeShipping', () => {
  it.each([
    [12.5, 3750, 25],
    [49.99, 1, 99.98],
    [50, 0, 100],
    [180, 0, 100],
  ])('a total of ₹%p leaves %p paise, at %p percent', (rate, remainingPaise, percent) => {
    const shipping = selectFreeShipping(cartOf({ rate }));
    expect(shipping.remainingPaise).toBe(remainingPaise);
    expect(shipping.percent).toBeCloseTo(percent, 10);
  });

  it('returns the same object while the cart is unchanged', () => {
    const state = cartOf({ rate: 10 });
    expect(selectFreeShipping(state)).toBe(selectFreeShipping({ ...state }));
  });
});
