import { expect, it } from '@jest/globals';
import type { OpenRefund } from '../../api/types';
import { reviewedOrder } from '../../testing/fixtures';
import { explainPayment } from './payment-problem';

const refund = (change: Partial<OpenRefund>) => ({ ...reviewedOrder().refunds[0], ...change }) as OpenRefund;

it.each([
  ['shows no action for a pending refund', [refund({})], /^No action needed/],
  [
    'suggests a retry for a refund that was attempted before',
    [refund({ attempts: 3 })],
    /^The shop retries automatically/,
  ],
  [
    'points to the provider for a refund that failed',
    [refund({}), refund({ status: 'failed' })],
    /^The payment provider could not/,
  ],
  ['points to the provider for a payment without a refund', [], /^Check the payment/],
] as const)('%s', (_what, refunds, nextStep) => {
  expect(explainPayment(reviewedOrder({ refunds }))).toEqual({
    reason: refunds[0]?.reason ?? 'The payment does not match the order, and it has not been refunded',
    nextStep: expect.stringMatching(nextStep),
  });
});
