import { sql } from 'kysely';
import type { Executor } from '../../platform/db/schema';
import { dayText, type Span } from './span';
import { visitStages, type VisitStage } from './tables';

export type ConversionStage = VisitStage | 'payment' | 'order';

export interface Conversion {
  /** Since when all stages are counted: the period's beginning, or the day on which visits were counted first. */
  readonly since: Date;
  readonly stages: readonly { readonly stage: ConversionStage; readonly count: number }[];
}

/** The first day on which visits were counted, null before there was any. */
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

/** Shoppers who went to pay and who paid, each once a day: who corrects an address or a cart asks for several orders. */
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

/** How many came how far. A shop that has counted no visits yet shows payments and orders alone. */
export async function readConversion(
  db: Executor,
  { start, now }: Pick<Span, 'start' | 'now'>,
): Promise<Conversion> {
  const first = await firstDay(db);
  const since = first !== null && first > start ? first : start;
  const payments = await readPayments(db, since, now);
  return { since, stages: first === null ? payments : [...(await readVisits(db, since, now)), ...payments] };
}
