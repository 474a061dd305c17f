import { expect, it } from '@jest/globals';
import { waitAfter } from './outbox';

it.each([
  [1, 10],
  [2, 20],
  [3, 40],
  [4, 60],
  [5_000, 60],
])('after %d failures it waits %d ms', (failures, ms) => {
  expect(waitAfter(failures, { firstMs: 10, maxMs: 60 })).toBe(ms);
});
