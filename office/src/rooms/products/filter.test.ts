import { expect, it } from '@jest/globals';
import { exportAddress, readFilter } from './list';

it('reads the filters from a URL, and ignores invalid ones', () => {
  const search = new URLSearchParams('search=+washi+&stock=short&sort=stock-up&page=3&size=100&active=no');
  expect(readFilter(search)).toEqual({
    search: 'washi',
    category: undefined,
    active: 'no',
    stock: 'short',
    sort: 'stock-up',
    page: 3,
    pageSize: 100,
  });
  expect(readFilter(new URLSearchParams('sort=toString&stock=x&page=-1&size=7&active=maybe'))).toEqual({
    page: 1,
    pageSize: 25,
  });
});

it('exports the products of the list’s filter', () => {
  const search = new URLSearchParams('search=washi&sort=title&page=3');
  expect(exportAddress(search)).toBe('/api/v1/staff/products/export?search=washi');
});
