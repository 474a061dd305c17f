import { expect, it } from '@jest/globals';
import { sizeFor, usualCrowd } from './sizing';

const costs = { render: 40, cachedPage: 1, checkout: 20 };

it('adds up the capacity for the busiest hour, and leaves half of each processor free', () => {
  const size = sizeFor({ shoppersADay: 1_000_000, ...usualCrowd }, costs);
  // 1,000,000 x 0.125 / 3600 = 34.7 shoppers a second.
  expect(size?.pagesASecond).toBeCloseTo(347.2, 1);
  expect(size?.checkoutsASecond).toBeCloseTo(0.694, 3);
  // 347.2 pages of 2.95 ms and 0.694 checkouts of 20 ms.
  expect(size?.cores).toBeCloseTo(2.076, 3);
  expect(size?.shops).toBe(2);
});

it('never plans fewer than two shops, and grows with the number of shoppers', () => {
  expect(sizeFor({ shoppersADay: 100, ...usualCrowd }, costs)?.shops).toBe(2);
  expect(sizeFor({ shoppersADay: 10_000_000, ...usualCrowd }, costs)?.shops).toBe(11);
});

it('returns null if the costs are unknown', () => {
  expect(sizeFor({ shoppersADay: 100, ...usualCrowd }, { ...costs, render: null })).toBeNull();
});
