import { describe, expect, it } from '@jest/globals';
import { providerFor } from './providers';
import { razorpay } from './razorpay';
import { sandbox } from './sandbox';

describe('providerFor', () => {
  it.each([
    ['Razorpay', 'https://checkout.razorpay.com/v1/checkout.js', razorpay],
    ['the sandbox', '/sandbox/razorpay/v1/checkout.js', sandbox],
    ['Razorpay for any other script', '/checkout.js', razorpay],
  ])('finds %s by the URL of the script', (_name, script, provider) => {
    expect(providerFor(script)).toBe(provider);
  });
});
