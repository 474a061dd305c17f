import { sql, type Kysely } from 'kysely';

/**
 * Indexes the price with GST, for lists of shops that show it. Every order by price begins with it and sorts few products with the
 * same price.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index product_by_price_with_tax
    on product (((unit_paise * (10000 + gst_bp) + 5000) / 10000)) where active`.execute(db);
}
