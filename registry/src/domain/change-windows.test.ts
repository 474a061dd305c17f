import { describe, expect, it } from '@jest/globals';
import { alwaysOpen, checkWindows, isOpenAt, nextOpening } from './change-windows';

const days = ['mon', 'tue', 'wed', 'thu', 'fri'] as const;
const office = {
  timeZone: 'Asia/Kolkata',
  windows: [{ days: [...days], from: '10:00', to: '18:00' }],
  holidays: ['2026-11-25'],
};
/** A time in IST. */
const ist = (text: string) => new Date(`${text}:00+05:30`);

describe('change windows', () => {
  it.each([
    ['2026-11-23T09:59', false],
    ['2026-11-23T10:00', true],
    ['2026-11-23T17:59', true],
    ['2026-11-23T18:00', false],
    ['2026-11-22T12:00', false],
    ['2026-11-25T12:00', false],
  ])('open at %s in India: %s', (at, isOpen) => {
    expect(isOpenAt(office, ist(at))).toBe(isOpen);
  });

  it('find the next opening after nights, weekends and holidays', () => {
    const after = (at: string) => nextOpening(office, ist(at));
    expect(after('2026-11-23T08:00')).toEqual(ist('2026-11-23T10:00'));
    expect(after('2026-11-23T18:00')).toEqual(ist('2026-11-24T10:00'));
    expect(after('2026-11-24T20:00')).toEqual(ist('2026-11-26T10:00'));
    expect(after('2026-11-27T23:30')).toEqual(ist('2026-11-30T10:00'));
  });

  it('only close on holidays when windows are not set', () => {
    expect(isOpenAt(alwaysOpen, ist('2026-11-22T03:00'))).toBe(true);
    const festival = { ...alwaysOpen, holidays: ['2026-11-08', '2026-11-09'] };
    expect(isOpenAt(festival, ist('2026-11-08T12:00'))).toBe(false);
    expect(nextOpening(festival, ist('2026-11-08T12:00'))).toEqual(ist('2026-11-10T00:00'));
  });

  it('use local time in their time zone, even when daylight saving changes', () => {
    const berlin = { ...office, timeZone: 'Europe/Berlin', holidays: [] };
    expect(nextOpening(berlin, new Date('2026-03-27T20:00:00Z'))).toEqual(new Date('2026-03-30T08:00:00Z'));
    expect(isOpenAt(berlin, new Date('2026-03-27T08:59:00Z'))).toBe(false);
    expect(isOpenAt(berlin, new Date('2026-03-27T09:00:00Z'))).toBe(true);
  });

  it('have no next opening when a whole year is closed', () => {
    const start = Date.parse('2026-01-01T00:00:00Z');
    const holidays = Array.from({ length: 365 }, (_, day) =>
      new Date(start + day * 86_400_000).toISOString().slice(0, 10),
    );
    expect(nextOpening({ ...office, holidays }, ist('2026-06-01T12:00'))).toBeNull();
  });

  it.each([
    [{ ...office, timeZone: 'India' }, '"India" is not a time zone. Use a name such as Asia/Kolkata.'],
    [
      { ...office, windows: [{ days: [...days], from: '22:00', to: '02:00' }] },
      'A window from 22:00 to 02:00 ends before it begins. Use two windows to span midnight.',
    ],
    [{ ...office, holidays: ['2026-02-30'] }, '"2026-02-30" is not a date. Use the form 2026-11-08.'],
  ])('are refused if they are invalid', (calendar, message) => {
    expect(() => checkWindows(calendar)).toThrow(message);
  });
});
