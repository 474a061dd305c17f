import { sql } from 'kysely';
import { inTransaction } from '../../platform/db/transactions';
import type { DatabaseTransaction } from '../../platform/db/schema';
import { addToBuckets, bucketKey, readBuckets } from '../../platform/rate-limits/rate-limit';
import { confirmingMs, holdMemoryMs, reconcileMs, reservationMs } from '../../durations';
import { after } from '../../platform/jobs/clock';
import { forEachRow } from '../../platform/db/for-each-row';
import { moveOrder } from './order-repository';
import { expiringStatuses } from './order-states';
import { confirmingOrders } from './payment-repository';
import type { OrderContext } from './ports';
import { releaseStock } from './stock';
import type { ShopOrderRow } from './tables';

/** Share of a product's stock that unpaid orders of one session or address may hold. */
const HELD_SHARE = 1 / 2;

/** Units that one session or address may hold at once, of a product with that stock. */
export const maxHeldUnits = (stock: number): number => Math.ceil(stock * HELD_SHARE);

/** How long one order may hold units at a time, in milliseconds: shorter for a large share of the stock. */
export const fairHoldMs = (stock: number, quantity: number): number =>
  Math.min(1, (stock * HELD_SHARE) / quantity) * reservationMs;

/** Number of orders per `holdMemoryMs` that may expire unpaid after holding the whole share. */
const UNPAID_ORDERS = 2;

/** How long one session or address may hold a product without paying, in unit-seconds per `holdMemoryMs`. */
export const holdBudget = (stock: number): number =>
  (UNPAID_ORDERS * stock * HELD_SHARE * reservationMs) / 1000;

/** Holds are counted by session and by the hash of an address. */
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

/** Unit-seconds used by expired unpaid holds, by holder and product. */
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

/** Charges the ended hold of an unpaid order to its session and its address. The order and its products are locked. */
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

/** Releases the units that the locked, unpaid order holds, and charges the hold to its session and address. */
export async function endHold(tx: DatabaseTransaction, order: ShopOrderRow, now: Date): Promise<void> {
  if (order.hold !== 'held') return;
  await releaseStock(tx, order, now);
  await chargeHold(tx, order, now);
}

/**
 * Ends the locked order's reservation. Its receipt becomes available again, so that the shopper can retry with it; the reconciler
 * still checks for a late payment.
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

type Context = Pick<OrderContext, 'database' | 'clock' | 'log'>;

/** Orders with an expired reservation and without an authorised payment. */
async function findExpired({ database }: Pick<Context, 'database'>, now: Date): Promise<readonly number[]> {
  const expired = await database.db
    .selectFrom('shop_order')
    .select('id')
    .where('status', 'in', expiringStatuses)
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
  return expired.map(({ id }) => id);
}

/** Ends one reservation, unless it has been paid or extended since, or another instance has locked it. */
async function endReservation({ database }: Pick<Context, 'database'>, id: number, now: Date): Promise<void> {
  await inTransaction(database, async (tx) => {
    const order = await tx
      .selectFrom('shop_order')
      .selectAll()
      .where('id', '=', id)
      .where('status', 'in', expiringStatuses)
      .where('reserved_until', '<=', now)
      .forUpdate()
      .skipLocked()
      .executeTakeFirst();
    if (!order || (await confirmingOrders(tx, [id], now)).has(id)) return;
    await expireOrder(tx, order, now);
  });
}

/** Ends expired reservations, except while an authorised payment waits to be captured. */
export async function expireOrders(context: Context): Promise<void> {
  const now = context.clock.now();
  for (let batch = 0; batch < BATCHES; batch += 1) {
    const expired = await findExpired(context, now);
    await forEachRow(expired, (id) => endReservation(context, id, now), {
      log: context.log,
      message: 'an expired reservation could not be ended',
    });
    if (expired.length < BATCH) return;
  }
}
