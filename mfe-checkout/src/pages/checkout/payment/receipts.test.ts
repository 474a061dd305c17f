import { describe, expect, it } from '@jest/globals';
import { shippingDetails } from '@shop/testing';
import { confirmation } from '../../../testing/checkout';
import { parseReceipt, parseUnsettled, receiptFor } from './receipts';

const purchase = {
  products: [{ productId: 'p1', quantity: 1 }],
  shipping: shippingDetails(),
  amount: 16_000,
};

describe('receiptFor', () => {
  it('fits the provider’s limit and is unique', () => {
    const values = Array.from({ length: 50 }, () => receiptFor(purchase, null).value);
    expect(new Set(values).size).toBe(50);
    for (const value of values) expect(value.length).toBeLessThanOrEqual(40);
  });

  it('stays the same for the same goods and price, with any address', () => {
    const receipt = receiptFor(purchase, null);
    expect(receiptFor({ ...purchase, shipping: shippingDetails({ city: 'Nashik' }) }, receipt)).toBe(receipt);
  });

  it.each([
    ['quantity', { products: [{ productId: 'p1', quantity: 2 }] }],
    ['price', { amount: 16_100 }],
    ['gift card', { giftCard: { code: 'ABCD', amount: 5_000 } }],
  ])('changes with the %s', (_case, change) => {
    const receipt = receiptFor(purchase, null);
    expect(receiptFor({ ...purchase, ...change }, receipt).value).not.toBe(receipt.value);
  });
});

describe('parseReceipt', () => {
  it('accepts only its own format', () => {
    const receipt = receiptFor(purchase, null);
    expect(parseReceipt(JSON.parse(JSON.stringify(receipt)))).toEqual(receipt);
    for (const invalid of [
      null,
      'rcpt',
      {},
      { value: 'x', purchase: '' },
      { ...receipt, value: `${receipt.value}0` },
    ])
      expect(parseReceipt(invalid)).toBeNull();
  });
});

describe('parseUnsettled', () => {
  const unsettled = { receipt: 'r', orderId: 'order_1', amount: 16_000, confirmation };
  const stored = (value: unknown) => parseUnsettled(JSON.parse(JSON.stringify(value)));

  it.each([
    ['a captured payment', unsettled],
    ['an abandoned payment window', { ...unsettled, confirmation: null }],
  ])('reads back %s', (_what, value) => {
    expect(stored(value)).toEqual(value);
  });

  it('reads data that an earlier release stored', () => {
    expect(stored({ receipt: 'r', confirmation })).toEqual({ ...unsettled, amount: null });
  });

  it.each([null, 'r', {}, { receipt: 'r', confirmation: { ...confirmation, razorpay_signature: '' } }])(
    'returns null for %j',
    (value) => {
      expect(stored(value)).toBeNull();
    },
  );
});
