import { expect, it } from '@jest/globals';
import { textLimits, tooLong, type LimitedText } from './text-limits';

const kinds = Object.keys(textLimits) as LimitedText[];

it.each(kinds)('%s fits up to its limit, and is too long with one character more', (kind) => {
  expect(tooLong(kind, 'x'.repeat(textLimits[kind]))).toBeUndefined();
  expect(tooLong(kind, 'x'.repeat(textLimits[kind] + 1))).toMatch(
    new RegExp(` must not be longer than ${textLimits[kind]} characters$`),
  );
});

it('counts characters as the API does: an emoji is one', () => {
  expect(tooLong('pinCode', '📮'.repeat(20))).toBeUndefined();
  expect(tooLong('pinCode', '📮'.repeat(21))).toBe('PIN code must not be longer than 20 characters');
});
