import { shop } from '@shop/config';
import { isApiFailure, type PaymentConfirmation } from '@shop/contracts';
import { paymentAlert, type PaymentAlert } from './payment-alert';
import { paymentMessages } from './payment-messages';
import type { PaidBefore, PaymentOutcome, PaymentRun } from './payment-run';
import { parseConfirmation } from './parse-confirmation';
import { settlePayment } from './settle-payment';

function notStarted(reason: unknown): PaymentAlert {
  // A conflict is about the goods (price, stock), and the server's words tell the shopper which.
  if (isApiFailure(reason) && reason.status === 409)
    return paymentAlert(reason.message, { stalePrices: true });
  // Too much at once: the server says how long to wait.
  if (isApiFailure(reason) && reason.status === 429) return paymentAlert(reason.message);
  return paymentAlert(paymentMessages.notStarted);
}

async function takePayment(run: PaymentRun): Promise<PaymentConfirmation | PaidBefore | PaymentAlert> {
  const { purchase, receipt, gateway, provider, onPhase } = run;
  try {
    onPhase('starting');
    const { key, checkoutScript } = await gateway.fetchKey();
    const { products, shipping, amount } = purchase;
    const order = await gateway.createOrder({
      ...shipping,
      amount,
      currency: shop.currency,
      receipt,
      products,
    });
    if (order.paid) return { kind: 'paid', razorpay_order_id: order.id };
    await provider.load(checkoutScript);
    onPhase('paying');
    const ended = await provider.open({
      key,
      orderId: order.id,
      amount: order.amount,
      currency: order.currency,
      contact: shipping,
    });
    if (ended.kind === 'dismissed') return paymentAlert(paymentMessages.cancelled);
    return parseConfirmation(ended.answer) ?? paymentAlert(paymentMessages.incomplete);
  } catch (reason) {
    return notStarted(reason);
  }
}

/**
 * One attempt to pay: key, order, the provider's window, verification, the order saved. It never rejects; whatever
 * fails becomes an alert after which the shopper can try again. A payment already taken is settled, never taken twice.
 */
export async function runPayment(run: PaymentRun): Promise<PaymentOutcome> {
  const taken = run.unsettled ?? (await takePayment(run));
  const outcome = 'kind' in taken && taken.kind === 'alert' ? taken : await settlePayment(run, taken);
  run.onPhase(outcome.kind === 'booked' ? 'booked' : 'idle');
  return outcome;
}
