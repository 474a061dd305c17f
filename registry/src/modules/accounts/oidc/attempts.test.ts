import { expect, it } from '@jest/globals';
import { createAttempts } from './attempts';
import { attemptMs } from '../../../durations';

const now = new Date('2026-11-20T06:00:00Z');
const attempt = {
  ...{
    state: 's',
    nonce: 'n',
    verifier: 'v',
    redirectUri: 'https://ops.example/ops/sign-in/openid/callback',
  },
  until: now.getTime() + attemptMs,
};
const attempts = createAttempts('key');
const sealed = attempts.seal(attempt);

it('an attempt can be opened by every process with the same key, until it expires', () => {
  expect(createAttempts('key').open(sealed, now)).toEqual(attempt);
  expect(attempts.open(sealed, new Date(attempt.until))).toBeNull();
  expect(sealed).not.toBe(attempts.seal(attempt));
});

it('rejects an attempt that was changed, was sealed with another key or is empty', () => {
  const changed = Buffer.from(sealed, 'base64url');
  changed[40] = (changed[40] ?? 0) ^ 1;
  for (const wrong of [changed.toString('base64url'), createAttempts('other').seal(attempt), '', 'abc']) {
    expect(attempts.open(wrong, now)).toBeNull();
  }
});
