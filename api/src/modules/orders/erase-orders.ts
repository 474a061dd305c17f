import { sql } from 'kysely';
import type { DatabaseHandle } from '../../platform/db/database';
import type { DatabaseTransaction, Executor } from '../../platform/db/schema';
import { ATTEMPTS } from '../../platform/webhooks/inbox';
import { forgetReasonsOfOrders, forgetRecipients } from '../gift-cards';
import { orderNumber } from './shopper-orders';
import { lockOrders, webhooksOf } from './personal-data';
import type { OrderStatus, ShopOrderRow, StoredShipping } from './tables';

/** Number of times an expired order is checked at the provider; a payment may arrive until the last check. */
const CHECKS_OF_EXPIRED = 28;

const waitsFor: Readonly<Partial<Record<OrderStatus, string>>> = {
  creating: 'waits for its payment, for an hour at most',
  pending_payment: 'waits for its payment, for an hour at most',
  expired: 'may still be paid: payments are checked for five days',
  unconfirmed: 'waits for its confirmation: confirm or cancel it first',
  placed: 'is not shipped yet: ship or cancel it first',
  packed: 'is not shipped yet: ship or cancel it first',
  shipped: 'is on its way: mark it as delivered or returned first',
  review: 'has a payment that is not settled: see Review',
  refund_pending: 'has a refund in progress',
};

const isWaiting = ({ status, checks, provider_order_id: known }: ShopOrderRow): boolean =>
  status === 'expired' ? known !== null && checks < CHECKS_OF_EXPIRED : waitsFor[status] !== undefined;

async function withOpenRefund(tx: Executor, rows: readonly ShopOrderRow[]): Promise<ReadonlySet<number>> {
  if (rows.length === 0) return new Set();
  const open = await tx
    .selectFrom('refund')
    .select('order_id')
    .where('status', '=', 'pending')
    .where(
      'order_id',
      'in',
      rows.map(({ id }) => id),
    )
    .execute();
  return new Set(open.map(({ order_id: id }) => id));
}

/** The orders with an exchange that is open, or whose replacement is on its way. */
async function withOpenExchange(tx: Executor, rows: readonly ShopOrderRow[]): Promise<ReadonlySet<number>> {
  const open = await tx
    .selectFrom('exchange')
    .leftJoin('parcel', (parcel) =>
      parcel
        .onRef('parcel.exchange_id', '=', 'exchange.id')
        .on('parcel.state', 'not in', ['delivered', 'returned', 'cancelled']),
    )
    .select('exchange.order_id')
    .where('exchange.order_id', 'in', [0, ...rows.map(({ id }) => id)])
    .where((where) =>
      where.or([
        where('exchange.state', 'in', ['requested', 'accepted', 'received']),
        where('parcel.id', 'is not', null),
      ]),
    )
    .execute();
  return new Set(open.map(({ order_id: id }) => id));
}

/** Reasons why a person's orders cannot be erased yet, one sentence for each order. Locks the orders. */
export async function ordersUnderWay(
  tx: DatabaseTransaction,
  person: Parameters<typeof lockOrders>[1],
): Promise<string[]> {
  const rows = await lockOrders(tx, person);
  const refunds = await withOpenRefund(tx, rows);
  const exchanges = await withOpenExchange(tx, rows);
  const waiting = rows.flatMap((row) => {
    const number = orderNumber(row.public_id);
    if (isWaiting(row)) return `Order ${number} ${waitsFor[row.status]}.`;
    if (exchanges.has(row.id)) return `Order ${number} has an exchange in progress.`;
    return refunds.has(row.id) ? `Order ${number} has a refund in progress.` : [];
  });
  const reports = await webhooksOf(tx, rows);
  const unread = reports.some((report) => report.processed_at === null && report.attempts < ATTEMPTS);
  return unread ? [...waiting, 'A report of the payment provider is being processed.'] : waiting;
}

/** The shipping details of an erased order: the state stays, since the place of supply decided how tax was split. */
const erasedShipping = (state: string): StoredShipping => ({
  ...{ name: 'Erased', email: '', phone: '', streetAddress: '', apartment: '' },
  ...{ city: '', state, pinCode: '' },
});

/** The orders that have an invoice. */
async function invoicedOrders(
  tx: DatabaseTransaction,
  orders: readonly ShopOrderRow[],
): Promise<ReadonlySet<number>> {
  const rows = await tx
    .selectFrom('invoice')
    .select('order_id')
    .where(
      'order_id',
      'in',
      orders.map(({ id }) => id),
    )
    .execute();
  return new Set(rows.map(({ order_id: id }) => id));
}

/**
 * Removes names, addresses and links to a person from orders and the gift cards that they sold. The GSTIN and the company
 * remain on those in `keepBuyers`, because a return has reported their invoices under that GSTIN.
 */
async function eraseShipping(
  tx: DatabaseTransaction,
  orders: readonly ShopOrderRow[],
  keepBuyers: ReadonlySet<number> = new Set(),
): Promise<void> {
  await forgetRecipients(
    tx,
    orders.map(({ id }) => id),
  );
  for (const { id, ship, tracking_number: number } of orders) {
    await tx
      .updateTable('shop_order')
      .set({
        ship: JSON.stringify(erasedShipping(ship.state)),
        user_id: null,
        client_key: null,
        held_for: null,
        email_problem: null,
        ...(!keepBuyers.has(id) && { buyer_gstin: null, buyer_company: null }),
        tracking_number: number === null ? null : 'erased',
      })
      .where('id', '=', id)
      .execute();
  }
}

/** Removes tracking numbers, by which couriers could identify a person, from parcels, and the places from their reports. */
async function forgetParcels(tx: DatabaseTransaction, orderIds: readonly number[]): Promise<void> {
  const parcels = await tx
    .updateTable('parcel')
    .set({
      tracking_number: sql<string | null>`case when tracking_number is not null then 'erased' end`,
      tracking_url: null,
      shipment_id: null,
    })
    .where('order_id', 'in', orderIds)
    .returning('id')
    .execute();
  await tx
    .deleteFrom('parcel_event')
    .where('parcel_id', 'in', [0, ...parcels.map(({ id }) => id)])
    .execute();
}

/** Removes personal data from orders, their parcels, events and webhooks. The transaction must be marked as an erasure. */
async function forgetOrders(
  tx: DatabaseTransaction,
  rows: readonly ShopOrderRow[],
  keepBuyers?: ReadonlySet<number>,
): Promise<void> {
  await eraseShipping(tx, rows, keepBuyers);
  const ids = rows.map(({ id }) => id);
  await forgetParcels(tx, ids);
  const words = sql<string>`detail - 'reason' - 'text' - 'trackingNumber' - 'email' - 'previousEmail'`;
  await tx.updateTable('order_event').set({ detail: words }).where('order_id', 'in', ids).execute();
  await tx
    .updateTable('staff_log')
    .set({ detail: words })
    .where(
      sql`detail ->> 'order'`,
      'in',
      rows.map(({ public_id: id }) => id),
    )
    .execute();
  await tx
    .updateTable('refund')
    .set({ reason: sql<string>`split_part(reason, ':', 1)` })
    .where('order_id', 'in', ids)
    .execute();
  await forgetReasonsOfOrders(tx, ids);
  await tx.updateTable('order_refund').set({ reason: 'erased' }).where('order_id', 'in', ids).execute();
  await tx.updateTable('exchange').set({ reason: 'erased' }).where('order_id', 'in', ids).execute();
}

/**
 * Removes a person from their orders, with events and webhooks. Goods, amounts, tax, dates, the provider's ids and the invoice stay,
 * with the GSTIN and the company of a business buyer until the end of its retention.
 * The transaction must be marked as an erasure. Returns the number of orders.
 */
export async function eraseOrders(
  tx: DatabaseTransaction,
  person: Parameters<typeof lockOrders>[1],
): Promise<number> {
  const rows = await lockOrders(tx, person);
  if (rows.length === 0) return 0;
  const reports = await webhooksOf(tx, rows);
  await forgetOrders(tx, rows, await invoicedOrders(tx, rows));
  if (reports.length > 0) {
    await tx
      .updateTable('webhook_event')
      .set({ payload: '{}', error: null })
      .where(
        'event_id',
        'in',
        reports.map(({ event_id: id }) => id),
      )
      .execute();
  }
  return rows.length;
}

/**
 * Removes names and addresses from at most `limit` unpaid orders whose reservation ended before `before`. Returns their number.
 */
export async function forgetUnpaidOrders(
  database: Pick<DatabaseHandle, 'transaction'>,
  before: Date,
  limit: number,
): Promise<number> {
  return database.transaction(async (tx) => {
    const orders = await tx
      .selectFrom('shop_order')
      .selectAll()
      // An order with cash on delivery may be cancelled before it is confirmed.
      .where('status', 'in', ['expired', 'cancelled'])
      .where('paid_at', 'is', null)
      .where('reserved_until', '<', before)
      .where(sql`ship ->> 'email'`, '<>', '')
      .limit(limit)
      .forUpdate()
      .skipLocked()
      .execute();
    await eraseShipping(tx, orders);
    return orders.length;
  });
}

/** Orders that may still be paid or refunded. */
const unsettled: readonly OrderStatus[] = ['review', 'refund_pending'];

/**
 * Removes personal data from at most `limit` orders that were paid before `before`, as an erasure does: goods, amounts, numbers,
 * dates and the state of India stay, but no GSTIN. Their webhooks were deleted earlier. Returns their number.
 */
export async function forgetPaidOrders(
  database: Pick<DatabaseHandle, 'transaction'>,
  before: Date,
  limit: number,
): Promise<number> {
  return database.transaction(async (tx) => {
    const orders = await tx
      .selectFrom('shop_order')
      .selectAll()
      .where('paid_at', '<', before)
      // Orders that were erased earlier may still have the GSTIN of their invoice.
      .where(({ or, eb }) => or([eb(sql`ship ->> 'email'`, '<>', ''), eb('buyer_gstin', 'is not', null)]))
      .where('status', 'not in', unsettled)
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom('refund')
              .select('refund.order_id')
              .whereRef('refund.order_id', '=', 'shop_order.id')
              .where('refund.status', 'in', ['pending', 'failed']),
          ),
        ),
      )
      .orderBy('paid_at')
      .limit(limit)
      .forUpdate()
      .skipLocked()
      .execute();
    if (orders.length === 0) return 0;
    await sql`select set_config('shop.erasure', 'on', true)`.execute(tx);
    await forgetOrders(tx, orders);
    // The session that ordered is stored as long as the order, and would identify the account.
    await tx
      .updateTable('session')
      .set({ user_id: null })
      .where(
        'id',
        'in',
        orders.map(({ session_id: id }) => id),
      )
      .where('expires_at', '<', before)
      .execute();
    return orders.length;
  });
}
