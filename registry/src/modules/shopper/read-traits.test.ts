import { describe, expect, it } from '@jest/globals';
import { readTraits } from './read-traits';
import { staffCookiesFor, staffPass } from './cookies';

const now = new Date('2026-11-20T06:00:00Z');
const key = 'a key';
const traitsOf = (headers: Record<string, string>, cityHeader?: string, at = now) =>
  readTraits(headers, { key, now: at, secure: false, cityHeader });

describe('the traits of a shopper', () => {
  it.each([
    [{ 'sec-ch-ua-mobile': '?1', 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64)' }, true],
    [{ 'sec-ch-ua-mobile': '?0', 'user-agent': 'Mozilla/5.0 (Linux; Android 14) Mobile' }, false],
    [{ 'user-agent': 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Mobile/15E148' }, true],
    [{ 'user-agent': 'Mozilla/5.0 (Linux; Android 14; K) AppleWebKit/537.36 Mobile Safari/537.36' }, true],
    [{ 'user-agent': 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)' }, false],
    [{}, false],
  ])('%j is from a phone: %s', (headers, isNarrow) => {
    expect(traitsOf(headers).isNarrow).toBe(isNarrow);
  });

  it('read the city only from the configured header', () => {
    const headers = { 'cf-ipcity': 'Sawai%20Madhopur', 'x-city': '100%' };
    expect(traitsOf(headers, 'cf-ipcity').city).toBe('Sawai Madhopur');
    expect(traitsOf(headers, 'x-city').city).toBe('100%');
    expect([traitsOf(headers).city, traitsOf({}, 'cf-ipcity').city]).toEqual([null, null]);
  });

  it('recognise a browser in which a shopper has signed in before', () => {
    expect(traitsOf({ cookie: 'cohort=a; browser=token' }).hasSignedIn).toBe(true);
    expect(traitsOf({ cookie: 'cohort=a; session=token' }).hasSignedIn).toBe(false);
  });
});

describe('a staff browser', () => {
  const laterBy = (ms: number) => new Date(now.getTime() + ms);
  const hour = 60 * 60 * 1000;
  const cookieOf = (pass: string, at = now) =>
    /^staff=([^;]*);/.exec(staffCookiesFor(pass, { key, now: at, secure: false })?.[0] ?? '')?.[1];

  it('is marked for a month by a pass that is less than an hour old, and can be unmarked', () => {
    const { pass, until } = staffPass(key, now);
    expect(until).toEqual(laterBy(hour));
    const cookie = `staff=${cookieOf(pass)}`;
    expect(traitsOf({ cookie }).isStaff).toBe(true);
    expect(traitsOf({ cookie }, undefined, laterBy(29 * 24 * hour)).isStaff).toBe(true);
    expect(traitsOf({ cookie }, undefined, laterBy(31 * 24 * hour)).isStaff).toBe(false);
    expect(cookieOf(pass, laterBy(2 * hour))).toBeUndefined();
    expect(staffCookiesFor('off', { key, now, secure: true })).toEqual([
      '__Host-staff=; Max-Age=0; Path=/; HttpOnly; Secure; SameSite=Lax',
      '__Host-staff-hint=; Max-Age=0; Path=/; Secure; SameSite=Lax',
    ]);
  });

  it('is not recognised by a forged cookie, a pass signed with a different key, or the pass itself as a cookie', () => {
    const { pass } = staffPass(key, now);
    for (const made of ['staff=yes', `staff=${encodeURIComponent(pass)}`, 'staff=staff%3A99999999999999.x']) {
      expect(traitsOf({ cookie: made }).isStaff).toBe(false);
    }
    expect(cookieOf(staffPass('another key', now).pass)).toBeUndefined();
    expect(cookieOf(decodeURIComponent(cookieOf(pass) ?? ''))).toBeUndefined();
  });

  it('also gets a hint cookie that scripts can read, with the same lifetime and without any rights', () => {
    const { pass } = staffPass(key, now);
    const [staff = '', hint = ''] = staffCookiesFor(pass, { key, now, secure: false }) ?? [];
    expect(staff).toMatch(/^staff=[^;]+; Max-Age=2592000; Path=\/; HttpOnly; SameSite=Lax$/);
    expect(hint).toBe('staff-hint=1; Max-Age=2592000; Path=/; SameSite=Lax');
    expect(traitsOf({ cookie: 'staff-hint=1' }).isStaff).toBe(false);
  });
});
