import { shop } from '@shop/config';
import type { PaymentConfirmation } from '@shop/contracts';
import { inTransaction } from '../../platform/db/retry-transaction';
import type { Executor } from '../../platform/db/schema';
import { ApiError } from '../../platform/http/api-error';
import { pullPayments } from './apply-payment';
import { checkSoon, findByProviderOrder, lockByProviderOrder } from './order-repository';
import { isBought, isOpen, shownStatus } from './order-states';
import { confirmingOrders, findPayment, savePayment } from './payment-repository';
import { ProviderRefused, ProviderUnavailable, type OrderContext } from './ports';
import { findShoppersOrder, listLines, type Shopper } from './shopper-orders';
import type { ShopOrderRow } from './tables';

/** An order's state for its shopper. */
export interface OrderOutcome {
  /** True when it is paid, or will be as far as anyone knows. */
  readonly accepted: boolean;
  /** `placed` until it is shipped; `confirming` while an authorised payment is not captured yet; otherwise the order's state. */
  readonly status: string;
}

/** The state of an order, payments under way included. */
export async function outcomeOf(
  { database, clock }: Pick<OrderContext, 'database' | 'clock'>,
  order: Pick<ShopOrderRow, 'id' | 'status'>,
): Promise<OrderOutcome> {
  if (isBought(order.status)) return { accepted: true, status: shownStatus(order.status) };
  if (isOpen(order.status) || order.status === 'expired') {
    const confirming = await confirmingOrders(database.db, [order.id], clock.now());
    if (confirming.has(order.id)) return { accepted: true, status: 'confirming' };
  }
  return { accepted: false, status: order.status };
}

/**
 * Saves a payment that the provider signed for but has not reported yet: the signature proves that the money was
 * authorised, so the order waits for it instead of expiring. The next report of the payment replaces this.
 */
async function saveSignedPayment(
  context: OrderContext,
  providerOrderId: string,
  paymentId: string,
): Promise<void> {
  const now = context.clock.now();
  await inTransaction(context.database, async (tx) => {
    const order = await lockByProviderOrder(tx, providerOrderId);
    if (!order || (await findPayment(tx, paymentId))) return;
    await savePayment(
      tx,
      order,
      {
        id: paymentId,
        orderId: providerOrderId,
        amountPaise: order.total_paise,
        currency: shop.currency,
        status: 'authorized',
        refundedPaise: 0,
        method: null,
      },
      now,
    );
    await checkSoon(tx, order.id, now);
  });
}

/** The order of a payment that the provider signed; undefined when the signature does not match, or the order is not ours. */
async function findSigned(
  { database, provider }: OrderContext,
  {
    razorpay_order_id: orderId,
    razorpay_payment_id: paymentId,
    razorpay_signature: signature,
  }: PaymentConfirmation,
): Promise<ShopOrderRow | undefined> {
  const signed = provider.verifyPaymentSignature(orderId, paymentId, signature);
  return signed ? findByProviderOrder(database.db, orderId) : undefined;
}

/** The state of an order with a signed payment, after asking the provider. It is never refused because the provider cannot be reached. */
async function settleSigned(
  context: OrderContext,
  order: ShopOrderRow,
  { razorpay_order_id: orderId, razorpay_payment_id: paymentId }: PaymentConfirmation,
): Promise<OrderOutcome> {
  try {
    await pullPayments(context, orderId);
  } catch (error) {
    if (!(error instanceof ProviderUnavailable) && !(error instanceof ProviderRefused)) throw error;
    context.log.warn(
      { order: order.public_id, reason: error.message },
      'a signed payment waits for the provider',
    );
  }
  await saveSignedPayment(context, orderId, paymentId);
  return outcomeOf(context, (await findByProviderOrder(context.database.db, orderId)) ?? order);
}

/**
 * Confirms a payment that the checkout window reported. Throws an ApiError 400 unless the provider signed this payment for an
 * order of ours.
 */
export async function confirmPayment(
  context: OrderContext,
  confirmation: PaymentConfirmation,
): Promise<OrderOutcome> {
  const order = await findSigned(context, confirmation);
  if (!order) throw new ApiError(400, 'Payment verification failed!');
  return settleSigned(context, order, confirmation);
}

export interface OrderQuestion {
  readonly shopper: Shopper;
  /** The identifiers that the payment window returned: whoever has them has paid, in whatever session. */
  readonly confirmation: PaymentConfirmation | null;
  /** The provider's order, when the page says which; else it is the shopper's latest one. */
  readonly providerOrderId: string | null;
  /** Pieces by product, when the page says what it bought; an order of something else is not confirmed. */
  readonly quantities: ReadonlyMap<string, number> | null;
}

/** True unless the page says what it bought, without an id, and the order holds something else. */
async function isMeant(db: Executor, order: ShopOrderRow, question: OrderQuestion): Promise<boolean> {
  const { providerOrderId, quantities } = question;
  if (providerOrderId !== null || quantities === null) return true;
  const sold = new Map<string, number>();
  for (const { public_id: id, quantity } of await listLines(db, order.id)) {
    sold.set(id, (sold.get(id) ?? 0) + quantity);
  }
  return (
    sold.size === quantities.size && [...sold].every(([id, quantity]) => quantities.get(id) === quantity)
  );
}

/** The order's state, after asking the provider when it is not placed yet. */
async function settledOutcome(context: OrderContext, order: ShopOrderRow): Promise<OrderOutcome> {
  const known = await outcomeOf(context, order);
  const { provider_order_id: providerOrderId } = order;
  if (isBought(order.status) || providerOrderId === null) return known;
  try {
    await pullPayments(context, providerOrderId);
  } catch (error) {
    if (!(error instanceof ProviderUnavailable) && !(error instanceof ProviderRefused)) throw error;
    return known;
  }
  return outcomeOf(context, (await findByProviderOrder(context.database.db, providerOrderId)) ?? order);
}

/** The shopper's order that the page means. */
async function findMeant(context: OrderContext, question: OrderQuestion): Promise<ShopOrderRow | undefined> {
  const { db } = context.database;
  const order = await findShoppersOrder(db, question.shopper, question.providerOrderId);
  return order && (await isMeant(db, order, question)) ? order : undefined;
}

/**
 * Confirms a paid order, any number of times: for its session or account, or for whoever has the identifiers of its payment.
 * `link` opens a guest's order that was confirmed in another session than its own. Throws an ApiError 402 for an order that is
 * not paid, is another shopper's or does not exist.
 */
export async function confirmOrder(
  context: OrderContext,
  question: OrderQuestion,
): Promise<{ readonly publicId: string; readonly outcome: OrderOutcome; readonly link: string | null }> {
  const { confirmation, shopper } = question;
  const signed = confirmation && (await findSigned(context, confirmation));
  const order = signed ?? (await findMeant(context, question));
  const outcome =
    signed && !isBought(signed.status)
      ? await settleSigned(context, signed, confirmation)
      : order && (await settledOutcome(context, order));
  if (!order || !outcome?.accepted) {
    throw new ApiError(402, 'Payment verification failed. Please contact support.');
  }
  // A guest has no other way to the order once the session is over. An account's order is shown to the account alone.
  const needsLink = signed && order.user_id === null && order.session_id !== shopper.sessionId;
  const link = needsLink ? await context.links.pathOf(context.database.db, order.public_id) : null;
  return { publicId: order.public_id, outcome, link };
}
