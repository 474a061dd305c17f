import { sql } from 'kysely';
import { settlementLateMs } from '../../durations';
import type { Executor } from '../../platform/db/schema';
import { after } from '../../platform/jobs/clock';
import { readingOf } from './settlements';

/** Why a line of a settlement does not match the shop's payments, or a payment does not match a line. */
export type MismatchKind = 'unknown' | 'amount' | 'net' | 'gst' | 'refunds' | 'missing';

export interface Mismatch {
  readonly kind: MismatchKind;
  /** The provider's id of the payment; of the line itself if it names none. */
  readonly paymentId: string;
  readonly settlementId: string | null;
  /** Our id of the order; null for a payment that the shop does not know. */
  readonly orderId: string | null;
  /** According to the shop, in paise; null if it does not know the payment. */
  readonly expectedPaise: number | null;
  /** According to the settlement, in paise; null if it has no line. */
  readonly settledPaise: number | null;
  /** When it was settled, or paid. */
  readonly at: Date;
}

/** Maximum number of each kind; a shop with more has a problem that a list cannot solve. */
const MAX_ROWS = 200;

/** GST on the provider's fee: SAC 9971, services of payment aggregators. */
const GST_PERCENT = 18;

/** Payments whose line has a different amount, or whose fee and GST do not add up. */
async function paymentMismatches(db: Executor): Promise<readonly Mismatch[]> {
  const rows = await db
    .selectFrom('settlement_line as line')
    .leftJoin('payment', 'payment.provider_payment_id', 'line.id')
    .leftJoin('shop_order', 'shop_order.id', 'payment.order_id')
    .select([
      'line.id',
      'line.settlement_id',
      'line.amount_paise as settled',
      'line.fee_paise',
      'line.tax_paise',
      'line.credit_paise',
      'line.settled_at',
      'payment.amount_paise as paid',
      'shop_order.public_id',
    ])
    .where('line.kind', '=', 'payment')
    .where(({ or, eb, ref }) =>
      or([
        eb('payment.amount_paise', 'is', null),
        eb('payment.amount_paise', '<>', ref('line.amount_paise')),
        eb('line.credit_paise', '<>', sql<number>`line.amount_paise - line.fee_paise`),
        // Some payments have no GST on their fee. The provider rounds, so a paisa may differ.
        sql<boolean>`line.tax_paise <> 0 and
          abs(line.tax_paise * 100 - (line.fee_paise - line.tax_paise) * ${sql.lit(GST_PERCENT)}) > 100`,
      ]),
    )
    .orderBy('line.settled_at', 'desc')
    .limit(MAX_ROWS)
    .execute();
  return rows.map((row): Mismatch => {
    const base = {
      paymentId: row.id,
      settlementId: row.settlement_id,
      orderId: row.public_id,
      at: row.settled_at,
    };
    const compared = { ...base, expectedPaise: row.paid, settledPaise: row.settled };
    if (row.paid === null) return { ...compared, kind: 'unknown' };
    if (row.paid !== row.settled) return { ...compared, kind: 'amount' };
    const net = row.settled - row.fee_paise;
    if (row.credit_paise !== net)
      return { ...base, kind: 'net', expectedPaise: net, settledPaise: row.credit_paise };
    const fee = row.fee_paise - row.tax_paise;
    const gst = Math.round((fee * GST_PERCENT) / 100);
    return { ...base, kind: 'gst', expectedPaise: gst, settledPaise: row.tax_paise };
  });
}

/** Payments with more refunds in settlements than the shop has recorded. */
async function refundMismatches(db: Executor): Promise<readonly Mismatch[]> {
  const rows = await db
    .selectFrom('settlement_line as line')
    .leftJoin('payment', 'payment.provider_payment_id', 'line.payment_id')
    .leftJoin('shop_order', 'shop_order.id', 'payment.order_id')
    .select(({ fn }) => [
      sql<string>`coalesce(line.payment_id, min(line.id))`.as('payment'),
      'payment.refunded_paise as refunded',
      'shop_order.public_id',
      fn.max('line.settlement_id').as('settlement'),
      fn.max('line.settled_at').as('at'),
      sql<string>`sum(line.amount_paise)`.as('settled'),
    ])
    .where('line.kind', '=', 'refund')
    .groupBy(['line.payment_id', 'payment.refunded_paise', 'shop_order.public_id'])
    .having(sql<boolean>`payment.refunded_paise is null or sum(line.amount_paise) > payment.refunded_paise`)
    .orderBy('at', 'desc')
    .limit(MAX_ROWS)
    .execute();
  return rows.map((row) => ({
    kind: row.refunded === null ? 'unknown' : 'refunds',
    paymentId: row.payment,
    settlementId: row.settlement,
    orderId: row.public_id,
    expectedPaise: row.refunded,
    settledPaise: Number(row.settled),
    at: new Date(row.at),
  }));
}

/** Captured payments that no settlement contains although they are due. Empty while settlements are not read. */
async function missingPayments(db: Executor, now: Date): Promise<readonly Mismatch[]> {
  const reading = await readingOf(db);
  if (!reading) return [];
  const rows = await db
    .selectFrom('payment')
    .innerJoin('shop_order', 'shop_order.id', 'payment.order_id')
    .select(['provider_payment_id', 'amount_paise', 'payment.created_at', 'public_id'])
    .where('payment.status', 'in', ['captured', 'refunded'])
    // An order that a gift card paid in full was not paid at the provider.
    .where('payment.amount_paise', '>', 0)
    .where('payment.created_at', '>=', reading.since)
    .where('payment.created_at', '<', after(reading.read_to < now ? reading.read_to : now, -settlementLateMs))
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('settlement_line as line')
            .select('line.id')
            .whereRef('line.id', '=', 'payment.provider_payment_id'),
        ),
      ),
    )
    .orderBy('payment.created_at')
    .limit(MAX_ROWS)
    .execute();
  return rows.map((row) => ({
    kind: 'missing',
    paymentId: row.provider_payment_id,
    settlementId: null,
    orderId: row.public_id,
    expectedPaise: row.amount_paise,
    settledPaise: null,
    at: row.created_at,
  }));
}

/** The mismatches between the settlements and the shop's payments. */
export async function findMismatches(db: Executor, now: Date): Promise<readonly Mismatch[]> {
  return [
    ...(await paymentMismatches(db)),
    ...(await refundMismatches(db)),
    ...(await missingPayments(db, now)),
  ];
}
