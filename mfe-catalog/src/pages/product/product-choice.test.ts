import { describe, expect, it } from '@jest/globals';
import { limits } from '@shop/config';
import { readChoice, writeChoice } from './choice-query';

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
  ])('finds in %j the colour %j and the quantity %j', (search, color, quantity) => {
    expect(readChoice(search)).toEqual({ color, quantity });
  });
});

describe('writeChoice', () => {
  it('keeps the choice, and what else the query has', () => {
    expect(writeChoice('?from=mail', { color: 'Prussian blue', quantity: 3 })).toBe(
      'from=mail&color=Prussian+blue&quantity=3',
    );
  });

  it('leaves out what goes without saying', () => {
    expect(writeChoice('?color=Red&quantity=3', { color: null, quantity: 1 })).toBe('');
  });
});
