import { sql, type Kysely } from 'kysely';

/** Adds HSN code and GST rate to products and order lines. Earlier orders had 12 percent. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const table of ['product', 'order_item']) {
    await sql`alter table ${sql.table(table)}
      add column hsn text check (hsn ~ '^([0-9]{4}|[0-9]{6}|[0-9]{8})$'),
      add column gst_bp int not null default 1200 check (gst_bp between 0 and 10000)`.execute(db);
  }
}
