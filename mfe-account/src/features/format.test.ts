import { expect, it } from '@jest/globals';
import { formatDate } from './format';

it('formats the day in India, whatever the time zone', () => {
  expect(formatDate('2026-08-13T18:29:59.000Z')).toBe('13 August 2026');
  expect(formatDate('2026-08-13T18:30:00.000Z')).toBe('14 August 2026');
});

it('returns an empty text for an invalid date', () => {
  expect(formatDate('soon')).toBe('');
});
