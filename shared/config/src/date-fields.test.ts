import { expect, it } from '@jest/globals';
import { dateTimeInIndia, readDateTimeInIndia } from './date-fields';

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

it('formats a date and time in India for a form field', () => {
  expect(dateTimeInIndia('2026-12-31T18:35:59.000Z')).toBe('2027-01-01T00:05');
});
