import { isApiFailure, type PaymentConfirmation } from '@shop/contracts';
import { paymentAlert, type PaymentAlert } from './alerts';
import { paymentMessages } from './payment-messages';
import type { BookedOrder, PaymentGateway, PaymentRun } from './payment-run';
import type { UnsettledPayment } from './payment-traces';

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

/**
 * Verifies a payment, unless only its order is known, and saves the order. The confirmation goes along: it proves the payment
 * when the session that opened the order is over. `save` is the call that saves it.
 */
export async function settlePayment(
  { purchase, gateway, onPhase }: PaymentRun,
  payment: UnsettledPayment,
  save: PaymentGateway['saveOrder'] = gateway.saveOrder,
): Promise<BookedOrder | PaymentAlert> {
  const { confirmation, orderId } = payment;
  try {
    if (confirmation) {
      onPhase('verifying');
      if (!(await isVerified(gateway, confirmation)))
        return paymentAlert(paymentMessages.refused, { isFinal: true, unsettled: payment });
    }
    onPhase('saving');
    const { order } = await save({
      ...purchase.shipping,
      products: purchase.products,
      ...(confirmation ?? { razorpay_order_id: orderId }),
    });
    return { kind: 'booked', orderId: order._id, link: order.link ?? null };
  } catch (reason) {
    return paymentAlert(paymentMessages.unverified, { isFinal: isFinal(reason), unsettled: payment });
  }
}
