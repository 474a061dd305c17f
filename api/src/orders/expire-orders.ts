import { openStatuses } from './order-states';
import { expireOrder } from './expire-order';
import type { OrderContext } from './order-context';
import { confirmingOrders } from './payment-rows';
import { inTransaction } from './retry-transaction';

const BATCH = 200;

/** Ends reservations whose time is over, except while an authorised payment is on its way. */
export async function expireOrders({
  database,
  clock,
}: Pick<OrderContext, 'database' | 'clock'>): Promise<void> {
  const now = clock.now();
  const over = await database.db
    .selectFrom('shop_order')
    .select('id')
    .where('status', 'in', openStatuses)
    .where('reserved_until', '<=', now)
    .orderBy('reserved_until')
    .limit(BATCH)
    .execute();
  const ids = over.map(({ id }) => id);
  const confirming = await confirmingOrders(database.db, ids, now);
  for (const id of ids.filter((each) => !confirming.has(each))) {
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
}
