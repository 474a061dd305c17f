import { describe, expect, it } from '@jest/globals';
import { cartHash, mergeLines, quantityByProduct } from './cart';

describe('mergeLines', () => {
  it('adds up duplicates of one product and colour', () => {
    expect(
      mergeLines([
        { productId: 'b', quantity: 1 },
        { productId: 'a', quantity: 2, color: 'Indigo ' },
        { productId: 'b', quantity: 4 },
        { productId: 'a', quantity: 1, color: 'Indigo' },
      ]),
    ).toEqual([
      { productId: 'a', color: 'Indigo', quantity: 3 },
      { productId: 'b', color: '', quantity: 5 },
    ]);
  });

  it('adds up the quantity of a product over its colours', () => {
    const lines = mergeLines([
      { productId: 'a', quantity: 2, color: 'Indigo' },
      { productId: 'a', quantity: 1, color: 'Plum' },
    ]);
    expect(lines).toHaveLength(2);
    expect(quantityByProduct(lines).get('a')).toBe(3);
  });

  it.each([0, -1, 1.5, 1000])('refuses a quantity of %d', (quantity) => {
    expect(() => mergeLines([{ productId: 'a', quantity }])).toThrow(RangeError);
  });

  it('refuses lines that exceed the limit in total', () => {
    const line = { productId: 'a', quantity: 500 };
    expect(() => mergeLines([line, { ...line, color: 'Plum' }])).toThrow(RangeError);
  });
});

describe('cartHash', () => {
  const one = { productId: 'a', quantity: 1 };
  const two = { productId: 'b', quantity: 2, color: 'Plum' };

  it('does not depend on the order of lines', () => {
    expect(cartHash(mergeLines([one, two]))).toBe(cartHash(mergeLines([two, one])));
  });

  it('keeps quantities and colours apart', () => {
    const hashes = [[one], [{ ...one, quantity: 2 }], [{ ...one, color: 'Plum' }], [one, two]].map((lines) =>
      cartHash(mergeLines(lines)),
    );
    expect(new Set(hashes).size).toBe(4);
  });
});
