import { sql, type Kysely } from 'kysely';

/** Adds the address that an unpaid order's units are charged to: each address has a limit. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table shop_order add column held_for text`.execute(db);
  await sql`create index shop_order_by_holder on shop_order (held_for) where held_for is not null`.execute(
    db,
  );
}
