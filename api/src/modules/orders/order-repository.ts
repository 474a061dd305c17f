import { sql, type Updateable } from 'kysely';
import { lockUntilEnd } from '../../platform/db/dialect';
import type { DatabaseTransaction, Executor } from '../../platform/db/schema';
import type { CartLine, PricedCart } from './cart';
import { after, durations } from './durations';
import { addEvent } from './order-events';
import { newOrderId } from './order-ids';
import { mayMove, openStatuses } from './order-states';
import type { OrderEventDetail, OrderStatus, ShopOrderRow, ShopOrderTable, StoredShipping } from './tables';

/** A checkout that has passed the form's checks. */
export interface CheckoutOrder {
  readonly sessionId: number;
  /** Who is signed in to the session. */
  readonly userId: number | null;
  /** Hash of the address that asks: what unpaid orders of one address hold is limited. */
  readonly heldFor: string;
  /** Merged lines. */
  readonly lines: readonly CartLine[];
  readonly ship: StoredShipping;
  /** What the page believes is to be paid, in paise. */
  readonly amountPaise: number;
  /** The page's idempotency key: the same receipt is the same order. */
  readonly receipt: string;
}

/**
 * Writes an order as it is sold: prices, titles and tax do not follow the catalogue afterwards. With a `holdMs` of 0 it waits for
 * its payment without holding units.
 */
export async function insertOrder(
  tx: DatabaseTransaction,
  checkout: CheckoutOrder,
  hash: string,
  priced: PricedCart,
  { now, holdMs }: { readonly now: Date; readonly holdMs: number },
): Promise<ShopOrderRow> {
  const order = await tx
    .insertInto('shop_order')
    .values({
      public_id: newOrderId(),
      session_id: checkout.sessionId,
      user_id: checkout.userId,
      client_key: checkout.receipt,
      cart_hash: hash,
      status: 'creating',
      hold: holdMs > 0 ? 'held' : 'released',
      reserved_until: after(now, holdMs || durations.reservation),
      held_for: holdMs > 0 ? checkout.heldFor : null,
      subtotal_paise: priced.subtotalPaise,
      shipping_paise: priced.shippingPaise,
      shipping_bp: priced.shippingBp,
      total_paise: priced.totalPaise,
      ship: JSON.stringify(checkout.ship),
      provider_order_id: null,
      paid_payment_id: null,
      paid_at: null,
      placed_at: null,
      created_at: now,
      updated_at: now,
      next_check_at: after(now, durations.reconcile),
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  await tx
    .insertInto('order_item')
    .values(
      priced.lines.map((line) => ({
        order_id: order.id,
        product_id: line.productRowId,
        color: line.color,
        quantity: line.quantity,
        title: line.title,
        rate_paise: line.ratePaise,
        discount_bp: line.discountBp,
        unit_paise: line.unitPaise,
        hsn: line.hsn,
        gst_bp: line.taxBp,
      })),
    )
    .execute();
  return order;
}

/** Uses an open order again, until that moment: the address may have been corrected. */
export async function prolongOrder(
  tx: DatabaseTransaction,
  order: ShopOrderRow,
  checkout: CheckoutOrder,
  { now, until }: { readonly now: Date; readonly until: Date },
): Promise<ShopOrderRow> {
  return tx
    .updateTable('shop_order')
    .set({
      ship: JSON.stringify(checkout.ship),
      user_id: checkout.userId ?? order.user_id,
      reserved_until: until,
      updated_at: now,
    })
    .where('id', '=', order.id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Lets a receipt be used for another order. */
export async function freeReceipt(tx: DatabaseTransaction, orderId: number): Promise<void> {
  await tx.updateTable('shop_order').set({ client_key: null }).where('id', '=', orderId).execute();
}

/** Links the provider's order to ours, once; it stays linked even if the reservation ended meanwhile. */
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

/** The order of a provider's order id. */
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

/** The order of that public id, whoever's it is. */
export function findByPublicId(db: Executor, publicId: string): Promise<ShopOrderRow | undefined> {
  return db.selectFrom('shop_order').selectAll().where('public_id', '=', publicId).executeTakeFirst();
}

/** The order of that public id, locked until the transaction ends. */
export function lockByPublicId(tx: DatabaseTransaction, publicId: string): Promise<ShopOrderRow | undefined> {
  return tx
    .selectFrom('shop_order')
    .selectAll()
    .where('public_id', '=', publicId)
    .forUpdate()
    .executeTakeFirst();
}

/** The payment that paid an order. Throws for one that nobody paid. */
export function paymentOf(order: Pick<ShopOrderRow, 'public_id' | 'paid_payment_id'>): string {
  if (order.paid_payment_id === null) throw new Error(`The payment of ${order.public_id} is not known`);
  return order.paid_payment_id;
}

/** The order of a provider's order id, locked until the transaction ends. */
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
 * Moves the locked order to another state, adds the event and returns the order as it is then. Throws when the state machine has no
 * such step: that is a bug and must not be saved. Without `by`, the shop did it.
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

/** Lets one checkout of a session run at a time, on any instance, until the transaction ends. */
export const lockSession = (tx: DatabaseTransaction, sessionId: number): Promise<void> =>
  lockUntilEnd(tx, 'checkout of a session', sessionId);

/** The session's orders that wait for payment, and the one of that receipt whatever its state, all locked. */
export async function lockSessionOrders(
  tx: DatabaseTransaction,
  sessionId: number,
  receipt: string,
): Promise<readonly ShopOrderRow[]> {
  return tx
    .selectFrom('shop_order')
    .selectAll()
    .where('session_id', '=', sessionId)
    .where((where) => where.or([where('status', 'in', openStatuses), where('client_key', '=', receipt)]))
    .orderBy('id')
    .forUpdate()
    .execute();
}

/** Orders that one claim takes at most. */
const DUE_BATCH = 50;

const seconds = (milliseconds: number) => sql.lit(milliseconds / 1000);

/** Until the next check: a minute; ever longer once it expired; half an hour, six hours, three days once paid. */
const untilNext = sql`make_interval(secs => case
  when status in ('creating', 'pending_payment') then ${seconds(durations.reconcile)}
  when status = 'expired'
    then least(${seconds(durations.reconcile)} * power(2, checks), ${seconds(durations.longestCheck)})
  else ${seconds(durations.settledCheck)} * power(12, checks + 1) end)`;

/** Exactly what the index `shop_order_due` covers: some five days of an expired order, three checks of a paid one. */
const mayBePaid = sql<boolean>`(status in ('creating', 'pending_payment')
  or (status = 'expired' and checks < 28)
  or (status in ('placed', 'packed', 'shipped', 'delivered', 'cancelled', 'returned', 'review', 'refund_pending')
    and checks < 3))`;

/**
 * Claims orders that should be checked at the provider now. Paid ones are among them: a second payment may
 * show up late. Until its next check no other instance claims the same order.
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
        .where('next_check_at', '<=', now)
        .orderBy('next_check_at')
        .limit(DUE_BATCH)
        .forUpdate()
        .skipLocked(),
    )
    .returningAll()
    .execute();
}
