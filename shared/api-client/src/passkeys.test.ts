import { describe, expect, it } from '@jest/globals';
import { canUsePasskeys, passkeyProblem } from './passkeys';

const at = (hostname: string) => ({ PublicKeyCredential: null, location: { hostname } });

describe('passkeys', () => {
  it.each(['shop.example', 'localhost', 'office.shop.example', '1.example'])('work at %s', (hostname) => {
    expect(canUsePasskeys(at(hostname))).toBe(true);
  });

  it.each(['127.0.0.1', '10.0.0.7', '[::1]'])('do not work at %s', (hostname) => {
    expect(canUsePasskeys(at(hostname))).toBe(false);
  });

  it('do not work on the server and in old browsers', () => {
    expect(canUsePasskeys({})).toBe(false);
    expect(canUsePasskeys({ location: { hostname: 'shop.example' } })).toBe(false);
  });
});

it.each([
  ['NotAllowedError', 'The passkey was not used. Try again.'],
  ['InvalidStateError', 'This device already has a passkey for your account.'],
  ['SecurityError', 'Your browser could not use a passkey. Try again.'],
])('a %s has a message', (name, message) => {
  expect(passkeyProblem(new DOMException('', name))).toBe(message);
});
