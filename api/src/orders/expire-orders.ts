import { sql } from 'kysely';
import { after, durations } from './durations';
import { expireOrder } from './expire-order';
import type { OrderContext } from './order-context';
import { openStatuses } from './order-states';
import { confirmingOrders } from './payment-rows';
import { inTransaction } from './retry-transaction';

const BATCH = 200;
const BATCHES = 20;

type Context = Pick<OrderContext, 'database' | 'clock'>;

/** Orders whose time is over and that no authorised payment keeps. */
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

/** Ends one reservation, unless it was paid, prolonged or taken up by somebody else meanwhile. */
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

/** Ends reservations whose time is over, except while an authorised payment is on its way. */
export async function expireOrders(context: Context): Promise<void> {
  const now = context.clock.now();
  for (let batch = 0; batch < BATCHES; batch += 1) {
    const over = await findOver(context, now);
    for (const id of over) await endReservation(context, id, now);
    if (over.length < BATCH) return;
  }
}
