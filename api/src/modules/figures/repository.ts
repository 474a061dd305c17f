import { sql, type SqlBool } from 'kysely';
import type { Executor } from '../../platform/db/schema';
import { boughtStatuses } from '../orders';
import { dayText, type Span } from './span';
import { type VisitStage, visitStages } from './tables';

/** Orders that were paid and money that moved. Amounts in paise. */
export interface Money {
  readonly orders: number;
  readonly paidPaise: number;
  readonly refundedPaise: number;
}

/** An hour or a day of the period, with its counterpart in the previous period. */
interface MoneyPoint {
  readonly at: Date;
  readonly now: Money;
  readonly before: Money;
}

interface MoneyFigures {
  readonly total: Money;
  /** The previous period, up to the same point in time. */
  readonly before: Money;
  /** Hours or days that have begun, earliest first. */
  readonly points: readonly MoneyPoint[];
}

/** Values by hour or day; the last one of the previous period is split at `beforeNow`. */
interface MoneyRow extends Money {
  readonly at: Date;
  /** False for values of the previous period after `beforeNow`. */
  readonly compared: boolean;
}

const none: Money = { orders: 0, paidPaise: 0, refundedPaise: 0 };

const add = (one: Money, other: Money): Money => ({
  orders: one.orders + other.orders,
  paidPaise: one.paidPaise + other.paidPaise,
  refundedPaise: one.refundedPaise + other.refundedPaise,
});

/** The beginning of the hour or day that contains a column's time, and whether it is compared. */
const placeOf = (column: string, { bucketMs, start, before, beforeNow }: Span) => {
  const at = sql.ref(column);
  const bucket = sql`make_interval(secs => ${sql.lit(bucketMs / 1000)})`;
  return sql`date_bin(${bucket}, ${at}, ${before}::timestamptz) as at,
    (${at} >= ${start}::timestamptz or ${at} <= ${beforeNow}::timestamptz) as compared`;
};

const within = (column: string, { before, now }: Span) =>
  sql<SqlBool>`${sql.ref(column)} >= ${before}::timestamptz and ${sql.ref(column)} <= ${now}::timestamptz`;

async function readOrders(db: Executor, span: Span): Promise<readonly MoneyRow[]> {
  const { rows } = await sql<{ at: Date; compared: boolean; count: string }>`
    select ${placeOf('paid_at', span)}, count(*) as count
    from shop_order where ${within('paid_at', span)} group by 1, 2`.execute(db);
  return rows.map(({ at, compared, count }) => ({ ...none, at, compared, orders: Number(count) }));
}

/** Payments by hour or day, including second payments of one order. */
async function readPaid(db: Executor, span: Span): Promise<readonly MoneyRow[]> {
  const { rows } = await sql<{ at: Date; compared: boolean; paise: string }>`
    select ${placeOf('created_at', span)}, sum(coalesce(collected_paise, amount_paise)) as paise
    from payment where status in ('captured', 'refunded') and ${within('created_at', span)} group by 1, 2`.execute(
    db,
  );
  return rows.map(({ at, compared, paise }) => ({ ...none, at, compared, paidPaise: Number(paise) }));
}

/**
 * Refunds by hour or day. A refund from the provider's dashboard has no refund row: it counts when the shop learned of
 * it.
 */
async function readRefunded(db: Executor, span: Span): Promise<readonly MoneyRow[]> {
  const { rows } = await sql<{ at: Date; compared: boolean; paise: string }>`
    with back as (
      select updated_at, amount_paise as paise from refund
      where status = 'processed' and method <> 'waived' and ${within('updated_at', span)}
      union all
      select payment.updated_at, payment.refunded_paise - coalesce((select sum(refund.amount_paise) from refund
        where refund.provider_payment_id = payment.provider_payment_id and refund.status = 'processed'), 0)
      from payment where refunded_paise > 0 and ${within('updated_at', span)}
    )
    select ${placeOf('updated_at', span)}, sum(paise) as paise from back where paise > 0 group by 1, 2`.execute(
    db,
  );
  return rows.map(({ at, compared, paise }) => ({ ...none, at, compared, refundedPaise: Number(paise) }));
}

/** Orders and money of a period by hour or day, with the previous period. */
export async function readMoney(db: Executor, span: Span): Promise<MoneyFigures> {
  const { start, before, begun, bucketMs } = span;
  const rows = [
    ...(await readOrders(db, span)),
    ...(await readPaid(db, span)),
    ...(await readRefunded(db, span)),
  ];
  const sum = (chosen: (row: MoneyRow) => boolean): Money => rows.filter(chosen).reduce<Money>(add, none);
  const sumAt = (beginning: Date, index: number) =>
    sum(({ at }) => at.getTime() === beginning.getTime() + index * bucketMs);
  return {
    total: sum(({ at }) => at >= start),
    before: sum(({ at, compared }) => at < start && compared),
    points: Array.from({ length: begun }, (_, index) => ({
      at: new Date(start.getTime() + index * bucketMs),
      now: sumAt(start, index),
      before: sumAt(before, index),
    })),
  };
}

/** Units of a line without refunded ones. */
const left = sql`(order_item.quantity - coalesce(refunded.units, 0))`;

type Within = Pick<Span, 'start' | 'now'>;

const soldOrders = (db: Executor, { start, now }: Within) =>
  db
    .selectFrom('shop_order')
    .where('shop_order.paid_at', '>=', start)
    .where('shop_order.paid_at', '<=', now)
    .where('shop_order.status', 'in', boughtStatuses);

/**
 * The first and the last order sold in a period; undefined if there is none. A separate offset makes the planner select the
 * period first: it would otherwise scan all orders by id.
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

/** Refunded units in a range of orders, by order line. */
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
 * The best sellers of a period, by units and then by money: from paid orders that were neither cancelled nor returned, without
 * refunded units. The money is before tax, in paise. Orders of a period have a range of ids, which avoids reading the lines of
 * all orders.
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
      sql<string>`sum(${left} * order_item.unit_paise
        - floor(order_item.coupon_paise * ${left} / order_item.quantity::numeric))`.as('paise'),
    ])
    .having(sql<SqlBool>`sum(${left}) > 0`)
    .orderBy('units', 'desc')
    .orderBy('paise', 'desc')
    .orderBy('order_item.product_id')
    .limit(limit);
  const rows = await db
    .selectFrom(sold.as('sold'))
    .innerJoin('product', 'product.id', 'sold.product_id')
    .select(['product.public_id', 'sold.units', 'sold.paise'])
    .select(
      sql<string>`product.title || case when product.parent_id is null then '' else ', ' || product.colors end`.as(
        'title',
      ),
    )
    .orderBy('sold.units', 'desc')
    .orderBy('sold.paise', 'desc')
    .orderBy('product.id')
    .execute();
  return rows.map(({ public_id: id, title, units, paise }) => ({
    ...{ id, title, units: Number(units), pieces: Number(units), paise: Number(paise) },
  }));
}

type ConversionStage = VisitStage | 'payment' | 'order';

interface Conversion {
  /** When counting of all stages began: the period's start, or the first day with counted visits. */
  readonly since: Date;
  readonly stages: readonly { readonly stage: ConversionStage; readonly count: number }[];
}

/** The first day with counted visits; null if there is none. */
async function firstDay(db: Executor): Promise<Date | null> {
  const { first } = await db
    .selectFrom('visit_count')
    .select(({ fn }) => fn.min<string | null>('day').as('first'))
    .executeTakeFirstOrThrow();
  return first === null ? null : new Date(`${first}T00:00:00+05:30`);
}

async function readVisits(db: Executor, since: Date, now: Date): Promise<Conversion['stages']> {
  const rows = await db
    .selectFrom('visit_count')
    .where('day', '>=', dayText(since))
    .where('day', '<=', dayText(now))
    .groupBy('stage')
    .select(['stage', ({ fn }) => fn.sum<string>('visits').as('count')])
    .execute();
  const counts = new Map(rows.map(({ stage, count }) => [stage, Number(count)]));
  return visitStages.map((stage) => ({ stage, count: counts.get(stage) ?? 0 }));
}

/**
 * Shoppers who started a payment and who paid, each once a day, because correcting an address or a cart creates several
 * orders.
 */
async function readPayments(db: Executor, since: Date, now: Date): Promise<Conversion['stages']> {
  const { rows } = await sql<{ payments: string; orders: string }>`
    select count(*) as payments, count(*) filter (where paid) as orders
    from (select bool_or(paid_at is not null) as paid from shop_order
      where created_at >= ${since}::timestamptz and created_at <= ${now}::timestamptz
      group by session_id, date_bin('1 day', created_at, ${since}::timestamptz)) as shopper`.execute(db);
  return [
    { stage: 'payment', count: Number(rows[0]?.payments ?? 0) },
    { stage: 'order', count: Number(rows[0]?.orders ?? 0) },
  ];
}

/** Number of visits per stage. Without counted visits, only payments and orders. */
export async function readConversion(
  db: Executor,
  { start, now }: Pick<Span, 'start' | 'now'>,
): Promise<Conversion> {
  const first = await firstDay(db);
  const since = first !== null && first > start ? first : start;
  const payments = await readPayments(db, since, now);
  return { since, stages: first === null ? payments : [...(await readVisits(db, since, now)), ...payments] };
}
