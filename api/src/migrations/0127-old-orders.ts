import { sql, type Kysely } from 'kysely';

/** Indexes paid orders with personal data by payment date; a job removes it when accounting records need not be retained. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index shop_order_named on shop_order (paid_at)
    where paid_at is not null and ship ->> 'email' <> ''`.execute(db);
}
