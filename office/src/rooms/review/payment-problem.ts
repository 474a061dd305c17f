import type { ReviewedOrder } from '../../api/types';

/** Whether an order has a payment problem, not only an email address that does not work. */
export const hasPaymentProblem = ({ status, refunds }: ReviewedOrder): boolean =>
  refunds.length > 0 || status === 'review' || status === 'refund_pending';

/** The payment problem of an order, and what staff can do about it. */
export function explainPayment({ status, refunds }: ReviewedOrder): {
  readonly reason: string;
  readonly nextStep: string;
} {
  const [refund] = refunds;
  const reason = refund?.reason ?? 'The payment does not match the order, and it has not been refunded';
  if (refunds.some((one) => one.status === 'failed')) {
    return {
      reason,
      nextStep:
        'The payment provider could not refund the payment. Try again, or refund it in the provider’s dashboard.',
    };
  }
  if (refunds.some(({ attempts }) => attempts > 1)) {
    return {
      reason,
      nextStep: 'The shop retries automatically. Retry now if the provider is available again.',
    };
  }
  if (refund)
    return { reason, nextStep: 'No action needed. The payment is refunded automatically within minutes.' };
  return {
    reason,
    nextStep: `Check the payment in the provider’s dashboard, and refund it there: the order is ${status === 'review' ? 'in review' : 'waiting for a refund'} until then.`,
  };
}
