import { expect, it } from '@jest/globals';
import { pageFromQuery } from './page-from-query';

it.each([
  ['', 1],
  ['page=1', 1],
  ['page=7', 7],
  ['page=0', 1],
  ['page=-2', 1],
  ['page=1.5', 1],
  ['page=two', 1],
  ['page=1e99', 1],
])('reads the page of "%s" as %d', (query, page) => {
  expect(pageFromQuery(new URLSearchParams(query))).toBe(page);
});
