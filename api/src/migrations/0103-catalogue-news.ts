import { sql, type Kysely } from 'kysely';
import { dialectOf } from '../platform/db/dialect';

const contentTables = [
  ...['brand', 'theme', 'category', 'subcategory', 'catalogue_version'],
  ...['blog_post', 'policy', 'content_item', 'page_section', 'hero_slide', 'banner'],
] as const;

/** Columns that orders do not change. */
const productColumns = [
  ...['public_id', 'slug', 'title', 'code', 'rate_paise', 'discount_bp', 'active', 'category_id'],
  ...['subcategory_id', 'brand_id', 'theme_id', 'colors', 'variant', 'photos', 'description', 'faq'],
  ...['contact', 'created_at'],
] as const;

/** Notifies of every change to the data of public responses, as `stock` or `catalogue`. */
export async function up(db: Kysely<unknown>): Promise<void> {
  if (dialectOf(db) === 'plain') return;
  await sql`create function tell_catalogue() returns trigger language plpgsql as $$
    begin
      perform pg_notify('catalogue', tg_argv[0]);
      return null;
    end $$`.execute(db);
  for (const table of contentTables) {
    await sql`create trigger ${sql.id(`${table}_told`)} after insert or update or delete on ${sql.table(table)}
      for each statement execute function tell_catalogue('catalogue')`.execute(db);
  }
  const columns = sql.join(productColumns.map((column) => sql.id(column)));
  await sql`create trigger product_told after insert or delete or update of ${columns} on product
    for each statement execute function tell_catalogue('catalogue')`.execute(db);
  await sql`create trigger product_stock_told after update of stock, reserved on product
    for each statement execute function tell_catalogue('stock')`.execute(db);
}
