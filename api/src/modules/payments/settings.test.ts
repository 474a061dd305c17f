import { describe, expect, it } from '@jest/globals';
import { readPaymentSettings } from './settings';

const keys = {
  RAZORPAY_KEY_ID: 'rzp_live_AbCdEf123456',
  RAZORPAY_KEY_SECRET: 'secret',
  RAZORPAY_WEBHOOK_SECRET: 'whsec',
};

describe('readPaymentSettings', () => {
  it('is the sandbox without keys', () => {
    expect(readPaymentSettings({})).toEqual({ kind: 'sandbox', webhooks: 'normal' });
    expect(readPaymentSettings({ PAYMENT_SANDBOX_WEBHOOKS: 'repeat' })).toMatchObject({ webhooks: 'repeat' });
  });

  it('is Razorpay with all three, and takes the previous webhook secret while it is being changed', () => {
    expect(readPaymentSettings(keys)).toMatchObject({ kind: 'razorpay', webhookSecrets: ['whsec'] });
    expect(readPaymentSettings({ ...keys, RAZORPAY_WEBHOOK_SECRET_PREVIOUS: 'old' })).toMatchObject({
      webhookSecrets: ['whsec', 'old'],
    });
  });

  it('refuses the sandbox beside live keys', () => {
    expect(() => readPaymentSettings({ ...keys, PAYMENT_SANDBOX: '1' })).toThrow(/live keys/);
    expect(readPaymentSettings({ ...keys, RAZORPAY_KEY_ID: 'rzp_test_a1', PAYMENT_SANDBOX: '1' }).kind).toBe(
      'sandbox',
    );
  });

  it('never falls back to the sandbox when a key was forgotten', () => {
    expect(() => readPaymentSettings({ ...keys, RAZORPAY_KEY_SECRET: '' })).toThrow(
      /RAZORPAY_KEY_SECRET too/,
    );
    expect(() => readPaymentSettings({ ...keys, RAZORPAY_KEY_ID: 'abc' })).toThrow(/rzp_live_/);
    expect(() => readPaymentSettings({ PAYMENT_SANDBOX_WEBHOOKS: 'chaos' })).toThrow(/must be one of/);
  });
});
