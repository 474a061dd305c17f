import { expect, it } from '@jest/globals';
import { textLimits, tooLong, type LimitedText } from './text-limits';

const kinds = Object.keys(textLimits) as LimitedText[];

it.each(kinds)('%s is valid up to its limit, and too long with one more character', (kind) => {
  expect(tooLong(kind, 'x'.repeat(textLimits[kind]))).toBeUndefined();
  expect(tooLong(kind, 'x'.repeat(textLimits[kind] + 1))).toMatch(
    new RegExp(` must not be longer than ${textLimits[kind]} characters$`),
  );
});

it('counts an emoji as one character, as the API does', () => {
  expect(tooLong('pinCode', '📮'.repeat(20))).toBeUndefined();
  expect(tooLong('pinCode', '📮'.repeat(21))).toBe('PIN code must not be longer than 20 characters');
});
