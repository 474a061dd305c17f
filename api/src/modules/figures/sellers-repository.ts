import { sql, type SqlBool } from 'kysely';
import type { Executor } from '../../platform/db/schema';
import { boughtStatuses } from '../orders';
import type { Span } from './span';

/** Units of a line that the shopper has, or is to have. */
const left = sql`(order_item.quantity - coalesce(refunded.units, 0))`;

type Within = Pick<Span, 'start' | 'now'>;

const soldOrders = (db: Executor, { start, now }: Within) =>
  db
    .selectFrom('shop_order')
    .where('shop_order.paid_at', '>=', start)
    .where('shop_order.paid_at', '<=', now)
    .where('shop_order.status', 'in', boughtStatuses);

/**
 * The first and the last order sold in a period; undefined when there was none. With an offset of its own the period is planned
 * alone: the planner would otherwise go through all orders by id for one that is in it.
 */
async function orderRange(db: Executor, within: Within) {
  const sold = soldOrders(db, within).select('shop_order.id').offset(0);
  const { first, last } = await db
    .selectFrom(sold.as('sold'))
    .select(({ fn }) => [
      fn.min<number | null>('sold.id').as('first'),
      fn.max<number | null>('sold.id').as('last'),
    ])
    .executeTakeFirstOrThrow();
  return first === null || last === null ? undefined : { first, last };
}

/** Units of a range of orders that were refunded, by their line. */
const refundedUnits = (db: Executor, { first, last }: { readonly first: number; readonly last: number }) =>
  db
    .selectFrom('order_refund')
    .innerJoin('order_refund_line', 'order_refund_line.order_refund_id', 'order_refund.id')
    .where('order_refund.order_id', '>=', first)
    .where('order_refund.order_id', '<=', last)
    .groupBy('order_refund_line.order_item_id')
    .select(({ fn }) => [
      'order_refund_line.order_item_id',
      fn.sum<string>('order_refund_line.quantity').as('units'),
    ]);

/**
 * What was sold most in a period, by units and then by money: of paid orders that were neither cancelled nor sent back, without the
 * units that were refunded. The money is before tax, in paise. Orders of one time have ids of one range, without which the lines of all orders would be read.
 */
export async function readSellers(db: Executor, within: Within, limit: number) {
  const range = await orderRange(db, within);
  if (!range) return [];
  const sold = soldOrders(db, within)
    .innerJoin('order_item', 'order_item.order_id', 'shop_order.id')
    .leftJoin(refundedUnits(db, range).as('refunded'), 'refunded.order_item_id', 'order_item.id')
    .where('order_item.order_id', '>=', range.first)
    .where('order_item.order_id', '<=', range.last)
    .groupBy('order_item.product_id')
    .select([
      'order_item.product_id',
      sql<string>`sum(${left})`.as('units'),
      sql<string>`sum(${left} * order_item.unit_paise)`.as('paise'),
    ])
    .having(sql<SqlBool>`sum(${left}) > 0`)
    .orderBy('units', 'desc')
    .orderBy('paise', 'desc')
    .orderBy('order_item.product_id')
    .limit(limit);
  const rows = await db
    .selectFrom(sold.as('sold'))
    .innerJoin('product', 'product.id', 'sold.product_id')
    .select(['product.public_id', 'product.title', 'sold.units', 'sold.paise'])
    .orderBy('sold.units', 'desc')
    .orderBy('sold.paise', 'desc')
    .orderBy('product.id')
    .execute();
  return rows.map(({ public_id: id, title, units, paise }) => ({
    ...{ id, title, units: Number(units), pieces: Number(units), paise: Number(paise) },
  }));
}
