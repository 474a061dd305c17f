import { expect, it } from '@jest/globals';
import { newOrderId, orderNumber } from './order-ids';

it('makes ids that fit a receipt and differ', () => {
  const ids = Array.from({ length: 100 }, newOrderId);
  expect(new Set(ids).size).toBe(100);
  for (const id of ids) expect(id).toMatch(/^ord_[0-9a-hjkmnp-tv-z]{26}$/);
});

it('shows a number that can be read over the phone', () => {
  expect(orderNumber('ord_4f7k29qxbm0000000000000000')).toBe('VC-4F7K2-9QXBM');
});
