import { shop } from '@shop/config';
import { isApiFailure, type PaymentConfirmation } from '@shop/contracts';
import { paymentAlert, type PaymentAlert } from './payment-alert';
import { windowTimeout } from './payment-limits';
import { paymentMessages } from './payment-messages';
import type { PaidBefore, PaymentOutcome, PaymentRun } from './payment-run';
import { parseConfirmation } from './parse-confirmation';
import { settlePayment } from './settle-payment';

function notStarted(reason: unknown): PaymentAlert {
  // A refusal, and a shop that is busy, say what a shopper can do; other failures have a machine's words.
  const isPlain = isApiFailure(reason) && (reason.status < 500 || reason.status === 503);
  return paymentAlert(paymentMessages.notStarted, {
    reason: isPlain ? reason.message : null,
    // A conflict is about the goods: price or stock.
    stalePrices: isPlain && reason.status === 409,
  });
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
      timeout: order.payWithin ?? windowTimeout,
      contact: shipping,
    });
    if (ended.kind === 'dismissed') return paymentAlert(paymentMessages.cancelled);
    return parseConfirmation(ended.response) ?? paymentAlert(paymentMessages.incomplete);
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
