import type { ReviewedOrder } from '../../api/types';

/** Whether an order is listed for its money, and not for its email address alone. */
export const isMoneyOdd = ({ status, refunds }: ReviewedOrder): boolean =>
  refunds.length > 0 || status === 'review' || status === 'refund_pending';

/** The payment problem of an order, and what staff can do about it. */
export function why({ status, refunds }: ReviewedOrder): {
  readonly reason: string;
  readonly wayOut: string;
} {
  const [refund] = refunds;
  const reason = refund?.reason ?? 'The payment is not accounted for, and there is no refund due';
  if (refunds.some((one) => one.status === 'failed')) {
    return {
      reason,
      wayOut:
        'The payment provider could not refund the payment. Try again, or refund it in the provider’s dashboard.',
    };
  }
  if (refunds.some(({ attempts }) => attempts > 1)) {
    return {
      reason,
      wayOut: 'The shop retries automatically. Retry now if the provider is available again.',
    };
  }
  if (refund)
    return { reason, wayOut: 'Nothing: the shop refunds the payment automatically within minutes.' };
  return {
    reason,
    wayOut: `Check the payment in the provider’s dashboard, and refund it there: the order is ${status === 'review' ? 'in review' : 'waiting for a refund'} until then.`,
  };
}
