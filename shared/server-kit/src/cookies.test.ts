import { expect, it } from '@jest/globals';
import { readCookie, setCookieText } from './cookies';

it.each([
  ['cohort=abc; ops=ses_1', 'ops', 'ses_1'],
  ['ops = spaced ; cohort=abc', 'ops', 'spaced'],
  ['ops=first; ops=second', 'ops', 'first'],
  ['text=a%20b%3B', 'text', 'a b;'],
  ['text=%zz', 'text', undefined],
  ['xops=1', 'ops', undefined],
  [undefined, 'ops', undefined],
])('in %j, reads the cookie %s as %j', (header, name, value) => {
  expect(readCookie(header, name)).toBe(value);
});

it('reads back the value that it writes', () => {
  const text = setCookieText({ name: 'text', value: 'a b; ü', seconds: 60, secure: false });
  expect(text).toBe('text=a%20b%3B%20%C3%BC; Max-Age=60; Path=/; HttpOnly; SameSite=Lax');
  expect(readCookie(text, 'text')).toBe('a b; ü');
});

it('binds a secure cookie to the host, and removes a cookie without a value', () => {
  const removed = { name: 'ops', value: null, seconds: 60, secure: true } as const;
  expect(setCookieText({ ...removed, sameSite: 'strict' })).toBe(
    '__Host-ops=; Max-Age=0; Path=/; HttpOnly; Secure; SameSite=Strict',
  );
  expect(setCookieText({ ...removed, readable: true })).toBe(
    '__Host-ops=; Max-Age=0; Path=/; Secure; SameSite=Lax',
  );
});
