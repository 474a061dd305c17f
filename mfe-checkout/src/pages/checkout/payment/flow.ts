import { shop } from '@shop/config';
import type { CheckoutResponse } from '@shop/contracts';
import { paymentAlert, type PaymentAlert } from './alerts';
import { windowTimeout } from './payment-limits';
import { paymentMessages } from './payment-messages';
import type { DeclinedPayment, EarlierPayment, PaymentOutcome, PaymentRun } from './payment-run';
import type { UnsettledPayment } from './payment-traces';
import { parseConfirmation } from './parse-confirmation';
import { settlePayment } from './settle-payment';
import { notStarted, WindowUnavailable } from './start-failure';

/** What stops a payment before the provider has taken it. */
type Stopped = DeclinedPayment | PaymentAlert;

const isStopped = (result: Stopped | UnsettledPayment): result is Stopped => 'kind' in result;

/** Asks whether to pay although an earlier payment is known or unclear. */
async function askFirst(run: PaymentRun, state: EarlierPayment['state']): Promise<boolean> {
  run.onPhase('asking');
  return run.askToPayAgain({ amount: run.unsettled?.amount ?? null, state });
}

/** Opens the window for an order, and returns what it left to settle. */
async function openWindow(
  { purchase, receipt, provider, unsettled, onPhase, onUnsettled }: PaymentRun,
  key: string,
  order: CheckoutResponse,
): Promise<UnsettledPayment | PaymentAlert> {
  const payment = { receipt, orderId: order.id, amount: order.amount, confirmation: null };
  onPhase('paying');
  const opened = provider.open({
    key,
    orderId: order.id,
    amount: order.amount,
    currency: order.currency,
    timeout: order.payWithin ?? windowTimeout,
    contact: purchase.shipping,
  });
  // One with its identifiers can be checked, so it is the one to remember.
  if (!unsettled?.confirmation) onUnsettled(payment);
  const ended = await opened;
  if (ended.kind === 'dismissed') return paymentAlert(paymentMessages.cancelled);
  const confirmation = parseConfirmation(ended.response);
  return confirmation
    ? { ...payment, orderId: confirmation.razorpay_order_id, confirmation }
    : paymentAlert(paymentMessages.incomplete, { unsettled: payment });
}

async function takePayment(run: PaymentRun, hasAgreed: boolean): Promise<UnsettledPayment | Stopped> {
  const { purchase, receipt, gateway, provider, unsettled, onPhase } = run;
  const { products, shipping, amount } = purchase;
  try {
    onPhase('starting');
    const { key, checkoutScript } = await gateway.fetchKey();
    const unavailable = () => {
      throw new WindowUnavailable(checkoutScript);
    };
    // Before the order: one that cannot be paid would only hold the goods.
    await provider.load(checkoutScript).catch(unavailable);
    const request = { ...shipping, amount, currency: shop.currency, receipt, products };
    const order = await gateway.createOrder(request);
    if (order.paid) return { receipt, orderId: order.id, amount: order.amount, confirmation: null };
    // The same order cannot be paid twice. Another one can, and the session that opened the first may be over.
    const mayBeSecond = unsettled !== null && unsettled.orderId !== order.id && !hasAgreed;
    if (mayBeSecond && !(await askFirst(run, 'unclear'))) return { kind: 'declined', unsettled };
    return await openWindow(run, key, order).catch(unavailable);
  } catch (failure) {
    return notStarted(failure);
  }
}

/** Takes a payment and settles it. One that stops leaves the earlier payment as unsettled as it was. */
async function payNow(run: PaymentRun, hasAgreed: boolean): Promise<PaymentOutcome> {
  const taken = await takePayment(run, hasAgreed);
  return isStopped(taken)
    ? { ...taken, unsettled: taken.unsettled ?? run.unsettled }
    : settlePayment(run, taken);
}

async function attempt(run: PaymentRun): Promise<PaymentOutcome> {
  const { unsettled, receipt } = run;
  if (!unsettled) return payNow(run, false);
  const { checkOrder } = run.gateway;
  const checked = await settlePayment(run, unsettled, unsettled.confirmation ? undefined : checkOrder);
  const isBooked = checked.kind === 'booked';
  if (isBooked && unsettled.receipt === receipt) return checked;
  // Without identifiers nothing proves that money was taken: the order that is opened next decides.
  if (!isBooked && !unsettled.confirmation) return payNow(run, false);
  if (!isBooked && !checked.isFinal) return checked;
  const agrees = await askFirst(run, isBooked ? 'booked' : 'taken');
  const left = isBooked ? null : unsettled;
  return agrees ? payNow({ ...run, unsettled: left }, true) : { kind: 'declined', unsettled: left };
}

/**
 * One attempt to pay: key, script, order, the provider's window, verification, the order saved. It never rejects; whatever
 * fails becomes an alert after which the shopper can try again. A payment that may have been taken before is checked first, and
 * the shopper asked before there is a second one.
 */
export async function runPayment(run: PaymentRun): Promise<PaymentOutcome> {
  const outcome = await attempt(run);
  run.onPhase(outcome.kind === 'booked' ? 'booked' : 'idle');
  return outcome;
}
