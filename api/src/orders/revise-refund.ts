import type { RefundRow } from '../db/tables/orders';
import { finishRefund } from './refund-rows';
import type { OrderTransaction } from './retry-transaction';

/**
 * A refund that the provider refused is set against what went back already: nothing left means it is done, less than
 * was owed means the rest is owed under a new key. The amounts may agree; then it stays as it is and is tried again.
 */
export async function reviseRefund(tx: OrderTransaction, owed: RefundRow, now: Date): Promise<void> {
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
