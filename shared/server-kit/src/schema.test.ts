import { expect, it } from '@jest/globals';
import { isStorableValue } from './schema';

const nested = (levels: number): unknown => (levels === 0 ? 'text' : [nested(levels - 1)]);

it.each([['text'], [7], [null], [{ a: ['ü', { b: '🧵' }] }], [nested(16)]])('%j can be stored', (value) => {
  expect(isStorableValue(value)).toBe(true);
});

it.each([['a\0'], [{ a: ['\ud800'] }], [{ 'a\0': 1 }], [nested(17)]])('%j cannot be stored', (value) => {
  expect(isStorableValue(value)).toBe(false);
});
