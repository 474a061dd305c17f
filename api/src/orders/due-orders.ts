import { sql } from 'kysely';
import type { ShopOrderRow } from '../db/tables/orders';
import { after, durations } from './durations';
import type { OrderContext } from './order-context';

const BATCH = 50;

/**
 * Takes orders of which the provider should be asked now: those that wait for a payment each minute, expired ones
 * ever more seldom for five days. Until its next turn no other instance takes the same order.
 */
export async function claimDueOrders({
  database,
  clock,
}: Pick<OrderContext, 'database' | 'clock'>): Promise<readonly ShopOrderRow[]> {
  const now = clock.now();
  const longest = durations.longestCheck / 1000;
  const step = durations.reconcile / 1000;
  return database.db
    .updateTable('shop_order')
    .set({
      checks: sql<number>`checks + 1`,
      next_check_at: sql<Date>`${now.toISOString()}::timestamptz + make_interval(secs => case
        when status = 'expired' then least(${step}::int * power(2, least(checks, 12)), ${longest}::int)
        else ${step}::int end)`,
    })
    .where('id', 'in', (due) =>
      due
        .selectFrom('shop_order')
        .select('id')
        .where('status', 'in', ['creating', 'pending_payment', 'expired'])
        .where('next_check_at', '<=', now)
        .where((where) =>
          where.or([
            where('status', '!=', 'expired'),
            where.and([
              where('provider_order_id', 'is not', null),
              where('created_at', '>', after(now, -durations.latePayments)),
            ]),
          ]),
        )
        .orderBy('next_check_at')
        .limit(BATCH)
        .forUpdate()
        .skipLocked(),
    )
    .returningAll()
    .execute();
}
