import { sql } from 'kysely';
import { inTransaction } from '../../platform/db/retry-transaction';
import type { DatabaseTransaction } from '../../platform/db/schema';
import { after, durations } from './durations';
import { chargeHold } from './hold-budget';
import { moveOrder } from './order-repository';
import { openStatuses } from './order-states';
import { confirmingOrders } from './payment-repository';
import type { OrderContext } from './ports';
import { releaseStock } from './stock';
import type { ShopOrderRow } from './tables';

/** Releases the units that the locked, unpaid order holds, and counts the hold against whoever made it. */
export async function endHold(tx: DatabaseTransaction, order: ShopOrderRow, now: Date): Promise<void> {
  if (order.hold !== 'held') return;
  await releaseStock(tx, order, now);
  await chargeHold(tx, order, now);
}

/**
 * Ends the locked order's reservation. Its receipt becomes free, so that the shopper may try again with it;
 * the reconciler still checks for a late payment.
 */
export async function expireOrder(tx: DatabaseTransaction, order: ShopOrderRow, now: Date): Promise<void> {
  await endHold(tx, order, now);
  await moveOrder(tx, order, 'expired', now, {
    client_key: null,
    next_check_at: after(now, durations.reconcile),
  });
}

const BATCH = 200;
const BATCHES = 20;

type Context = Pick<OrderContext, 'database' | 'clock'>;

/** Orders whose reservation is over and that have no authorised payment. */
async function findOver({ database }: Context, now: Date): Promise<readonly number[]> {
  const over = await database.db
    .selectFrom('shop_order')
    .select('id')
    .where('status', 'in', openStatuses)
    .where('reserved_until', '<=', now)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('payment')
            .select(sql.lit(1).as('one'))
            .whereRef('payment.order_id', '=', 'shop_order.id')
            .where('payment.status', '=', 'authorized')
            .where('payment.created_at', '>', after(now, -durations.confirming)),
        ),
      ),
    )
    .orderBy('reserved_until')
    .limit(BATCH)
    .execute();
  return over.map(({ id }) => id);
}

/** Ends one reservation, unless it was paid or prolonged meanwhile, or another instance has it locked. */
async function endReservation({ database }: Context, id: number, now: Date): Promise<void> {
  await inTransaction(database, async (tx) => {
    const order = await tx
      .selectFrom('shop_order')
      .selectAll()
      .where('id', '=', id)
      .where('status', 'in', openStatuses)
      .where('reserved_until', '<=', now)
      .forUpdate()
      .skipLocked()
      .executeTakeFirst();
    if (!order || (await confirmingOrders(tx, [id], now)).has(id)) return;
    await expireOrder(tx, order, now);
  });
}

/** Ends reservations whose time is over, except while an authorised payment waits to be captured. */
export async function expireOrders(context: Context): Promise<void> {
  const now = context.clock.now();
  for (let batch = 0; batch < BATCHES; batch += 1) {
    const over = await findOver(context, now);
    for (const id of over) await endReservation(context, id, now);
    if (over.length < BATCH) return;
  }
}
