import { describe, expect, it } from '@jest/globals';
import { readConfig } from './config';
import { paymentOrigins, readPaymentSettings, refusePublicSandbox } from './payment-settings';

const keys = {
  RAZORPAY_KEY_ID: 'rzp_live_AbCdEf123456',
  RAZORPAY_KEY_SECRET: 'secret',
  RAZORPAY_WEBHOOK_SECRET: 'whsec',
};

describe('readPaymentSettings', () => {
  it('returns the sandbox without keys', () => {
    expect(readPaymentSettings({})).toEqual({ kind: 'sandbox', webhooks: 'normal' });
    expect(readPaymentSettings({ PAYMENT_SANDBOX_WEBHOOKS: 'repeat' })).toMatchObject({ webhooks: 'repeat' });
  });

  it('returns Razorpay with all three keys, and accepts the previous webhook secret during a change', () => {
    expect(readPaymentSettings(keys)).toMatchObject({ kind: 'razorpay', webhookSecrets: ['whsec'] });
    expect(readPaymentSettings({ ...keys, RAZORPAY_WEBHOOK_SECRET_PREVIOUS: 'old' })).toMatchObject({
      webhookSecrets: ['whsec', 'old'],
    });
  });

  it('refuses the sandbox together with live keys', () => {
    expect(() => readPaymentSettings({ ...keys, PAYMENT_SANDBOX: '1' })).toThrow(/live keys/);
    expect(readPaymentSettings({ ...keys, RAZORPAY_KEY_ID: 'rzp_test_a1', PAYMENT_SANDBOX: '1' }).kind).toBe(
      'sandbox',
    );
  });

  it('does not fall back to the sandbox when a key is missing', () => {
    expect(() => readPaymentSettings({ ...keys, RAZORPAY_KEY_SECRET: '' })).toThrow(
      /also requires RAZORPAY_KEY_SECRET/,
    );
    expect(() => readPaymentSettings({ ...keys, RAZORPAY_KEY_ID: 'abc' })).toThrow(/rzp_live_/);
    expect(() => readPaymentSettings({ PAYMENT_SANDBOX_WEBHOOKS: 'chaos' })).toThrow(/must be one of/);
  });
});

describe('paymentOrigins', () => {
  it('returns those of the provider, and null for the sandbox', () => {
    expect(paymentOrigins(readPaymentSettings(keys))).toEqual({
      script: 'https://checkout.razorpay.com',
      others: ['https://api.razorpay.com', 'https://lumberjack.razorpay.com'],
    });
    expect(paymentOrigins(readPaymentSettings({}))).toBeNull();
  });
});

const testKeys = { ...keys, RAZORPAY_KEY_ID: 'rzp_test_AbCdEf123456' };
const check = (env: Readonly<Record<string, string>>) => () => refusePublicSandbox(readConfig(env));

describe('refusePublicSandbox', () => {
  it.each<Readonly<Record<string, string>>>([
    { PUBLIC_ORIGIN: 'https://shop.example' },
    { PUBLIC_ORIGIN: 'https://shop.example:8443' },
    { PUBLIC_ORIGIN: 'https://10.0.0.5' },
    { PUBLIC_ORIGIN: 'https://localhost.shop.example' },
    { PUBLIC_ORIGIN: 'https://shop.example', PAYMENT_SANDBOX: '1' },
    { PUBLIC_ORIGIN: 'https://shop.example', PAYMENT_SANDBOX: '1', ...testKeys },
  ])('refuses %j in one line that names the setting to use', (env) => {
    expect(check(env)).toThrow(
      /^The payment sandbox cannot run at the public address https:.*: set RAZORPAY_KEY_ID, RAZORPAY_KEY_SECRET and RAZORPAY_WEBHOOK_SECRET.*, and unset PAYMENT_SANDBOX\.$/,
    );
  });

  it.each<Readonly<Record<string, string>>>([
    {},
    { PUBLIC_ORIGIN: 'https://shop.example', ...testKeys },
    { PUBLIC_ORIGIN: 'http://shop.test' },
    { PUBLIC_ORIGIN: 'https://localhost:3443' },
    { PUBLIC_ORIGIN: 'https://shop.localhost' },
    { PUBLIC_ORIGIN: 'https://127.0.0.1:3443' },
    { PUBLIC_ORIGIN: 'https://[::1]:3443' },
  ])('lets %j start', (env) => {
    expect(check(env)).not.toThrow();
  });
});
