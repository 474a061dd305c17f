import { expect, it } from '@jest/globals';
import { steppedIndex } from './stepped-index';

it.each([
  [-1, 1, 0],
  [0, 1, 1],
  [2, 1, 0],
  [-1, -1, 2],
  [0, -1, 2],
  [2, -1, 1],
])('from %d by %d of three is %d', (index, step, next) => {
  expect(steppedIndex(index, step, 3)).toBe(next);
});
