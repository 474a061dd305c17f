import { shop } from '@shop/config';
import type { ShopOrderRow } from '../db/tables/orders';
import type { Mailer } from '../mail/mailer';
import type { ProviderPayment } from '../payments/provider';
import { after, durations } from './durations';
import { sendOrderMail } from './order-mail';
import { lockByProviderOrder, moveOrder } from './order-row';
import { isNewer, isOpen } from './order-states';
import { findPayment, savePayment } from './payment-rows';
import { finishRefund, oweRefund } from './refund-rows';
import type { OrderTransaction } from './retry-transaction';
import { releaseStock, sellStock } from './stock';

/** What a payment's news did to its order. */
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

/** What a payment is booked with. */
export interface Booking {
  readonly mailer: Mailer;
  readonly now: Date;
}

/** The money is there: sells the pieces, or sends back what the order cannot take. */
async function settle(
  tx: OrderTransaction,
  order: ShopOrderRow,
  payment: ProviderPayment,
  { mailer, now }: Booking,
): Promise<PaymentEffect> {
  if (order.paid_payment_id === payment.id) return 'settled_before';
  if (!isOpen(order.status) && order.status !== 'expired') {
    await oweRefund(tx, order, payment, 'second payment for one order', now);
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
    await oweRefund(tx, order, payment, 'another amount than the order', now);
    return 'wrong_amount';
  }
  if (!(await sellStock(tx, order, now))) {
    await moveOrder(tx, order, 'refund_pending', now, paid);
    await oweRefund(tx, order, payment, 'paid after the reservation, sold out by then', now);
    return 'out_of_stock';
  }
  await moveOrder(tx, order, 'placed', now, { ...paid, placed_at: now });
  await sendOrderMail(tx, mailer, order);
  return 'placed';
}

/** All the money went back, by our refund or by the merchant's hand: nothing more is owed for this payment. */
async function settleRefunded(
  tx: OrderTransaction,
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
  return 'refunded';
}

/**
 * The one way in which a payment changes an order, whoever brings the news: the shopper's browser, a webhook or
 * the reconciler, in any order and any number of times. Locks the order; older news changes nothing.
 */
export async function applyPayment(
  tx: OrderTransaction,
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
    return 'recorded';
  }
  await savePayment(tx, order, payment, now);
  if (payment.status === 'captured') return settle(tx, order, payment, booking);
  if (payment.status === 'refunded') return settleRefunded(tx, order, payment, now);
  return 'recorded';
}
