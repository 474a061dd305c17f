import type {
  CheckoutRequest,
  CheckoutResponse,
  OrderConfirmation,
  OrderRequest,
  PaymentConfirmation,
  PaymentKey,
  PaymentStatus,
} from '@shop/contracts';
import { isApiFailure } from '@shop/contracts';
import { shop } from '@shop/config';
import { paymentMessages } from './payment-messages';
import type { PaymentProvider } from './payment-provider';
import { parseConfirmation } from './parse-confirmation';
import type { Purchase } from './receipt';

/** The calls of the shop's API that a payment makes. Each rejects with an ApiFailure. */
export interface PaymentGateway {
  fetchKey(): Promise<Pick<PaymentKey, 'key' | 'checkoutScript'>>;
  createOrder(request: CheckoutRequest): Promise<CheckoutResponse>;
  verify(confirmation: PaymentConfirmation): Promise<PaymentStatus>;
  saveOrder(request: OrderRequest): Promise<OrderConfirmation>;
}

/** Where a payment stands; only forward, and back to idle with an alert. */
export type PaymentPhase = 'idle' | 'starting' | 'paying' | 'verifying' | 'saving' | 'booked';

export interface PaymentAlert {
  readonly kind: 'alert';
  readonly message: string;
  /** The server's prices are not the page's. */
  readonly stalePrices: boolean;
  /** A payment that the provider took and the shop has not acknowledged: the next attempt takes it up, unpaid. */
  readonly unsettled: PaymentConfirmation | null;
}

export type PaymentOutcome = { readonly kind: 'booked'; readonly orderId: string } | PaymentAlert;

export interface PaymentRun {
  readonly purchase: Purchase;
  readonly receipt: string;
  readonly gateway: PaymentGateway;
  readonly provider: PaymentProvider;
  /** What the last attempt of the same purchase left unsettled. */
  readonly unsettled: PaymentConfirmation | null;
  readonly onPhase: (phase: PaymentPhase) => void;
}

function alert(message: string, rest?: Partial<Omit<PaymentAlert, 'kind' | 'message'>>): PaymentAlert {
  return { kind: 'alert', message, stalePrices: false, unsettled: null, ...rest };
}

function notStarted(reason: unknown): PaymentAlert {
  // A conflict is about the goods (price, stock), and the server's words tell the shopper which.
  if (isApiFailure(reason) && reason.status === 409) return alert(reason.message, { stalePrices: true });
  return alert(paymentMessages.notStarted);
}

async function takePayment(run: PaymentRun): Promise<PaymentConfirmation | PaymentAlert> {
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
    await provider.load(checkoutScript);
    onPhase('paying');
    const ended = await provider.open({
      key,
      orderId: order.id,
      amount: order.amount,
      currency: order.currency,
      contact: shipping,
    });
    if (ended.kind === 'dismissed') return alert(paymentMessages.cancelled);
    return parseConfirmation(ended.answer) ?? alert(paymentMessages.incomplete);
  } catch (reason) {
    return notStarted(reason);
  }
}

/** Whether the server has judged: asking again would not change its answer. */
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

async function settle(run: PaymentRun, confirmation: PaymentConfirmation): Promise<PaymentOutcome> {
  const { purchase, gateway, onPhase } = run;
  try {
    onPhase('verifying');
    if (!(await isVerified(gateway, confirmation))) return alert(paymentMessages.refused);
    onPhase('saving');
    const { order } = await gateway.saveOrder({
      ...purchase.shipping,
      products: purchase.products,
      razorpay_order_id: confirmation.razorpay_order_id,
    });
    return { kind: 'booked', orderId: order._id };
  } catch (reason) {
    return alert(paymentMessages.unverified, { unsettled: isFinal(reason) ? null : confirmation });
  }
}

/**
 * One attempt to pay: key, order, the provider's window, verification, the order saved. It never rejects; whatever
 * fails becomes an alert after which the shopper can try again. A payment already taken is settled, never taken twice.
 */
export async function runPayment(run: PaymentRun): Promise<PaymentOutcome> {
  const taken = run.unsettled ?? (await takePayment(run));
  const outcome = 'kind' in taken ? taken : await settle(run, taken);
  run.onPhase(outcome.kind === 'booked' ? 'booked' : 'idle');
  return outcome;
}
