import { sql } from 'kysely';
import type { DatabaseTransaction, Executor } from '../../platform/db/schema';
import { after, durations } from './durations';
import type { ProviderPayment } from './ports';
import type { PaymentRow, ShopOrderRow } from './tables';

/** The payment as the shop knows it. Its order is locked, and with it the row. */
export async function findPayment(
  tx: DatabaseTransaction,
  paymentId: string,
): Promise<PaymentRow | undefined> {
  return tx.selectFrom('payment').selectAll().where('provider_payment_id', '=', paymentId).executeTakeFirst();
}

/** Saves a payment's newer state. What went back to the shopper only grows, and never over the amount. */
export async function savePayment(
  tx: DatabaseTransaction,
  order: Pick<ShopOrderRow, 'id'>,
  payment: ProviderPayment,
  now: Date,
): Promise<void> {
  const refunded = Math.min(payment.refundedPaise, payment.amountPaise);
  await tx
    .insertInto('payment')
    .values({
      provider_payment_id: payment.id,
      order_id: order.id,
      status: payment.status,
      amount_paise: payment.amountPaise,
      currency: payment.currency,
      method: payment.method,
      refunded_paise: refunded,
      created_at: now,
      updated_at: now,
    })
    .onConflict((conflict) =>
      conflict.column('provider_payment_id').doUpdateSet({
        status: payment.status,
        amount_paise: payment.amountPaise,
        currency: payment.currency,
        method: payment.method,
        refunded_paise: sql<number>`greatest(payment.refunded_paise, excluded.refunded_paise)`,
        updated_at: now,
      }),
    )
    .execute();
}

/**
 * Of these orders, the ones with a payment that was authorised and is neither captured nor given up: their
 * stock must not be released.
 */
export async function confirmingOrders(
  db: Executor,
  orderIds: readonly number[],
  now: Date,
): Promise<ReadonlySet<number>> {
  if (orderIds.length === 0) return new Set();
  const rows = await db
    .selectFrom('payment')
    .select('order_id')
    .where('order_id', 'in', orderIds)
    .where('status', '=', 'authorized')
    .where('created_at', '>', after(now, -durations.confirming))
    .execute();
  return new Set(rows.map((row) => row.order_id));
}
