import { expect, it } from '@jest/globals';
import { percentile } from './percentile';

it('finds percentiles in unsorted values', () => {
  const values = Array.from({ length: 100 }, (_, at) => 100 - at);
  expect([0.5, 0.99, 1].map((share) => percentile(values, share))).toEqual([50, 99, 100]);
  expect(percentile([7], 0.5)).toBe(7);
  expect(percentile([], 0.99)).toBe(0);
});
