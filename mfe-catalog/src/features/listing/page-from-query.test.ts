import { expect, it } from '@jest/globals';
import { pageFromQuery } from './page-from-query';

it.each([
  ['', 1],
  ['page=1', 1],
  ['page=7', 7],
  ['page=999999', 999_999],
  ['page=', null],
  ['page=0', null],
  ['page=-2', null],
  ['page=1.5', null],
  ['page=two', null],
  ['page=0x10', null],
  ['page=1e3', null],
  ['page=99999999999', null],
])('reads the page of "%s" as %p', (query, page) => {
  expect(pageFromQuery(new URLSearchParams(query))).toBe(page);
});
