import { expect, it } from '@jest/globals';
import { limits } from '@shop/config';
import { maxQuantity, stockNote } from './stock';

it.each([
  [-2, 'none', 'Sold out', 1],
  [0, 'none', 'Sold out', 1],
  [1, 'low', 'Only 1 left', 1],
  [5, 'low', 'Only 5 left', 5],
  [6, 'plenty', 'In Stock', 6],
  [4000, 'plenty', 'In Stock', limits.maxQuantity],
])('of %d pieces says %s, %s, and sells up to %d', (pieces, level, text, most) => {
  expect(stockNote(pieces)).toEqual({ level, text });
  expect(maxQuantity(pieces)).toBe(most);
});
