import { describe, expect, it } from '@jest/globals';
import { limits } from '@shop/config';
import { maxQuantity, readChoice, stockNote, writeChoice } from './product-choice';

describe('readChoice', () => {
  it.each([
    ['', null, 1],
    ['?color=Prussian+blue&quantity=3', 'Prussian blue', 3],
    ['?quantity=0', null, 1],
    ['?quantity=-2', null, 1],
    ['?quantity=2.5', null, 1],
    ['?quantity=many', null, 1],
    ['?quantity=&color=', '', 1],
    ['?quantity=100000', null, limits.maxQuantity],
  ])('reads from %j the colour %j and the quantity %j', (search, color, quantity) => {
    expect(readChoice(search)).toEqual({ color, quantity });
  });
});

describe('writeChoice', () => {
  it('keeps the choice, and other parameters of the query', () => {
    expect(writeChoice('?from=mail', { color: 'Prussian blue', quantity: 3 })).toBe(
      'from=mail&color=Prussian+blue&quantity=3',
    );
  });

  it('omits defaults', () => {
    expect(writeChoice('?color=Red&quantity=3', { color: null, quantity: 1 })).toBe('');
  });
});

it.each([
  [-2, 'none', 'Sold out', 1],
  [0, 'none', 'Sold out', 1],
  [1, 'low', 'Only 1 left', 1],
  [5, 'low', 'Only 5 left', 5],
  [6, 'plenty', 'In Stock', 6],
  [4000, 'plenty', 'In Stock', limits.maxQuantity],
])('of %d units is %s, reads %s, and sells up to %d', (stock, level, text, max) => {
  expect(stockNote(stock)).toEqual({ level, text });
  expect(maxQuantity(stock)).toBe(max);
});
