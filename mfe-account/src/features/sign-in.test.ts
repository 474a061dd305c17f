import { describe, expect, it } from '@jest/globals';
import { pageAfterSignIn, signInFor } from './sign-in';

const after = (address: string) => pageAfterSignIn(new URL(address, 'http://shop.test').searchParams);

describe('a sign-in', () => {
  it('returns to the page that requested it', () => {
    expect(after(signInFor('/user/addresses?from=a b'))).toBe('/user/addresses?from=a b');
  });

  it.each([
    ['nothing', '/auth/login'],
    ['another host', '/auth/login?next=https://elsewhere.test/'],
    ['a host without its scheme', '/auth/login?next=//elsewhere.test'],
    ['a host after a backslash', '/auth/login?next=/%5Celsewhere.test'],
    ['a script', '/auth/login?next=javascript:alert(1)'],
  ])('opens the home page if the URL contains %s', (_name, address) => {
    expect(after(address)).toBe('/');
  });
});
