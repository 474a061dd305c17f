import { expect, it } from '@jest/globals';
import {
  dateFormatter,
  dayInIndia,
  formatDate,
  formatDateTime,
  formatDayAndMonth,
  formatShortDate,
  formatTime,
} from './dates';

it.each([
  [formatDate, '1 January 2027'],
  [formatShortDate, '1 Jan 2027'],
  [formatDayAndMonth, '1 Jan'],
  [formatDateTime, '1 Jan 2027, 12:05 am'],
  [formatTime, '00:05'],
  [dayInIndia, '2027-01-01'],
  [dateFormatter({ hour: 'numeric' }), '12 am'],
])("formats a point in time in India's time zone (%#)", (format, text) => {
  // The space before "am" is a different character in some versions of the locale data.
  const shown = (moment: string | number | Date) => format(moment).replace(/\s/gu, ' ');
  expect(shown('2026-12-31T18:35:00Z')).toBe(text);
  expect(shown(Date.UTC(2026, 11, 31, 18, 35))).toBe(text);
  expect(shown(new Date('2027-01-01T00:05:00+05:30'))).toBe(text);
});

it('formats the day in India, independently of the time zone', () => {
  expect(formatDate('2026-08-13T18:29:59.000Z')).toBe('13 August 2026');
  expect(formatDate('2026-08-13T18:30:00.000Z')).toBe('14 August 2026');
});

it('returns an empty text for an invalid date', () => {
  expect(formatDate('no date')).toBe('');
});
