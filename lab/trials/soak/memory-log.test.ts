import { expect, it } from '@jest/globals';
import { compareEnds } from './memory-log';

it('compares the first sixth with the last one, excluding the warm-up', () => {
  const warmUp = [1, 1, 1, 1, 1, 1];
  const samples = [...warmUp, 10, 11, 12, 13, 14, ...Array<number>(20).fill(50), 20, 21, 22, 23, 24];
  expect(compareEnds(samples)).toEqual({ first: 12, last: 22 });
});

it('returns nothing for few samples', () => {
  expect(compareEnds([1, 2, 3])).toBeUndefined();
});
