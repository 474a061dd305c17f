import { type RawBuilder, sql, type SqlBool } from 'kysely';
import type { Executor } from '../../platform/db/schema';

/** The buyer of an order: an account, or a guest with the email address and phone number of the order. */
export interface CouponCustomer {
  readonly userId: number | null;
  /** As typed; null while it is not known. */
  readonly email: string | null;
  readonly phone: string | null;
}

/** An email address for comparisons. */
const emailKey = (email: string) => email.trim().toLowerCase();

/** The last ten digits of a phone number, which are the same with and without the country code. */
const phoneKey = (phone: string) => phone.replaceAll(/\D/g, '').slice(-10);

/** The email address and the phone number of an order, in the form used for comparisons and limits. */
export const customerKeys = (ship: { readonly email: string; readonly phone: string }) => ({
  email: emailKey(ship.email),
  phone: phoneKey(ship.phone),
});

/** Condition for orders of that customer, by account, email address or phone number. */
export function matchesCustomer({ userId, email, phone }: CouponCustomer): RawBuilder<SqlBool> {
  const address = emailKey(email ?? '');
  const digits = phoneKey(phone ?? '');
  const same = [
    ...(userId === null ? [] : [sql`shop_order.user_id = ${userId}`]),
    ...(address === '' ? [] : [sql`lower(shop_order.ship ->> 'email') = ${address}`]),
    ...(digits === ''
      ? []
      : [sql`right(regexp_replace(shop_order.ship ->> 'phone', '[^0-9]', '', 'g'), 10) = ${digits}`]),
  ];
  return same.length === 0 ? sql`false` : sql`(${sql.join(same, sql` or `)})`;
}

/** Whether the customer has placed an order, whatever its state is now. */
export async function hasOrdered(db: Executor, customer: CouponCustomer): Promise<boolean> {
  const placed = await db
    .selectFrom('shop_order')
    .select('id')
    .where('placed_at', 'is not', null)
    .where(matchesCustomer(customer))
    .limit(1)
    .executeTakeFirst();
  return placed !== undefined;
}

/** Whether one of the customer's orders holds or has consumed a use of the coupon; orders in `except` do not count. */
export async function hasUsed(
  db: Executor,
  couponId: number,
  customer: CouponCustomer,
  except: readonly number[],
): Promise<boolean> {
  const use = await db
    .selectFrom('coupon_use')
    .innerJoin('shop_order', 'shop_order.id', 'coupon_use.order_id')
    .select('order_id')
    .where('coupon_id', '=', couponId)
    .where('released_at', 'is', null)
    // SQL has no empty list; no order has the id 0.
    .where('order_id', 'not in', [0, ...except])
    .where(matchesCustomer(customer))
    .limit(1)
    .executeTakeFirst();
  return use !== undefined;
}
