import { describe, expect, it } from '@jest/globals';
import { readConfig } from '../../config';
import { refusePublicSandbox } from './refuse-public-sandbox';

const keys = {
  RAZORPAY_KEY_ID: 'rzp_test_AbCdEf123456',
  RAZORPAY_KEY_SECRET: 'secret',
  RAZORPAY_WEBHOOK_SECRET: 'whsec',
};
const check = (env: Readonly<Record<string, string>>) => () => refusePublicSandbox(readConfig(env));

describe('refusePublicSandbox', () => {
  it.each<Readonly<Record<string, string>>>([
    { PUBLIC_ORIGIN: 'https://shop.example' },
    { PUBLIC_ORIGIN: 'https://shop.example:8443' },
    { PUBLIC_ORIGIN: 'https://10.0.0.5' },
    { PUBLIC_ORIGIN: 'https://localhost.shop.example' },
    { PUBLIC_ORIGIN: 'https://shop.example', PAYMENT_SANDBOX: '1' },
    { PUBLIC_ORIGIN: 'https://shop.example', PAYMENT_SANDBOX: '1', ...keys },
  ])('refuses %j in one line that says what to set', (env) => {
    expect(check(env)).toThrow(
      /^The payment sandbox does not start at the public address https:.*: set RAZORPAY_KEY_ID, RAZORPAY_KEY_SECRET and RAZORPAY_WEBHOOK_SECRET.*, and unset PAYMENT_SANDBOX\.$/,
    );
  });

  it.each<Readonly<Record<string, string>>>([
    {},
    { PUBLIC_ORIGIN: 'https://shop.example', ...keys },
    { PUBLIC_ORIGIN: 'http://shop.test' },
    { PUBLIC_ORIGIN: 'https://localhost:3443' },
    { PUBLIC_ORIGIN: 'https://shop.localhost' },
    { PUBLIC_ORIGIN: 'https://127.0.0.1:3443' },
    { PUBLIC_ORIGIN: 'https://[::1]:3443' },
  ])('lets %j start', (env) => {
    expect(check(env)).not.toThrow();
  });
});
