import { expect, it } from '@jest/globals';
import { sharedAddress } from './route-overlap';

it.each([
  ['/blogs/:slug', '/blogs/:name', '/blogs/x'],
  ['/blogs/:slug', '/blogs/archive', '/blogs/archive'],
  ['/:a/:b', '/products/:category', '/products/x'],
  ['/checkout/*', '/checkout', '/checkout'],
  ['/checkout/*', '/checkout/success', '/checkout/success'],
  ['/*', '/', '/'],
  ['/:page', '/faq', '/faq'],
  ['/FAQ/', '/faq', '/faq'],
  ['/a/:b?', '/a', '/a'],
  ['/a?/b', '/b', '/b'],
  ['/a/b?/c', '/a/c', '/a/c'],
  ['/a/:b?/c', '/a/c/*', '/a/c/c'],
  ['/a?/:b?/c?', '/:x', '/a'],
  ['/:a/*', '/x/y/z', '/x/y/z'],
  ['/:one.html', '/x', '/x'],
])('%s and %s both match %s', (one, other, address) => {
  expect(sharedAddress(one, other)).toBe(address);
  expect(sharedAddress(other, one)).not.toBeNull();
});

it.each([
  ['/products/:category', '/product/detail/:slug'],
  ['/collections/:category/:subcategory', '/collections'],
  ['/checkout', '/checkout/success'],
  ['/', '/:page'],
  ['/a/:b?', '/b'],
  ['/a/*', '/b/*'],
  ['/a/b?/c', '/a/b'],
])('%s and %s do not overlap', (one, other) => {
  expect(sharedAddress(one, other)).toBeNull();
  expect(sharedAddress(other, one)).toBeNull();
});
