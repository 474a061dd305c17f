import { inTransaction } from '../../platform/db/retry-transaction';
import type { DatabaseTransaction } from '../../platform/db/schema';
import { ApiError } from '../../platform/http/api-error';
import { lockByPublicId } from './order-repository';
import type { OrderContext, OrderKeeper } from './ports';
import { addRefund, leftOfPayment } from './refunds';
import type { RefundRow } from './tables';

/** Owes anew what failed, as far as it is left. The provider takes another try under another key alone. */
async function oweAgain(
  tx: DatabaseTransaction,
  failed: RefundRow,
  tries: number,
  now: Date,
): Promise<boolean> {
  const {
    order_id: orderId,
    provider_payment_id: paymentId,
    reason,
    order_refund_id: orderRefundId,
  } = failed;
  const left = await leftOfPayment(tx, paymentId);
  if (left === 0) return false;
  await tx
    .updateTable('refund')
    .set({ status: 'replaced', updated_at: now })
    .where('idem_key', '=', failed.idem_key)
    .execute();
  const key = `refund-${paymentId}-again-${tries}`;
  const amountPaise = Math.min(left, failed.amount_paise);
  await addRefund(tx, { key, orderId, paymentId, amountPaise, reason, orderRefundId }, now);
  return true;
}

/**
 * Tries an order's open refunds again with the next run of the reconciler: those that wait longer, and those that failed.
 * Throws an ApiError 404, or 409 where there is none.
 */
export async function refundAgain(
  { database, clock }: Pick<OrderContext, 'database' | 'clock'>,
  publicId: string,
  keeper: OrderKeeper,
): Promise<void> {
  await inTransaction(database, async (tx) => {
    const order = await lockByPublicId(tx, publicId);
    if (!order) throw new ApiError(404, 'There is no such order.');
    const now = clock.now();
    const refunds = await tx
      .selectFrom('refund')
      .selectAll()
      .where('order_id', '=', order.id)
      .orderBy('created_at')
      .execute();
    let tried = 0;
    for (const failed of refunds.filter(({ status }) => status === 'failed')) {
      if (await oweAgain(tx, failed, refunds.length + tried, now)) tried += 1;
    }
    const { numUpdatedRows } = await tx
      .updateTable('refund')
      .set({ next_attempt_at: now })
      .where('order_id', '=', order.id)
      .where('status', '=', 'pending')
      .executeTakeFirst();
    if (tried + Number(numUpdatedRows) === 0) throw new ApiError(409, 'No refund of this order is open.');
    await keeper.log(tx, 'order-refund-again', { order: publicId }, now);
  });
}
