import type { DatabaseTransaction } from '../../platform/db/schema';
import { moveOrder } from './order-repository';
import { mayMove } from './order-states';
import type { ProviderPayment, ProviderRefund } from './ports';
import type { RefundRow, ShopOrderRow } from './tables';

/** Owes the shopper what is left of a payment. Called twice for one payment, it is owed once. */
export async function oweRefund(
  tx: DatabaseTransaction,
  order: Pick<ShopOrderRow, 'id'>,
  payment: Pick<ProviderPayment, 'id' | 'amountPaise' | 'refundedPaise'>,
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

/** Marks the locked order refunded if this was the payment that paid it. */
export async function finishRefund(
  tx: DatabaseTransaction,
  order: ShopOrderRow,
  paymentId: string,
  now: Date,
): Promise<void> {
  if (order.paid_payment_id !== paymentId || !mayMove(order.status, 'refunded')) return;
  await moveOrder(tx, order, 'refunded', now);
}

/** Applies what the provider says of one of our refunds. Others, made in its dashboard, show on the payment alone. */
export async function applyRefund(tx: DatabaseTransaction, refund: ProviderRefund, now: Date): Promise<void> {
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

/** Saves the provider's response to one of our refunds, and moves the order on when all is done. */
export async function saveRefund(
  tx: DatabaseTransaction,
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

/**
 * A refund that the provider refused is compared with what was refunded already: if nothing is left it is done, if less than
 * was owed is left the rest is owed under a new key. If all of it is left, it stays and is tried again.
 */
export async function reviseRefund(tx: DatabaseTransaction, owed: RefundRow, now: Date): Promise<void> {
  const order = await tx
    .selectFrom('shop_order')
    .selectAll()
    .where('id', '=', owed.order_id)
    .forUpdate()
    .executeTakeFirstOrThrow();
  const payment = await tx
    .selectFrom('payment')
    .select(['amount_paise', 'refunded_paise'])
    .where('provider_payment_id', '=', owed.provider_payment_id)
    .executeTakeFirstOrThrow();
  const rest = payment.amount_paise - payment.refunded_paise;
  if (rest >= owed.amount_paise) return;
  const { numUpdatedRows } = await tx
    .updateTable('refund')
    .set({ status: rest > 0 ? 'failed' : 'processed', updated_at: now })
    .where('idem_key', '=', owed.idem_key)
    .where('status', '=', 'pending')
    .executeTakeFirst();
  if (numUpdatedRows === 0n) return;
  if (rest <= 0) return finishRefund(tx, order, owed.provider_payment_id, now);
  await tx
    .insertInto('refund')
    .values({
      idem_key: `refund-${owed.provider_payment_id}-${rest}`,
      order_id: owed.order_id,
      provider_payment_id: owed.provider_payment_id,
      provider_refund_id: null,
      amount_paise: rest,
      reason: owed.reason,
      next_attempt_at: now,
      created_at: now,
      updated_at: now,
    })
    .onConflict((conflict) => conflict.column('idem_key').doNothing())
    .execute();
}
