import { sql, type SqlBool } from 'kysely';
import type { Executor } from '../../platform/db/schema';
import type { Span } from './span';

/** Orders that were paid and money that moved. Amounts in paise. */
export interface Money {
  readonly orders: number;
  readonly paidPaise: number;
  readonly refundedPaise: number;
}

/** An hour or a day of the period, beside the one as far into the period before. */
export interface MoneyPoint {
  readonly at: Date;
  readonly now: Money;
  readonly before: Money;
}

export interface MoneyFigures {
  readonly total: Money;
  /** Of the period before, until as far into it as now is into this one. */
  readonly before: Money;
  /** Those that have begun, the first one first. */
  readonly points: readonly MoneyPoint[];
}

/** What some hours or days had; the last one of the period before up to `beforeNow` apart from the rest. */
interface MoneyRow extends Money {
  readonly at: Date;
  /** False for what the period before had after `beforeNow`. */
  readonly compared: boolean;
}

const none: Money = { orders: 0, paidPaise: 0, refundedPaise: 0 };

const add = (one: Money, other: Money): Money => ({
  orders: one.orders + other.orders,
  paidPaise: one.paidPaise + other.paidPaise,
  refundedPaise: one.refundedPaise + other.refundedPaise,
});

/** The beginning of the hour or day of a column, and whether it is compared. */
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

/** Money on the day on which it came, that of a second payment of one order too. */
async function readPaid(db: Executor, span: Span): Promise<readonly MoneyRow[]> {
  const { rows } = await sql<{ at: Date; compared: boolean; paise: string }>`
    select ${placeOf('created_at', span)}, sum(amount_paise) as paise
    from payment where status in ('captured', 'refunded') and ${within('created_at', span)} group by 1, 2`.execute(
    db,
  );
  return rows.map(({ at, compared, paise }) => ({ ...none, at, compared, paidPaise: Number(paise) }));
}

/**
 * Money that went back, on the day on which it did. What was sent back in the provider's dashboard is no refund of the shop's: it
 * counts on the day on which the shop heard of it.
 */
async function readRefunded(db: Executor, span: Span): Promise<readonly MoneyRow[]> {
  const { rows } = await sql<{ at: Date; compared: boolean; paise: string }>`
    with back as (
      select updated_at, amount_paise as paise from refund
      where status = 'processed' and ${within('updated_at', span)}
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

/** Orders and money of a period, by hour or day, beside the period before. */
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
