import { sql, type Kysely } from 'kysely';

/** Stores unsaved products for the shop's pages, each under a random token. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table product_preview (
    token text primary key,
    product jsonb not null,
    expires_at timestamptz not null
  )`.execute(db);
  await sql`create index product_preview_by_expiry on product_preview (expires_at)`.execute(db);
}
