import { shop } from '@shop/config';
import {
  isApiFailure,
  type CheckoutRequest,
  type CheckoutResponse,
  type OrderConfirmation,
  type OrderRequest,
  type PaymentConfirmation,
  type PaymentKey,
  type PaymentStatus,
} from '@shop/contracts';
import { notStarted, paymentAlert, paymentMessages, WindowUnavailable, type PaymentAlert } from './alerts';
import { windowTimeout, type PaymentProvider, type PaymentWindow } from './provider';
import { isCovered, parseConfirmation, type Purchase, type UnsettledPayment } from './receipts';

/** The API calls of a payment. Each rejects with an ApiFailure. */
export interface PaymentGateway {
  fetchKey(): Promise<Pick<PaymentKey, 'key' | 'checkoutScript' | 'outages'>>;
  createOrder(request: CheckoutRequest): Promise<CheckoutResponse>;
  verify(confirmation: PaymentConfirmation): Promise<PaymentStatus>;
  saveOrder(request: OrderRequest): Promise<OrderConfirmation>;
  /** Like `saveOrder`, without a toast if the order is not paid. */
  checkOrder(request: OrderRequest): Promise<OrderConfirmation>;
}

/** The phase of a payment; it only advances, and returns to idle with an alert. */
export type PaymentPhase = 'idle' | 'starting' | 'asking' | 'paying' | 'verifying' | 'saving' | 'booked';

/** A paid order. `link` is the path of its page with a key, if this session cannot open it otherwise. */
export interface BookedOrder {
  readonly kind: 'booked';
  readonly orderId: string;
  readonly link: string | null;
}

/** The shopper declined to pay again. */
export interface DeclinedPayment {
  readonly kind: 'declined';
  readonly unsettled: UnsettledPayment | null;
}

type PaymentOutcome = BookedOrder | DeclinedPayment | PaymentAlert;

/** An earlier payment that the shopper must know about before paying again. */
export interface EarlierPayment {
  /** In paise; null if unknown. */
  readonly amount: number | null;
  /**
   * `booked`: its order is booked, and this purchase is a different one. `taken`: the provider charged it. `unclear`: the
   * provider may have charged it.
   */
  readonly state: 'booked' | 'taken' | 'unclear';
}

export interface PaymentRun {
  readonly purchase: Purchase;
  readonly receipt: string;
  readonly gateway: PaymentGateway;
  /** The provider whose script has this URL. */
  readonly findProvider: (script: string) => PaymentProvider;
  /** The unsettled payment of an earlier attempt, possibly for another purchase. */
  readonly unsettled: UnsettledPayment | null;
  readonly onPhase: (phase: PaymentPhase) => void;
  /** Called when the window opens, after which money may be charged. */
  readonly onUnsettled: (payment: UnsettledPayment) => void;
  /** Resolves with `true` if the shopper wants to pay again. */
  readonly askToPayAgain: (earlier: EarlierPayment) => Promise<boolean>;
}

/**
 * One attempt to pay: key, script, order, the provider's window, verification, saving the order. Never rejects; every failure
 * becomes an alert, after which the shopper can retry. An earlier payment that may have been charged is checked first, and the
 * shopper is asked before a second charge.
 */
export async function runPayment(run: PaymentRun): Promise<PaymentOutcome> {
  const outcome = await attempt(run);
  run.onPhase(outcome.kind === 'booked' ? 'booked' : 'idle');
  return outcome;
}

async function attempt(run: PaymentRun): Promise<PaymentOutcome> {
  const { unsettled, receipt } = run;
  if (!unsettled) return payNow(run, false);
  const { checkOrder } = run.gateway;
  const checked = await settlePayment(run, unsettled, unsettled.confirmation ? undefined : checkOrder);
  const isBooked = checked.kind === 'booked';
  if (isBooked && unsettled.receipt === receipt) return checked;
  // Without identifiers there is no proof of a charge, so the next order decides.
  if (!isBooked && !unsettled.confirmation) return payNow(run, false);
  if (!isBooked && !checked.isFinal) return checked;
  const agrees = await askFirst(run, isBooked ? 'booked' : 'taken');
  const left = isBooked ? null : unsettled;
  return agrees ? payNow({ ...run, unsettled: left }, true) : { kind: 'declined', unsettled: left };
}

/** Asks whether to pay again although an earlier payment was or may have been charged. */
async function askFirst(run: PaymentRun, state: EarlierPayment['state']): Promise<boolean> {
  run.onPhase('asking');
  return run.askToPayAgain({ amount: run.unsettled?.amount ?? null, state });
}

/** Takes a payment and settles it. If it stops, the earlier payment stays unsettled. */
async function payNow(run: PaymentRun, hasAgreed: boolean): Promise<PaymentOutcome> {
  const taken = await (isCovered(run.purchase) ? placeCovered(run, hasAgreed) : takePayment(run, hasAgreed));
  if (!isStopped(taken)) return settlePayment(run, taken);
  return taken.kind === 'booked' ? taken : { ...taken, unsettled: taken.unsettled ?? run.unsettled };
}

/** The result of a payment that stops before the provider has charged it, or that the provider need not charge. */
type Stopped = DeclinedPayment | PaymentAlert | BookedOrder;

const isStopped = (result: Stopped | UnsettledPayment): result is Stopped => 'kind' in result;

function requestOf({ purchase, receipt }: Pick<PaymentRun, 'purchase' | 'receipt'>): CheckoutRequest {
  const { products, shipping, amount, coupon, giftCard, buyer, gift, fromCart, consents } = purchase;
  const priced = { amount, currency: shop.currency, receipt, products };
  const origin = { ...(fromCart && { fromCart }), ...(consents !== undefined && { consents }) };
  const codes = { ...(coupon !== undefined && { coupon }), ...(giftCard && { giftCard }) };
  return { ...shipping, ...buyer, ...gift, ...priced, ...origin, ...codes };
}

/** Places an order that the gift card pays in full, without the provider. */
async function placeCovered(run: PaymentRun, hasAgreed: boolean): Promise<Stopped> {
  const { gateway, unsettled, onPhase } = run;
  try {
    // The order is placed at once, so an earlier payment must be known before.
    const asks = unsettled !== null && !hasAgreed;
    if (asks && !(await askFirst(run, 'unclear'))) return { kind: 'declined', unsettled };
    onPhase('saving');
    const { orderId } = await gateway.createOrder(requestOf(run));
    if (orderId !== undefined) return { kind: 'booked', orderId, link: null };
    return paymentAlert(paymentMessages.notStarted);
  } catch (failure) {
    return notStarted(failure);
  }
}

async function takePayment(run: PaymentRun, hasAgreed: boolean): Promise<UnsettledPayment | Stopped> {
  const { receipt, gateway, findProvider, unsettled, onPhase } = run;
  try {
    onPhase('starting');
    const { key, checkoutScript, outages = [] } = await gateway.fetchKey();
    const provider = findProvider(checkoutScript);
    const unavailable = () => {
      throw new WindowUnavailable(checkoutScript);
    };
    // Loaded before the order is created, because an order that cannot be paid would hold stock.
    await provider.load(checkoutScript).catch(unavailable);
    const order = await gateway.createOrder(requestOf(run));
    if (order.paid) return { receipt, orderId: order.id, amount: order.amount, confirmation: null };
    // The same order cannot be paid twice, but a second order for the same goods can, if the session of the first has ended.
    const mayBeSecond = unsettled !== null && unsettled.orderId !== order.id && !hasAgreed;
    if (mayBeSecond && !(await askFirst(run, 'unclear'))) return { kind: 'declined', unsettled };
    const hiddenMethods = outages.filter(({ hidden }) => hidden).map(({ method }) => method);
    const options = { key, ...(hiddenMethods.length > 0 && { hiddenMethods }) };
    return await openWindow(run, provider, options, order).catch(unavailable);
  } catch (failure) {
    return notStarted(failure);
  }
}

/** Opens the window for an order, and resolves with the payment to settle. */
async function openWindow(
  { purchase, receipt, unsettled, onPhase, onUnsettled }: PaymentRun,
  provider: PaymentProvider,
  options: Pick<PaymentWindow, 'key' | 'hiddenMethods'>,
  order: CheckoutResponse,
): Promise<UnsettledPayment | PaymentAlert> {
  const payment = { receipt, orderId: order.id, amount: order.amount, confirmation: null };
  onPhase('paying');
  const opened = provider.open({
    ...options,
    orderId: order.id,
    amount: order.amount,
    currency: order.currency,
    timeout: order.payWithin ?? windowTimeout,
    contact: purchase.shipping,
  });
  // Keeps an earlier payment with identifiers, because it can be checked.
  if (!unsettled?.confirmation) onUnsettled(payment);
  const closed = await opened;
  if (closed.kind === 'dismissed') return paymentAlert(paymentMessages.cancelled);
  const confirmation = parseConfirmation(closed.response);
  return confirmation
    ? { ...payment, orderId: confirmation.razorpay_order_id, confirmation }
    : paymentAlert(paymentMessages.incomplete, { unsettled: payment });
}

/**
 * Verifies a payment, unless only its order is known, and saves the order with `save`. The confirmation is included, because it
 * proves the payment after the session has ended.
 */
async function settlePayment(
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
  } catch (failure) {
    return paymentAlert(paymentMessages.unverified, { isFinal: isFinal(failure), unsettled: payment });
  }
}

/** The server's decision, which may be an error status. Rejects if there is none. */
async function isVerified(gateway: PaymentGateway, confirmation: PaymentConfirmation): Promise<boolean> {
  try {
    return (await gateway.verify(confirmation)).success;
  } catch (failure) {
    if (isFinal(failure)) return false;
    throw failure;
  }
}

/** Whether the server's decision is final, so that the same request would get the same response. */
function isFinal(failure: unknown): boolean {
  return (
    isApiFailure(failure) &&
    failure.status >= 400 &&
    failure.status < 500 &&
    ![408, 429].includes(failure.status)
  );
}
