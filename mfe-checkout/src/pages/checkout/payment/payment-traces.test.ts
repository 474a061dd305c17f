import { expect, it } from '@jest/globals';
import { confirmation } from '../../../testing/fake-provider';
import { parseUnsettled } from './payment-traces';

const unsettled = { receipt: 'r', orderId: 'order_1', amount: 16_000, confirmation };
const stored = (value: unknown) => parseUnsettled(JSON.parse(JSON.stringify(value)));

it.each([
  ['a payment that was taken', unsettled],
  ['a window that was left open', { ...unsettled, confirmation: null }],
])('reads back %s', (_what, value) => {
  expect(stored(value)).toEqual(value);
});

it('reads what an earlier release stored', () => {
  expect(stored({ receipt: 'r', confirmation })).toEqual({ ...unsettled, amount: null });
});

it.each([null, 'r', {}, { receipt: 'r', confirmation: { ...confirmation, razorpay_signature: '' } }])(
  'reads nothing from %j',
  (value) => {
    expect(stored(value)).toBeNull();
  },
);
