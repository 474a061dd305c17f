import { describe, expect, it } from '@jest/globals';
import { authenticatorUri, newAuthenticatorSecret, stepOfCode } from './authenticator';

/** The secret of RFC 6238, appendix B, in Base32. */
const secret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';
const at = (seconds: number) => new Date(seconds * 1000);

describe('codes of an authenticator', () => {
  it('are those of RFC 6238', () => {
    expect(stepOfCode(secret, '287082', at(59), null)).toBe(1);
    expect(stepOfCode(secret, '081804', at(1111111109), null)).toBe(37037036);
    expect(stepOfCode(secret, '081 804', at(1111111109), null)).toBe(37037036);
  });

  it('are valid for one step before and after', () => {
    expect(stepOfCode(secret, '287082', at(89), null)).toBe(1);
    expect(stepOfCode(secret, '287082', at(29), null)).toBe(1);
    expect(stepOfCode(secret, '287082', at(120), null)).toBeNull();
    expect(stepOfCode(secret, '287083', at(59), null)).toBeNull();
    expect(stepOfCode(secret, '', at(59), null)).toBeNull();
  });

  it('work once, and not if a later code was used', () => {
    expect(stepOfCode(secret, '287082', at(59), 0)).toBe(1);
    expect(stepOfCode(secret, '287082', at(59), 1)).toBeNull();
    expect(stepOfCode(secret, '287082', at(59), 2)).toBeNull();
  });

  it('are set up with a URI that contains the name of the account', () => {
    const made = newAuthenticatorSecret();
    expect(made).toMatch(/^[A-Z2-7]{32}$/);
    const uri = new URL(authenticatorUri('Vintage Craft operations', 'Asha Rao', made));
    expect([uri.protocol, uri.host, uri.searchParams.get('secret')]).toEqual(['otpauth:', 'totp', made]);
    expect(decodeURIComponent(uri.pathname)).toBe('/Vintage Craft operations:Asha Rao');
  });
});
