import { expect, it } from '@jest/globals';
import { paths } from '@shop/config';
import { isCheckout, matchPage, needsOwnDocument } from './page-routes';

it('identifies the pages of the checkout', () => {
  expect(['/checkout', '/checkout/success', '/checkouts', '/'].map(isCheckout)).toEqual([
    true,
    true,
    false,
    false,
  ]);
});

it.each(['/Checkout', '/CHECKOUT/', '/check%6Fut', '/%43heckout', '/check%6fut/Success'])(
  'identifies the checkout at %s, like the router',
  (pathname) => {
    const routes = [paths.checkout, paths.checkoutSuccess].map((path) => ({ path, fragments: [] }));
    expect(matchPage(routes, pathname).route).not.toBeNull();
    expect(isCheckout(pathname)).toBe(true);
    expect(needsOwnDocument(pathname, '/cart')).toBe(true);
  },
);

it.each(['/check%256Fut', '/caf%E9/checkout', '/products/checkout'])(
  'does not identify a checkout at %s',
  (pathname) => {
    expect(isCheckout(pathname)).toBe(false);
  },
);

it('requires a new document when entering or leaving the checkout', () => {
  expect(needsOwnDocument('/checkout', '/cart')).toBe(true);
  expect(needsOwnDocument('/cart', '/checkout')).toBe(true);
  expect(needsOwnDocument('/checkout/success', '/checkout')).toBe(false);
  expect(needsOwnDocument('/cart', '/products/ink')).toBe(false);
});

it('keeps the document if its original page is unknown', () => {
  expect(needsOwnDocument('/checkout', undefined)).toBe(false);
});
