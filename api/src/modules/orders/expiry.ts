import { sql } from 'kysely';
import { inTransaction } from '../../platform/db/transactions';
import type { DatabaseTransaction } from '../../platform/db/schema';
import { addToBuckets, bucketKey, readBuckets } from '../../platform/rate-limits/rate-limit';
import { confirmingMs, holdMemoryMs, reconcileMs, reservationMs } from '../../durations';
import { after } from '../../platform/jobs/clock';
import { moveOrder } from './order-repository';
import { openStatuses } from './order-states';
import { confirmingOrders } from './payment-repository';
import type { OrderContext } from './ports';
import { releaseStock } from './stock';
import type { ShopOrderRow } from './tables';

/** Share of a product's stock that unpaid orders of one session or address may hold. */
const HELD_SHARE = 1 / 2;

/** Units of a product of that stock that one session or address may hold at once. */
export const maxHeldUnits = (stock: number): number => Math.ceil(stock * HELD_SHARE);

/** For how long one order may hold units at a time, in milliseconds: shorter where they are much of what there is. */
export const fairHold = (stock: number, quantity: number): number =>
  Math.min(1, (stock * HELD_SHARE) / quantity) * reservationMs;

/** Orders that may end unpaid after having held the whole share, in each `holdMemoryMs`. */
const UNPAID_ORDERS = 2;

/** For how long one session or address may hold a product without paying, in unit-seconds for each `holdMemoryMs`. */
export const holdBudget = (stock: number): number =>
  (UNPAID_ORDERS * stock * HELD_SHARE * reservationMs) / 1000;

/** Whose holds are counted together: a session, or the hash of an address. */
type HolderName = `session ${number}` | `address ${string}`;

/** The session and the address that an order's holds count against. */
export const holdersOf = (sessionId: number, heldFor: string): readonly HolderName[] => [
  `session ${sessionId}`,
  `address ${heldFor}`,
];

const keyOf = (holder: HolderName, productRowId: number) =>
  bucketKey({ name: 'unpaid-hold' }, `${holder} ${productRowId}`);

/** Unit-seconds of the budget that a hold uses. */
export const unitSeconds = (quantity: number, from: Date, until: Date): number =>
  quantity * Math.max(0, Math.ceil((until.getTime() - from.getTime()) / 1000));

/** Unit-seconds that ended unpaid holds took, by holder and product. */
export async function readSpent(
  tx: DatabaseTransaction,
  holders: readonly HolderName[],
  productRowIds: readonly number[],
  now: Date,
): Promise<(holder: HolderName, productRowId: number) => number> {
  const keys = holders.flatMap((holder) => productRowIds.map((id) => keyOf(holder, id)));
  const spent = await readBuckets(tx, keys, now);
  return (holder, productRowId) => spent.get(keyOf(holder, productRowId)) ?? 0;
}

/**
 * Counts what an unpaid order's hold took, now that it ends, against its session and its address. The order and its
 * products are locked.
 */
async function chargeHold(
  tx: DatabaseTransaction,
  order: Pick<ShopOrderRow, 'id' | 'session_id' | 'held_for' | 'created_at' | 'reserved_until'>,
  now: Date,
): Promise<void> {
  if (order.held_for === null) return;
  const lines = await tx
    .selectFrom('order_item')
    .select(['product_id', ({ fn, cast }) => cast<number>(fn.sum('quantity'), 'integer').as('quantity')])
    .where('order_id', '=', order.id)
    .groupBy('product_id')
    .execute();
  const end = order.reserved_until < now ? order.reserved_until : now;
  const charges = holdersOf(order.session_id, order.held_for).flatMap((holder) =>
    lines.map(({ product_id: id, quantity }) => ({
      key: keyOf(holder, id),
      by: unitSeconds(quantity, order.created_at, end),
    })),
  );
  await addToBuckets(tx, charges, holdMemoryMs, now);
}

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
    next_check_at: after(now, reconcileMs),
  });
}

const BATCH = 200;
const BATCHES = 20;

type Context = Pick<OrderContext, 'database' | 'clock'>;

/** Orders with an expired reservation and without an authorised payment. */
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
            .where('payment.created_at', '>', after(now, -confirmingMs)),
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
