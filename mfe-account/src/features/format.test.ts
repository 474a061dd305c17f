import { expect, it } from '@jest/globals';
import { formatDate } from './format';

it('writes the day in India, whatever the day elsewhere', () => {
  expect(formatDate('2026-08-13T18:29:59.000Z')).toBe('13 August 2026');
  expect(formatDate('2026-08-13T18:30:00.000Z')).toBe('14 August 2026');
});

it('writes nothing for what is no date', () => {
  expect(formatDate('soon')).toBe('');
});
