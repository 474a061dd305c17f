import { expect, it } from '@jest/globals';
import { paths } from '@shop/config';
import { isCheckout, matchPage, needsOwnDocument } from './page-routes';

it('knows the screens of checkout', () => {
  expect(['/checkout', '/checkout/success', '/checkouts', '/'].map(isCheckout)).toEqual([
    true,
    true,
    false,
    false,
  ]);
});

it.each(['/Checkout', '/CHECKOUT/', '/check%6Fut', '/%43heckout', '/check%6fut/Success'])(
  'knows the checkout at %s, as the router does',
  (pathname) => {
    const routes = [paths.checkout, paths.checkoutSuccess].map((path) => ({ path, fragments: [] }));
    expect(matchPage(routes, pathname).route).not.toBeNull();
    expect(isCheckout(pathname)).toBe(true);
    expect(needsOwnDocument(pathname, '/cart')).toBe(true);
  },
);

it.each(['/check%256Fut', '/caf%E9/checkout', '/products/checkout'])(
  'finds no checkout at %s',
  (pathname) => {
    expect(isCheckout(pathname)).toBe(false);
  },
);

it('separates documents of the checkout from all others, both ways', () => {
  expect(needsOwnDocument('/checkout', '/cart')).toBe(true);
  expect(needsOwnDocument('/cart', '/checkout')).toBe(true);
  expect(needsOwnDocument('/checkout/success', '/checkout')).toBe(false);
  expect(needsOwnDocument('/cart', '/products/ink')).toBe(false);
});

it('keeps the document if the page it was loaded for is unknown', () => {
  expect(needsOwnDocument('/checkout', undefined)).toBe(false);
});
