import { sql } from 'kysely';
import type { Executor } from '../../../platform/db/schema';

interface CouponedOrder {
  readonly name: string;
  /** Whether its coupon discount is the sum of the shares of its lines and its shipping. */
  readonly added: boolean;
  /** Whether it has a use if, and only if, it has a code. */
  readonly matched: boolean;
  /** Whether it counts as a use. */
  readonly counted: boolean;
  /** Whether it holds its units or was placed. */
  readonly keeps: boolean;
  readonly total: number;
}

const faultsOf = ({ name, added, matched, counted, keeps, total }: CouponedOrder) => [
  ...(added ? [] : [`order ${name} has a coupon discount that differs from the sum of its shares`]),
  ...(matched ? [] : [`order ${name} has a code without a use, or a use without a code`]),
  ...(counted === keeps ? [] : [`order ${name} ${counted ? 'keeps' : 'lacks'} the use of its coupon`]),
  ...(total >= 100 ? [] : [`order ${name} has a coupon that leaves ${total} paise to pay`]),
];

/**
 * Audits coupons: their uses are those of orders that hold their units or were placed, and the shares of their discounts add up.
 */
export async function auditCoupons(db: Executor, after: number): Promise<string[]> {
  const { rows: orders } = await sql<CouponedOrder>`
    select public_id as name, total_paise::float8 as total,
      coupon_paise = shipping_coupon_paise
        + (select sum(coupon_paise) from order_item where order_id = shop_order.id) as added,
      (coupon_code is null) = (coupon_use.order_id is null) and (coupon_code is not null or coupon_paise = 0) as matched,
      coupon_use.order_id is not null and released_at is null as counted,
      coupon_use.order_id is not null and (hold = 'held' or placed_at is not null) as keeps
    from shop_order left join coupon_use on coupon_use.order_id = shop_order.id
    where shop_order.id > ${after} and (coupon_code is not null or coupon_paise > 0 or coupon_use.order_id is not null)
    order by shop_order.id`.execute(db);
  const { rows: coupons } = await sql<{ code: string; uses: number; counted: number }>`
    select code, uses, counted from coupon
      join lateral (select count(*)::int as counted from coupon_use
        where coupon_id = coupon.id and released_at is null) as used on true
    where uses <> counted`.execute(db);
  return [
    ...orders.flatMap(faultsOf),
    ...coupons.map(({ code, uses, counted }) => `coupon ${code} counts ${uses} uses instead of ${counted}`),
  ];
}
