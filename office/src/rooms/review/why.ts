import type { ReviewedOrder } from '../../api/types';

/** Whether an order is listed for its money, and not for its email address alone. */
export const isMoneyOdd = ({ status, refunds }: ReviewedOrder): boolean =>
  refunds.length > 0 || status === 'review' || status === 'refund_pending';

/** What is odd about an order's money, and what can be done, in the words of somebody who has to do it. */
export function why({ status, refunds }: ReviewedOrder): {
  readonly reason: string;
  readonly wayOut: string;
} {
  const [refund] = refunds;
  const reason = refund?.reason ?? 'The money is not accounted for, and no refund is owed';
  if (refunds.some((one) => one.status === 'failed')) {
    return {
      reason,
      wayOut:
        'The payment provider could not send the money back. Try again, or send it back in its dashboard.',
    };
  }
  if (refunds.some(({ attempts }) => attempts > 1)) {
    return { reason, wayOut: 'The shop keeps trying by itself. Try again at once if the provider is back.' };
  }
  if (refund) return { reason, wayOut: 'Nothing: the shop sends the money back by itself within minutes.' };
  return {
    reason,
    wayOut: `Compare the payment in the provider’s dashboard, and send it back there: the order is ${status === 'review' ? 'in review' : 'waiting for a refund'} until it is back.`,
  };
}
