import { describe, expect, it } from '@jest/globals';
import { checkNewPassword } from './passwords';

const refusal = (message: string) =>
  expect.objectContaining({ status: 422, message, extra: { field: 'password' } });
const tooShort = refusal('Choose a longer password: at least 8 characters.');
const tooCommon = refusal('This password is too common. Choose a different one.');

describe('checkNewPassword', () => {
  it.each(['a', 'monsoon', '1234567', '🌧🌧🌧🌧', 'कागज़'])('refuses %s for its length', async (password) => {
    await expect(checkNewPassword(password)).rejects.toThrow(tooShort);
  });

  it.each(['password', '12345678', 'Sunshine', 'QWERTYUIOP', 'iloveyou', '1qaz2wsx'])(
    'refuses %s, a common password',
    async (password) => {
      await expect(checkNewPassword(password)).rejects.toThrow(tooCommon);
    },
  );

  it.each(['monsoon-27', 'rain on paper', '🌧🌧🌧🌧🌧🌧🌧🌧', 'बही खाता और कलम', ' '.repeat(8)])(
    'accepts "%s"',
    async (password) => {
      await expect(checkNewPassword(password)).resolves.toBeUndefined();
    },
  );
});
