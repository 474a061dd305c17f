import { expect, it } from '@jest/globals';
import type { WishlistItem } from '@shop/store';
import { itemCode, wishedChoice } from './line';

it.each([
  [{ productId: 'p1', productCode: 'WT-0142' }, 'WT-0142'],
  [{ productId: 'p1', productCode: null }, 'ID-p1'],
  [{ productId: 'p1', productCode: '' }, 'ID-p1'],
])('reads the code of %j', (item, code) => {
  expect(itemCode(item)).toBe(code);
});

it.each([
  ['Green / A5', { colors: 'Green / A5', variant: 'Green / A5' }],
  ['Red', { colors: 'Green,Red', variant: '15 mm', color: 'Red' }],
  [null, { colors: 'Green,Red', variant: '15 mm' }],
  [null, { colors: '', variant: 'Default' }],
])('the choice is %s for a wishlist entry with %j', (choice, item) => {
  expect(wishedChoice(item as WishlistItem)).toBe(choice);
});
