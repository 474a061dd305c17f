import { sql } from 'kysely';
import type { Executor } from '../../../platform/db/schema';

/** Maximum number of settlements and disputes listed: three months of daily settlements. */
const MAX_ROWS = 90;

const sumWhere = (amount: string, kind: string) =>
  sql<string>`coalesce(sum(${sql.ref(amount)}) filter (where kind = ${sql.lit(kind)}), 0)`;

/** The newest settlements with their sums in paise. */
export async function listSettlements(db: Executor) {
  const rows = await db
    .selectFrom('settlement_line')
    .select(({ fn }) => [
      'settlement_id as id',
      fn.max('utr').as('utr'),
      fn.max('settled_at').as('at'),
      sql<string>`count(*) filter (where kind = 'payment')`.as('payments'),
      sumWhere('amount_paise', 'payment').as('paid'),
      sumWhere('amount_paise', 'refund').as('refunded'),
      sql<string>`sum(fee_paise - tax_paise)`.as('fee'),
      sql<string>`sum(tax_paise)`.as('gst'),
      sql<string>`sum(credit_paise - debit_paise)`.as('net'),
    ])
    .groupBy('settlement_id')
    .orderBy('at', 'desc')
    .limit(MAX_ROWS)
    .execute();
  return rows.map(({ id, utr, at, ...sums }) => ({
    id,
    utr,
    at: new Date(at).toISOString(),
    payments: Number(sums.payments),
    paidPaise: Number(sums.paid),
    refundedPaise: Number(sums.refunded),
    feePaise: Number(sums.fee),
    gstPaise: Number(sums.gst),
    netPaise: Number(sums.net),
  }));
}

/** The newest disputes, open ones first, with our id of their order. */
export async function listDisputes(db: Executor) {
  return db
    .selectFrom('payment_dispute as dispute')
    .leftJoin('payment', 'payment.provider_payment_id', 'dispute.payment_id')
    .leftJoin('shop_order', 'shop_order.id', 'payment.order_id')
    .selectAll('dispute')
    .select('shop_order.public_id')
    .orderBy(sql`case when dispute.status in ('won', 'lost', 'closed') then 1 else 0 end`)
    .orderBy('dispute.opened_at', 'desc')
    .limit(MAX_ROWS)
    .execute();
}

/** The lines of all settlements after a line, oldest first, with our id of their order; for the export. */
export async function listLines(db: Executor, after: { at: Date; id: string } | null, limit: number) {
  return db
    .selectFrom('settlement_line as line')
    .leftJoin('payment', (join) =>
      join.on(sql<boolean>`payment.provider_payment_id = coalesce(line.payment_id, line.id)`),
    )
    .leftJoin('shop_order', 'shop_order.id', 'payment.order_id')
    .selectAll('line')
    .select('shop_order.public_id')
    .$if(after !== null, (query) =>
      query.where(({ or, and, eb }) =>
        or([
          eb('line.settled_at', '>', after?.at ?? new Date(0)),
          and([eb('line.settled_at', '=', after?.at ?? new Date(0)), eb('line.id', '>', after?.id ?? '')]),
        ]),
      ),
    )
    .orderBy('line.settled_at')
    .orderBy('line.id')
    .limit(limit)
    .execute();
}
