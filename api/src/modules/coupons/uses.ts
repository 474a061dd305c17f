import { sql } from 'kysely';
import type { DatabaseTransaction, Executor } from '../../platform/db/schema';
import { codeKey } from './codes';
import { hasUsed } from './customers';

/**
 * Locks coupons in the order of their ids, so that two checkouts never deadlock: the one with that code, and those of
 * these orders. Products are locked first.
 */
export async function lockCoupons(
  tx: DatabaseTransaction,
  wanted: { readonly code?: string | undefined; readonly orderIds?: readonly number[] },
): Promise<void> {
  await tx
    .selectFrom('coupon')
    .select('id')
    .where((where) =>
      where.or([
        where('code', '=', codeKey(wanted.code ?? '')),
        where('id', 'in', (ids) =>
          ids
            .selectFrom('coupon_use')
            .select('coupon_id')
            .where('order_id', 'in', [0, ...(wanted.orderIds ?? [])]),
        ),
      ]),
    )
    .orderBy('id')
    .forUpdate()
    .execute();
}

const count = (tx: DatabaseTransaction, couponId: number, by: 1 | -1) =>
  tx
    .updateTable('coupon')
    .set({ uses: sql<number>`uses + ${by}::int` })
    .where('id', '=', couponId)
    .execute();

/**
 * Records the use of a coupon by a new order. An order without a hold on its units does not hold a use either: it claims one when it
 * is paid. The coupon is locked, and has a use left.
 */
export async function claimUse(
  tx: DatabaseTransaction,
  {
    orderId,
    couponId,
    held,
  }: { readonly orderId: number; readonly couponId: number; readonly held: boolean },
  now: Date,
): Promise<void> {
  await tx
    .insertInto('coupon_use')
    .values({ order_id: orderId, coupon_id: couponId, claimed_at: now, released_at: held ? null : now })
    .execute();
  if (held) await count(tx, couponId, 1);
}

/** Releases the use of the locked order, once. Does nothing for an order without a coupon. */
export async function releaseUse(tx: DatabaseTransaction, orderId: number, now: Date): Promise<void> {
  const released = await tx
    .updateTable('coupon_use')
    .set({ released_at: now })
    .where('order_id', '=', orderId)
    .where('released_at', 'is', null)
    .returning('coupon_id')
    .executeTakeFirst();
  if (released) await count(tx, released.coupon_id, -1);
}

async function findReleased(db: Executor, orderId: number) {
  return db
    .selectFrom('coupon_use')
    .innerJoin('coupon', 'coupon.id', 'coupon_use.coupon_id')
    .innerJoin('shop_order', 'shop_order.id', 'coupon_use.order_id')
    .select(['coupon.id', 'uses', 'max_uses', 'once_each', 'first_order', 'user_id', 'ship'])
    .where('order_id', '=', orderId)
    .where('released_at', 'is not', null)
    .executeTakeFirst();
}

/**
 * Whether an order whose use was released can claim it again: a use is left, and if each shopper has only one, it was
 * not used for another order. A coupon that has ended since is honoured, because the shopper was shown its price. True
 * for an order without a coupon. Locks the coupon.
 */
export async function isUseFree(tx: DatabaseTransaction, orderId: number): Promise<boolean> {
  await lockCoupons(tx, { orderIds: [orderId] });
  const released = await findReleased(tx, orderId);
  if (!released) return true;
  const { id, uses, max_uses, ship, user_id: userId } = released;
  if (max_uses !== null && uses >= max_uses) return false;
  if (!released.once_each && !released.first_order) return true;
  const customer = { userId, email: ship.email, phone: ship.phone };
  return !(await hasUsed(tx, id, customer, [orderId]));
}

/**
 * Claims the use of the locked order again, when the order is paid after its use was released. Returns false when that
 * is not possible.
 */
export async function reclaimUse(tx: DatabaseTransaction, orderId: number, now: Date): Promise<boolean> {
  if (!(await isUseFree(tx, orderId))) return false;
  const claimed = await tx
    .updateTable('coupon_use')
    .set({ claimed_at: now, released_at: null })
    .where('order_id', '=', orderId)
    .where('released_at', 'is not', null)
    .returning('coupon_id')
    .executeTakeFirst();
  if (claimed) await count(tx, claimed.coupon_id, 1);
  return true;
}
