import { expect, it } from '@jest/globals';
import { median, spread } from './statistics';

it.each([
  [[3, 1, 2], 2],
  [[4, 1, 3, 2], 2.5],
  [[null, 7, undefined], 7],
  [[0, 0, 9], 0],
  [[null], null],
  [[], null],
])('the median of %j is %j', (values, expected) => {
  expect(median(values)).toBe(expected);
});

it.each([
  [
    [30, 4, null, 100],
    [4, 100],
  ],
  [[5], [5, 5]],
  [[null], null],
])('%j spread over %j', (values, expected) => {
  expect(spread(values)).toEqual(expected);
});
