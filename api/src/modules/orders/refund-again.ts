import { inTransaction } from '../../platform/db/retry-transaction';
import type { DatabaseTransaction } from '../../platform/db/schema';
import { ApiError } from '../../platform/http/api-error';
import { lockByPublicId } from './order-repository';
import type { OrderContext, OrderKeeper } from './ports';
import type { RefundRow } from './tables';

/** Owes anew what is left of a payment whose last refund failed. The provider takes another try under another key alone. */
async function oweAgain(
  tx: DatabaseTransaction,
  failed: RefundRow,
  tries: number,
  now: Date,
): Promise<number> {
  const payment = await tx
    .selectFrom('payment')
    .select(['amount_paise', 'refunded_paise'])
    .where('provider_payment_id', '=', failed.provider_payment_id)
    .executeTakeFirstOrThrow();
  const rest = payment.amount_paise - payment.refunded_paise;
  if (rest <= 0) return 0;
  await tx
    .insertInto('refund')
    .values({
      idem_key: `refund-${failed.provider_payment_id}-again-${tries}`,
      order_id: failed.order_id,
      provider_payment_id: failed.provider_payment_id,
      provider_refund_id: null,
      amount_paise: Math.min(rest, failed.amount_paise),
      reason: failed.reason,
      next_attempt_at: now,
      created_at: now,
      updated_at: now,
    })
    .execute();
  return 1;
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
    for (const payment of new Set(refunds.map((refund) => refund.provider_payment_id))) {
      const own = refunds.filter((refund) => refund.provider_payment_id === payment);
      const last = own.at(-1);
      if (last?.status === 'failed') tried += await oweAgain(tx, last, own.length, now);
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
