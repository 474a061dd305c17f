import { sql, type Kysely } from 'kysely';

/** Paid orders that still name somebody, by when they were paid: a job takes that out of them when the books are no longer kept. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index shop_order_named on shop_order (paid_at)
    where paid_at is not null and ship ->> 'email' <> ''`.execute(db);
}
