import { sql } from 'kysely';
import type { ShopOrderRow } from '../db/tables/orders';
import { durations } from './durations';
import type { OrderContext } from './order-context';

const BATCH = 50;

const seconds = (milliseconds: number) => sql.lit(milliseconds / 1000);

/** Until the next question: a minute; ever longer once it expired; half an hour, six hours, three days once paid. */
const untilNext = sql`make_interval(secs => case
  when status in ('creating', 'pending_payment') then ${seconds(durations.reconcile)}
  when status = 'expired'
    then least(${seconds(durations.reconcile)} * power(2, checks), ${seconds(durations.longestCheck)})
  else ${seconds(durations.settledCheck)} * power(12, checks + 1) end)`;

/** Word for word what the index `shop_order_due` covers: some five days of an expired order, three looks at a paid one. */
const mayBePaid = sql<boolean>`(status in ('creating', 'pending_payment')
  or (status = 'expired' and checks < 28)
  or (status in ('placed', 'review', 'refund_pending') and checks < 3))`;

/**
 * Takes orders of which the provider should be asked now. Those that were paid are among them: a second payment may
 * come to light late. Until its next turn no other instance takes the same order.
 */
export async function claimDueOrders({
  database,
  clock,
}: Pick<OrderContext, 'database' | 'clock'>): Promise<readonly ShopOrderRow[]> {
  const now = clock.now();
  return database.db
    .updateTable('shop_order')
    .set({
      checks: sql<number>`checks + 1`,
      next_check_at: sql<Date>`${now.toISOString()}::timestamptz + ${untilNext}`,
    })
    .where('id', 'in', (due) =>
      due
        .selectFrom('shop_order')
        .select('id')
        .where(mayBePaid)
        .where('next_check_at', '<=', now)
        .orderBy('next_check_at')
        .limit(BATCH)
        .forUpdate()
        .skipLocked(),
    )
    .returningAll()
    .execute();
}
