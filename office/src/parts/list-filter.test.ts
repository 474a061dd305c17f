import { expect, it } from '@jest/globals';
import { listAddress } from './list-filter';

it('resets the page when a filter changes, and keeps the filter when the page changes', () => {
  const search = new URLSearchParams('search=asha&page=3');
  expect(listAddress('/orders', search, { status: 'placed' })).toBe('/orders?search=asha&status=placed');
  expect(listAddress('/orders', search, { page: '4' })).toBe('/orders?search=asha&page=4');
  expect(listAddress('/orders', search, { search: ' ' })).toBe('/orders');
  const sorted = new URLSearchParams('search=washi&sort=title&page=3');
  expect(listAddress('/products', sorted, { stock: 'low' })).toBe(
    '/products?search=washi&sort=title&stock=low',
  );
  expect(listAddress('/products', sorted, { page: '4' })).toBe('/products?search=washi&sort=title&page=4');
});
