import { sql, type Kysely } from 'kysely';
import { dialectOf } from '../platform/db/dialect';

const places = ['brand_id', 'theme_id', 'category_id', 'subcategory_id'] as const;

/** An index for each sort order of lists, so that a page of a million products is read from its first row. */
const orders: Readonly<Record<string, string>> = {
  product_newest: 'created_at desc, id desc',
  product_by_price_up: 'unit_paise, created_at desc, id desc',
  product_by_price_down: 'unit_paise desc, created_at desc, id desc',
  product_cheapest: 'unit_paise, rate_paise desc, id',
  product_dearest: 'unit_paise desc, rate_paise desc, id desc',
  product_best_value: 'discount_bp desc, unit_paise, id',
};

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`drop index product_newest`.execute(db);
  await sql`drop index product_by_price`.execute(db);
  for (const [name, columns] of Object.entries(orders)) {
    await sql`create index ${sql.id(name)} on product (${sql.raw(columns)}) where active`.execute(db);
  }
  for (const column of places) {
    const name = sql.id(`product_by_${column}`);
    await sql`drop index ${name}`.execute(db);
    await sql`create index ${name} on product (${sql.id(column)}, created_at desc, id desc) where active`.execute(
      db,
    );
  }
  if (dialectOf(db) === 'plain') return;
  await sql`create index product_code_trigrams on product using gin (code public.gin_trgm_ops)`.execute(db);
}
