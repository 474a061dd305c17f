import { waitAfter } from '@shop/server-kit/outbox';
import { sql, type Updateable } from 'kysely';
import type { DatabaseTransaction, Executor } from '../../platform/db/schema';
import { maxCheckIntervalMs, reconcileMs, settledCheckMs } from '../../durations';
import { mayMove } from './order-states';
import type {
  OrderEventDetail,
  OrderEventKind,
  OrderEventRow,
  OrderStatus,
  ShopOrderRow,
  ShopOrderTable,
} from './tables';

/** Adds an event to an order. `author` is a staff member's name or the shopper, null for the shop itself. */
export async function addEvent(
  tx: DatabaseTransaction,
  event: {
    readonly orderId: number;
    readonly kind: OrderEventKind;
    readonly author: string | null;
    readonly at: Date;
    readonly detail?: OrderEventDetail;
  },
): Promise<void> {
  await tx
    .insertInto('order_event')
    .values({
      order_id: event.orderId,
      kind: event.kind,
      author: event.author,
      at: event.at,
      detail: JSON.stringify(event.detail ?? {}),
    })
    .execute();
}

/** The events of an order, earliest first. */
export function listEvents(db: Executor, orderId: number): Promise<readonly OrderEventRow[]> {
  return db.selectFrom('order_event').selectAll().where('order_id', '=', orderId).orderBy('id').execute();
}

/** Links the provider's order to ours, once; it stays linked even if the reservation has ended since. */
export async function linkProviderOrder(
  db: Executor,
  orderId: number,
  providerOrderId: string,
  now: Date,
): Promise<void> {
  await db
    .updateTable('shop_order')
    .set((value) => ({
      provider_order_id: providerOrderId,
      status: value
        .case()
        .when('status', '=', 'creating')
        .then('pending_payment' as const)
        .else(value.ref('status'))
        .end(),
      updated_at: now,
    }))
    .where('id', '=', orderId)
    .where('provider_order_id', 'is', null)
    .execute();
}

/** Makes the reconciler check the order in its next run. */
export async function checkSoon(tx: DatabaseTransaction, orderId: number, now: Date): Promise<void> {
  await tx
    .updateTable('shop_order')
    .set({ next_check_at: now, checks: 0 })
    .where('id', '=', orderId)
    .execute();
}

type Changes = Omit<Updateable<ShopOrderTable>, 'id' | 'status'>;

/** The order with that provider's order id. */
export function findByProviderOrder(
  db: Executor,
  providerOrderId: string,
): Promise<ShopOrderRow | undefined> {
  return db
    .selectFrom('shop_order')
    .selectAll()
    .where('provider_order_id', '=', providerOrderId)
    .executeTakeFirst();
}

/** The order with that public id, of any shopper. */
export function findByPublicId(db: Executor, publicId: string): Promise<ShopOrderRow | undefined> {
  return db.selectFrom('shop_order').selectAll().where('public_id', '=', publicId).executeTakeFirst();
}

/** The order with that public id, locked until the transaction ends. */
export function lockByPublicId(tx: DatabaseTransaction, publicId: string): Promise<ShopOrderRow | undefined> {
  return tx
    .selectFrom('shop_order')
    .selectAll()
    .where('public_id', '=', publicId)
    .forUpdate()
    .executeTakeFirst();
}

/** The payment that paid an order. Throws for an unpaid order. */
export function paymentOf(order: Pick<ShopOrderRow, 'public_id' | 'paid_payment_id'>): string {
  if (order.paid_payment_id === null) throw new Error(`The payment of ${order.public_id} is not known`);
  return order.paid_payment_id;
}

/** The order with that provider's order id, locked until the transaction ends. */
export async function lockByProviderOrder(
  tx: DatabaseTransaction,
  providerOrderId: string,
): Promise<ShopOrderRow | undefined> {
  return tx
    .selectFrom('shop_order')
    .selectAll()
    .where('provider_order_id', '=', providerOrderId)
    .forUpdate()
    .executeTakeFirst();
}

/**
 * Moves the locked order to another state, adds the event and returns the updated order. Throws when the state machine does not
 * allow the step: that is a bug and must not be saved. Without `by`, the shop is the author.
 */
export async function moveOrder(
  tx: DatabaseTransaction,
  order: Pick<ShopOrderRow, 'id' | 'status'>,
  to: OrderStatus,
  now: Date,
  changes: Changes = {},
  by: { readonly author: string | null; readonly detail?: OrderEventDetail } = { author: null },
): Promise<ShopOrderRow> {
  if (!mayMove(order.status, to)) throw new Error(`An order cannot go from ${order.status} to ${to}.`);
  const moved = await tx
    .updateTable('shop_order')
    .set({ checks: 0, ...changes, status: to, updated_at: now })
    .where('id', '=', order.id)
    .returningAll()
    .executeTakeFirstOrThrow();
  await addEvent(tx, { ...by, orderId: order.id, kind: to, at: now });
  return moved;
}

/** Milliseconds to wait after that many failed attempts: a minute after none, doubled with each. */
export const backoff = (attempts: number): number =>
  waitAfter(attempts, { firstMs: 2 * reconcileMs, maxMs: maxCheckIntervalMs });

/** Maximum number of orders per claim. */
const DUE_BATCH = 50;

const seconds = (milliseconds: number) => sql.lit(milliseconds / 1000);

/**
 * Time until the next check: a minute; doubled with each check once it expired; half an hour, six hours, three days once paid.
 */
const untilNext = sql`make_interval(secs => case
  when status in ('creating', 'pending_payment') then ${seconds(reconcileMs)}
  when status = 'expired'
    then least(${seconds(reconcileMs)} * power(2, checks), ${seconds(maxCheckIntervalMs)})
  else ${seconds(settledCheckMs)} * power(12, checks + 1) end)`;

/** Exactly the condition of the index `shop_order_due`: about five days for an expired order, three checks for a paid one. */
const mayBePaid = sql<boolean>`(status in ('creating', 'pending_payment')
  or (status = 'expired' and checks < 28)
  or (status in ('placed', 'packed', 'shipped', 'delivered', 'cancelled', 'returned', 'review', 'refund_pending')
    and checks < 3))`;

/**
 * Claims orders that are due for a check at the provider. Paid orders are included, since a second payment may arrive late. No
 * other instance claims the same order until its next check.
 */
export async function claimDueOrders(db: Executor, now: Date): Promise<readonly ShopOrderRow[]> {
  return db
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
        // The provider does not know orders that are paid in cash, or in full by a gift card.
        .where('cod', '=', false)
        .where('total_paise', '>', (where) => where.ref('gift_card_paise'))
        .where('next_check_at', '<=', now)
        .orderBy('next_check_at')
        .limit(DUE_BATCH)
        .forUpdate()
        .skipLocked(),
    )
    .returningAll()
    .execute();
}

/** Locks orders, by id, in the order of their ids, so that two transactions never deadlock. */
export async function lockOrders(
  tx: DatabaseTransaction,
  ids: readonly number[],
): Promise<ReadonlyMap<number, ShopOrderRow>> {
  const rows = await tx
    .selectFrom('shop_order')
    .selectAll()
    .where('id', 'in', [0, ...ids])
    .orderBy('id')
    .forUpdate()
    .execute();
  return new Map(rows.map((row) => [row.id, row]));
}
