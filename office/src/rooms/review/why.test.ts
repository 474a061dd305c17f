import { expect, it } from '@jest/globals';
import type { OpenRefund } from '../../api/types';
import { reviewedOrder } from '../../testing/fixtures';
import { why } from './why';

const refund = (change: Partial<OpenRefund>) => ({ ...reviewedOrder().refunds[0], ...change }) as OpenRefund;

it.each([
  ['a refund that is on its way', [refund({})], /^Nothing/],
  ['a refund that was tried before', [refund({ attempts: 3 })], /^The shop retries automatically/],
  ['a refund that failed', [refund({}), refund({ status: 'failed' })], /^The payment provider could not/],
  ['money without a refund', [], /^Check the payment/],
] as const)('%s', (_what, refunds, wayOut) => {
  expect(why(reviewedOrder({ refunds }))).toEqual({
    reason: refunds[0]?.reason ?? 'The payment is not accounted for, and there is no refund due',
    wayOut: expect.stringMatching(wayOut),
  });
});
