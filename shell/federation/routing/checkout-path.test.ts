import { expect, it } from '@jest/globals';
import { isCheckout, needsOwnDocument } from './checkout-path';

it('knows the screens of checkout', () => {
  expect(['/checkout', '/checkout/success', '/checkouts', '/'].map(isCheckout)).toEqual([
    true,
    true,
    false,
    false,
  ]);
});

it('separates documents of the checkout from all others, both ways', () => {
  expect(needsOwnDocument('/checkout', '/cart')).toBe(true);
  expect(needsOwnDocument('/cart', '/checkout')).toBe(true);
  expect(needsOwnDocument('/checkout/success', '/checkout')).toBe(false);
  expect(needsOwnDocument('/cart', '/products/ink')).toBe(false);
});

it('keeps the document where nobody knows what it was loaded for', () => {
  expect(needsOwnDocument('/checkout', undefined)).toBe(false);
});
