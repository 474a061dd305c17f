import { isApiFailure, type PaymentConfirmation } from '@shop/contracts';
import { paymentAlert } from './payment-alert';
import { paymentMessages } from './payment-messages';
import type { PaidBefore, PaymentGateway, PaymentOutcome, PaymentRun } from './payment-run';

/** Whether the server has judged: asking again would not change its response. */
function isFinal(reason: unknown): boolean {
  return (
    isApiFailure(reason) && reason.status >= 400 && reason.status < 500 && ![408, 429].includes(reason.status)
  );
}

/** The server's judgement; rejects when there is none. A refusal by status code is one as well. */
async function isVerified(gateway: PaymentGateway, confirmation: PaymentConfirmation): Promise<boolean> {
  try {
    return (await gateway.verify(confirmation)).success;
  } catch (reason) {
    if (isFinal(reason)) return false;
    throw reason;
  }
}

/** What follows a payment that was taken: verified, unless the shop knows of it already, and the order saved. */
export async function settlePayment(
  { purchase, gateway, onPhase }: PaymentRun,
  taken: PaymentConfirmation | PaidBefore,
): Promise<PaymentOutcome> {
  const confirmation = 'kind' in taken ? null : taken;
  try {
    if (confirmation) {
      onPhase('verifying');
      if (!(await isVerified(gateway, confirmation))) return paymentAlert(paymentMessages.refused);
    }
    onPhase('saving');
    const { order } = await gateway.saveOrder({
      ...purchase.shipping,
      products: purchase.products,
      razorpay_order_id: taken.razorpay_order_id,
    });
    return { kind: 'booked', orderId: order._id };
  } catch (reason) {
    return paymentAlert(paymentMessages.unverified, { unsettled: isFinal(reason) ? null : confirmation });
  }
}
