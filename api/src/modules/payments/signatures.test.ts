import { describe, expect, it } from '@jest/globals';
import { hmacHex, isSignedBy } from './signatures';

describe('isSignedBy', () => {
  const signature = hmacHex('second', 'order_1|pay_1');

  it('accepts either secret of a rotation', () => {
    expect(isSignedBy(['first', 'second'], 'order_1|pay_1', signature)).toBe(true);
    expect(isSignedBy(['second', 'first'], 'order_1|pay_1', signature.toUpperCase())).toBe(true);
  });

  it.each([
    ['another secret', ['first'], 'order_1|pay_1', signature],
    ['other data', ['second'], 'order_2|pay_1', signature],
    ['a cut signature', ['second'], 'order_1|pay_1', signature.slice(0, 62)],
    ['what is no hex', ['second'], 'order_1|pay_1', 'z'.repeat(64)],
    ['nothing', ['second'], 'order_1|pay_1', ''],
    ['no secret at all', [], 'order_1|pay_1', signature],
  ])('refuses %s', (_case, secrets, data, given) => {
    expect(isSignedBy(secrets, data, given)).toBe(false);
  });
});
