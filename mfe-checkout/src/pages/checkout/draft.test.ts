import { describe, expect, it } from '@jest/globals';
import { addToCart, setCartLineCount } from '@shop/store';
import { createTestShop, productCard } from '@shop/testing';
import { checkoutItem } from '../../testing/checkout';
import { emptyShipping } from './shipping-fields';
import { type CheckoutDraft, openDraft, withTyped } from './draft';

function cartOf(...counts: readonly number[]) {
  const { store } = createTestShop();
  counts.forEach((count, index) => {
    const productId = `p${index + 1}`;
    store.dispatch(addToCart(productCard({ _id: productId, colors: 'Sage, Sepia' })));
    store.dispatch(setCartLineCount({ productId, count }));
  });
  return store.getState().cart.cartItems;
}

const saved: CheckoutDraft = {
  visit: 'visit-1',
  source: 'direct',
  items: [checkoutItem({ productId: 'p9' })],
  shipping: { ...emptyShipping, name: 'Asha' },
  receipt: null,
  unsettled: null,
};
const arrival = { visit: 'visit-2', brought: null, cart: [], saved: null };

describe('openDraft', () => {
  it('buys the items from the navigation state', () => {
    expect(openDraft({ ...arrival, brought: [checkoutItem()], cart: cartOf(1, 1) })).toMatchObject({
      source: 'direct',
      items: [checkoutItem()],
    });
  });

  it('buys the cart when the navigation state contains the whole cart', () => {
    const brought = [checkoutItem(), checkoutItem({ productId: 'p2', quantity: 1 })];
    expect(openDraft({ ...arrival, brought, cart: cartOf(2, 1) })).toMatchObject({
      source: 'cart',
      items: [],
    });
    expect(openDraft({ ...arrival, brought, cart: cartOf(2, 3) }).source).toBe('direct');
    expect(
      openDraft({ ...arrival, brought: [checkoutItem({ color: 'Sepia' })], cart: cartOf(2) }).source,
    ).toBe('direct');
  });

  it('buys the cart without items in the navigation state', () => {
    expect(openDraft({ ...arrival, cart: cartOf(1), saved })).toMatchObject({ source: 'cart', items: [] });
    expect(openDraft(arrival)).toMatchObject({ source: 'cart', items: [] });
  });

  it('resumes an earlier purchase if there are no other items', () => {
    expect(openDraft({ ...arrival, saved })).toMatchObject({ visit: 'visit-2', items: saved.items });
  });

  it('is restored after a reload of the same visit, without removed items', () => {
    const brought = [...saved.items, checkoutItem()];
    expect(openDraft({ ...arrival, visit: 'visit-1', brought, saved })).toEqual(saved);
  });

  it('keeps typed text for another purchase', () => {
    expect(openDraft({ ...arrival, brought: [checkoutItem()], saved }).shipping.name).toBe('Asha');
  });
});

describe('text that was typed before the draft was read', () => {
  it('takes precedence over stored values, and keeps the others', () => {
    const stored = { ...saved, shipping: { ...emptyShipping, name: 'Meera', city: 'Pune' } };
    expect(withTyped(stored, { ...emptyShipping, name: 'Asha Rao', state: 'Delhi' })).toEqual({
      ...stored,
      shipping: { ...emptyShipping, name: 'Asha Rao', city: 'Pune', state: 'Delhi' },
    });
  });
});
