import { expect, it } from '@jest/globals';
import { shippingDetails } from '@shop/testing';
import { confirmation } from '../../testing/fake-provider';
import { parseUnsettled, unsettledOf } from './payment-traces';
import { receiptFor } from './receipt';

const purchase = {
  products: [{ productId: 'p1', quantity: 1 }],
  shipping: shippingDetails(),
  amount: 16_000,
};
const receipt = receiptFor(purchase, null);
const traces = { receipt, unsettled: { receipt: receipt.value, confirmation } };

it('finds a payment that was taken for the same goods, wherever they go now', () => {
  expect(unsettledOf(traces, { ...purchase, shipping: shippingDetails({ city: 'Nashik' }) })).toEqual(
    confirmation,
  );
});

it('never takes the payment of other goods for this one', () => {
  expect(unsettledOf(traces, { ...purchase, amount: 32_000 })).toBeNull();
  expect(unsettledOf({ ...traces, unsettled: null }, purchase)).toBeNull();
});

it('reads back what was stored, and nothing else', () => {
  expect(parseUnsettled(JSON.parse(JSON.stringify(traces.unsettled)))).toEqual(traces.unsettled);
  expect(
    parseUnsettled({ receipt: 'r', confirmation: { ...confirmation, razorpay_signature: '' } }),
  ).toBeNull();
  expect(parseUnsettled(null)).toBeNull();
});
