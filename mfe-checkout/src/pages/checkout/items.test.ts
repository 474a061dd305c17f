import { describe, expect, it } from '@jest/globals';
import { checkoutItem } from '../../testing/checkout';
import { checkoutTotals, itemsOfNavigation, parseItems } from './items';

describe('parseItems', () => {
  it('parses items', () => {
    const items = [checkoutItem(), checkoutItem({ productId: 'p2', color: null, discount: 12.5 })];
    expect(parseItems(items)).toEqual(items);
  });

  it('treats an item without a quantity or colour as one unit', () => {
    const { quantity: _quantity, color: _color, ...bare } = checkoutItem();
    expect(parseItems([bare])).toEqual([checkoutItem({ quantity: 1, color: null })]);
  });

  it.each([
    ['no product', { productId: '' }],
    ['no price', { rate: Number.NaN }],
    ['a negative price', { rate: -1 }],
    ['a discount over the price', { discount: 101 }],
    ['half a unit', { quantity: 1.5 }],
    ['zero units', { quantity: 0 }],
    ['a thousand units', { quantity: 1000 }],
    ['no picture', { photo: null }],
  ])('refuses a list with %s', (_case, wrong) => {
    expect(parseItems([{ ...checkoutItem(), ...wrong }])).toBeNull();
  });
});

describe('itemsOfNavigation', () => {
  it.each([undefined, null, 'items', {}, { items: 'p1' }, { items: [] }])('returns null for %j', (state) => {
    expect(itemsOfNavigation(state)).toBeNull();
  });

  it('returns the items in the navigation state', () => {
    expect(itemsOfNavigation({ items: [checkoutItem()] })).toEqual([checkoutItem()]);
  });
});

describe('checkoutTotals', () => {
  it('taxes the fee of cash on delivery at the highest rate of the goods', () => {
    const fact = { stock: 9, rate: 150, discount: 5, gstRate: 18 };
    const items = [checkoutItem(), checkoutItem({ productId: 'p2' })];
    const facts = [
      { ...fact, productId: 'p1', gstRate: 5 },
      { ...fact, productId: 'p2' },
    ];
    const { feePaise, taxes } = checkoutTotals(items, facts, null, 2_500);
    expect(feePaise).toBe(2_500);
    expect(taxes).toEqual([
      { taxBp: 500, taxablePaise: 28_500, taxPaise: 1_425 },
      { taxBp: 1_800, taxablePaise: 31_000, taxPaise: 5_580 },
    ]);
  });

  it('has no fee without items, before the cart is read', () => {
    expect(checkoutTotals([], null, null, 2_500)).toMatchObject({ payablePaise: 0, subtotalPaise: 0 });
  });
});
