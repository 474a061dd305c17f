import { shop } from '@shop/config';
import { inTransaction } from '../../platform/db/retry-transaction';
import type { DatabaseTransaction } from '../../platform/db/schema';
import { creditDashboard } from './credit-notes';
import { after, durations } from './durations';
import { sendOrderEmail } from './order-email';
import { lockByProviderOrder, moveOrder } from './order-repository';
import { byProgress, isNewer, isOpen } from './order-states';
import { findPayment, savePayment } from './payment-repository';
import type { OrderContext, ProviderPayment } from './ports';
import { finishRefund, oweRefund } from './refunds';
import { releaseStock, sellStock } from './stock';
import type { ShopOrderRow } from './tables';

/** What a payment did to its order. */
export type PaymentEffect =
  | 'unknown_order'
  | 'stale'
  | 'recorded'
  | 'placed'
  | 'settled_before'
  | 'second_payment'
  | 'wrong_amount'
  | 'out_of_stock'
  | 'refunded';

/** What applying a payment needs besides the transaction. */
export interface Booking extends Pick<OrderContext, 'mailer' | 'links'> {
  readonly now: Date;
}

/** A captured payment: places the order, or refunds what the order cannot take. */
async function settle(
  tx: DatabaseTransaction,
  order: ShopOrderRow,
  payment: ProviderPayment,
  { mailer, links, now }: Booking,
): Promise<PaymentEffect> {
  if (order.paid_payment_id === payment.id) return 'settled_before';
  if (!isOpen(order.status) && order.status !== 'expired') {
    await oweRefund(tx, order, payment.id, 'second payment for one order', now);
    return 'second_payment';
  }
  const paid = {
    paid_payment_id: payment.id,
    paid_at: now,
    next_check_at: after(now, durations.settledCheck),
  };
  if (payment.amountPaise !== order.total_paise || payment.currency !== shop.currency) {
    await releaseStock(tx, order, now);
    await moveOrder(tx, order, 'review', now, paid);
    await oweRefund(tx, order, payment.id, 'another amount than the order', now);
    return 'wrong_amount';
  }
  if (!(await sellStock(tx, order, now))) {
    await moveOrder(tx, order, 'refund_pending', now, paid);
    await oweRefund(tx, order, payment.id, 'paid without a reservation, sold out by then', now);
    return 'out_of_stock';
  }
  await moveOrder(tx, order, 'placed', now, { ...paid, placed_at: now });
  await sendOrderEmail(tx, { mailer, links }, order);
  return 'placed';
}

/** A payment refunded in full, by us or in the provider's dashboard: nothing more is owed for it. */
async function settleRefunded(
  tx: DatabaseTransaction,
  order: ShopOrderRow,
  payment: ProviderPayment,
  now: Date,
): Promise<PaymentEffect> {
  await tx
    .updateTable('refund')
    .set({ status: 'processed', updated_at: now })
    .where('provider_payment_id', '=', payment.id)
    .where('status', '=', 'pending')
    .execute();
  await finishRefund(tx, order, payment.id, now);
  if (order.paid_payment_id === payment.id) await creditDashboard(tx, order, now);
  return 'refunded';
}

/**
 * The only way in which a payment changes an order, whether the shopper's browser, a webhook or the reconciler
 * reports it, in any order and any number of times. Locks the order; an older report changes nothing.
 */
export async function applyPayment(
  tx: DatabaseTransaction,
  payment: ProviderPayment,
  booking: Booking,
): Promise<PaymentEffect> {
  const { now } = booking;
  const order = payment.orderId === null ? undefined : await lockByProviderOrder(tx, payment.orderId);
  if (!order) return 'unknown_order';
  const known = await findPayment(tx, payment.id);
  if (known && known.order_id !== order.id) return 'unknown_order';
  if (known && !isNewer(payment.status, known.status)) {
    if (payment.status !== known.status || payment.refundedPaise <= known.refunded_paise) return 'stale';
    await savePayment(tx, order, payment, now);
    if (order.paid_payment_id === payment.id) await creditDashboard(tx, order, now);
    return 'recorded';
  }
  await savePayment(tx, order, payment, now);
  if (payment.status === 'captured') return settle(tx, order, payment, booking);
  if (payment.status === 'refunded') return settleRefunded(tx, order, payment, now);
  return 'recorded';
}

/** Applies one payment in a transaction of its own, and logs what an operator should know. */
async function bookPayment(
  { database, mailer, links, clock, log }: Omit<OrderContext, 'provider'>,
  payment: ProviderPayment,
): Promise<PaymentEffect> {
  const effect = await inTransaction(database, (tx) =>
    applyPayment(tx, payment, { mailer, links, now: clock.now() }),
  );
  const fields = { payment: payment.id, providerOrder: payment.orderId, effect };
  if (effect === 'wrong_amount') log.error(fields, 'a payment has another amount than its order');
  else if (effect === 'second_payment' || effect === 'out_of_stock')
    log.warn(fields, 'a payment is sent back');
  else if (effect === 'placed') log.info(fields, 'an order was paid');
  return effect;
}

/**
 * Asks the provider for an order's payments and applies each. Rejects with ProviderUnavailable or ProviderRefused
 * and has then changed nothing.
 */
export async function pullPayments(context: OrderContext, providerOrderId: string): Promise<void> {
  const payments = await context.provider.orderPayments(providerOrderId);
  const own = payments.filter(({ orderId }) => orderId === providerOrderId);
  for (const payment of own.sort(byProgress)) await bookPayment(context, payment);
}
