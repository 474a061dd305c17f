import { sql, type Kysely } from 'kysely';

/** Indexes the sort orders of the staff lists. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index shop_order_paid_by_total on shop_order (total_paise, id) where paid_at is not null`.execute(
    db,
  );
  await sql`create index shop_order_paid_by_name on shop_order (lower(ship ->> 'name'), id)
    where paid_at is not null`.execute(db);
}
