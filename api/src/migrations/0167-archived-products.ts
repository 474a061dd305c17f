import { sql, type Kysely } from 'kysely';

/** Adds when a product was archived: it is withdrawn, and not in the staff's list. Orders keep it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table product add column archived_at timestamptz`.execute(db);
}
