import { expect, it } from '@jest/globals';
import { rotate } from './rotate';

it('puts each item first in turn', () => {
  const rounds = [0, 1, 2, 3].map((round) => rotate(['a', 'b', 'c'], round).join(''));
  expect(rounds).toEqual(['abc', 'bca', 'cab', 'abc']);
  expect(rotate([], 4)).toEqual([]);
});
