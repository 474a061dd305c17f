import { expect, it } from '@jest/globals';
import {
  dateFormatter,
  dateTimeInIndia,
  dayInIndia,
  formatDate,
  formatDateTime,
  formatDayAndMonth,
  formatShortDate,
  formatTime,
  readDateTimeInIndia,
} from './dates';

it.each([
  [formatDate, '1 January 2027'],
  [formatShortDate, '1 Jan 2027'],
  [formatDayAndMonth, '1 Jan'],
  [formatDateTime, '1 Jan 2027, 12:05 am'],
  [formatTime, '00:05'],
  [dayInIndia, '2027-01-01'],
  [dateFormatter({ hour: 'numeric' }), '12 am'],
])('formats a moment in the time of India (%#)', (format, text) => {
  // The space before "am" is a different character in some versions of the locale data.
  const shown = (moment: string | number | Date) => format(moment).replace(/\s/gu, ' ');
  expect(shown('2026-12-31T18:35:00Z')).toBe(text);
  expect(shown(Date.UTC(2026, 11, 31, 18, 35))).toBe(text);
  expect(shown(new Date('2027-01-01T00:05:00+05:30'))).toBe(text);
});

it('formats the day in India, independent of the time zone', () => {
  expect(formatDate('2026-08-13T18:29:59.000Z')).toBe('13 August 2026');
  expect(formatDate('2026-08-13T18:30:00.000Z')).toBe('14 August 2026');
});

it('returns an empty text for an invalid date', () => {
  expect(formatDate('no date')).toBe('');
});

it.each([
  ['2026-08-14 15:05', '2026-08-14T09:35:00.000Z'],
  ['2026-08-14T15:05', '2026-08-14T09:35:00.000Z'],
  ['2026-08-14 15:05:00', '2026-08-14T09:35:00.000Z'],
  ['14-08-2026 9:05', '2026-08-14T03:35:00.000Z'],
  ['14/8/2026', '2026-08-13T18:30:00.000Z'],
  ['2026-08-14', '2026-08-13T18:30:00.000Z'],
  ['2026-08-14T09:35:00.000Z', '2026-08-14T09:35:00.000Z'],
  ['2026-08-14T15:05:00+05:30', '2026-08-14T09:35:00.000Z'],
])('reads %j as a date and time in India', (text, instant) => {
  expect(readDateTimeInIndia(text)?.toISOString()).toBe(instant);
});

it.each([
  '',
  'tomorrow',
  '31-11-2026',
  '2026-02-30 10:00',
  '2026-08-14 24:00',
  '14-08-26',
  '2026-13-41T00:00:00Z',
])('does not read %j as a date and time', (text) => {
  expect(readDateTimeInIndia(text)).toBeUndefined();
});

it('writes a date and time in India as form fields have it', () => {
  expect(dateTimeInIndia('2026-12-31T18:35:59.000Z')).toBe('2027-01-01T00:05');
});
