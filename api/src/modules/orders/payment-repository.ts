import { sql } from 'kysely';
import type { DatabaseTransaction, Executor } from '../../platform/db/schema';
import { confirmingMs } from '../../durations';
import { after } from '../../platform/jobs/clock';
import type { ProviderPayment } from './ports';
import type { PaymentRow, ShopOrderRow } from './tables';

/** The payments of the locked order, and those with one of the ids, of any order. */
export function listPayments(
  tx: DatabaseTransaction,
  orderId: number,
  paymentIds: readonly string[],
): Promise<readonly PaymentRow[]> {
  return tx
    .selectFrom('payment')
    .selectAll()
    .where((where) =>
      where.or([
        where('order_id', '=', orderId),
        ...(paymentIds.length > 0 ? [where('provider_payment_id', 'in', paymentIds)] : []),
      ]),
    )
    .execute();
}

/** True when the shop has recorded that this payment was captured. */
export async function isCaptured(db: Executor, paymentId: string): Promise<boolean> {
  const payment = await db
    .selectFrom('payment')
    .select('status')
    .where('provider_payment_id', '=', paymentId)
    .executeTakeFirst();
  return payment?.status === 'captured' || payment?.status === 'refunded';
}

/** Saves and returns a payment's newer state. The refunded amount never decreases, and never exceeds the payment's amount. */
export async function savePayment(
  tx: DatabaseTransaction,
  order: Pick<ShopOrderRow, 'id'>,
  payment: ProviderPayment,
  now: Date,
): Promise<PaymentRow> {
  const refunded = Math.min(payment.refundedPaise, payment.amountPaise);
  return tx
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
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** True while an authorised payment may still be captured: its order's stock must not be released. */
export function isConfirming(payment: Pick<PaymentRow, 'status' | 'created_at'>, now: Date): boolean {
  return payment.status === 'authorized' && payment.created_at > after(now, -confirmingMs);
}

/** Those of the orders that have a payment for which `isConfirming` is true. */
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
    .where('created_at', '>', after(now, -confirmingMs))
    .execute();
  return new Set(rows.map((row) => row.order_id));
}
