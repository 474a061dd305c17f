import type { RefundRow, ShopOrderRow } from '../db/tables/orders';
import type { ProviderPayment, ProviderRefund } from '../payments/provider';
import { moveOrder } from './order-row';
import { mayMove } from './order-states';
import type { OrderTransaction } from './retry-transaction';

/** Owes the shopper what is left of a payment. Asked twice for one payment, it is owed once. */
export async function oweRefund(
  tx: OrderTransaction,
  order: Pick<ShopOrderRow, 'id'>,
  payment: ProviderPayment,
  reason: string,
  now: Date,
): Promise<void> {
  const amount = payment.amountPaise - payment.refundedPaise;
  if (amount <= 0) return;
  await tx
    .insertInto('refund')
    .values({
      idem_key: `refund-${payment.id}`,
      order_id: order.id,
      provider_payment_id: payment.id,
      provider_refund_id: null,
      amount_paise: amount,
      reason,
      next_attempt_at: now,
      created_at: now,
      updated_at: now,
    })
    .onConflict((conflict) => conflict.column('idem_key').doNothing())
    .execute();
}

/** The locked order is refunded once the payment that it was settled with went back. */
export async function finishRefund(
  tx: OrderTransaction,
  order: ShopOrderRow,
  paymentId: string,
  now: Date,
): Promise<void> {
  if (order.paid_payment_id !== paymentId || !mayMove(order.status, 'refunded')) return;
  await moveOrder(tx, order, 'refunded', now);
}

/** Takes the provider's word on one of our refunds. Others, made in its dashboard, show on the payment alone. */
export async function applyRefund(tx: OrderTransaction, refund: ProviderRefund, now: Date): Promise<void> {
  const owed = await tx
    .selectFrom('refund')
    .selectAll()
    .where('provider_payment_id', '=', refund.paymentId)
    .where('status', '=', 'pending')
    .where((where) =>
      where.or([
        where('provider_refund_id', '=', refund.id),
        where.and([where('provider_refund_id', 'is', null), where('amount_paise', '=', refund.amountPaise)]),
      ]),
    )
    .executeTakeFirst();
  if (owed) await saveRefund(tx, owed, refund, now);
}

/** Keeps the provider's answer to one of our refunds, and moves the order on when all is done. */
export async function saveRefund(
  tx: OrderTransaction,
  owed: Pick<RefundRow, 'idem_key' | 'order_id' | 'provider_payment_id'>,
  refund: ProviderRefund,
  now: Date,
): Promise<void> {
  // The order first, as everywhere: payments lock it before they touch its refunds.
  const order = await tx
    .selectFrom('shop_order')
    .selectAll()
    .where('id', '=', owed.order_id)
    .forUpdate()
    .executeTakeFirstOrThrow();
  await tx
    .updateTable('refund')
    .set({ provider_refund_id: refund.id, status: refund.status, updated_at: now })
    .where('idem_key', '=', owed.idem_key)
    .where('status', '=', 'pending')
    .execute();
  if (refund.status === 'processed') await finishRefund(tx, order, owed.provider_payment_id, now);
}
