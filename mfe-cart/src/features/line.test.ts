import { expect, it } from '@jest/globals';
import { itemCode } from './line';

it.each([
  [{ productId: 'p1', productCode: 'WT-0142' }, 'WT-0142'],
  [{ productId: 'p1', productCode: null }, 'ID-p1'],
  [{ productId: 'p1', productCode: '' }, 'ID-p1'],
])('reads the code of %j', (item, code) => {
  expect(itemCode(item)).toBe(code);
});
