import { sql, type Kysely } from 'kysely';

/**
 * Indexes the sort orders of the staff list, which includes withdrawn products. Stock is not indexed: every order would then
 * write to all indexes of its products.
 */
const orders: Readonly<Record<string, string>> = {
  product_kept_newest: 'created_at desc, id desc',
  product_kept_changed: 'updated_at desc, id desc',
  product_kept_title: 'lower(title), id',
  product_kept_price: 'unit_paise, id',
  product_kept_category: 'category_id, created_at desc, id desc',
};

/** Adds the author and version of a product's last change, and the author and reason of stock changes. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table product add column version int not null default 1, add column changed_by text`.execute(
    db,
  );
  await sql`alter table stock_movement
    add column author text,
    add column reason text,
    drop constraint stock_movement_kind_check,
    add constraint stock_movement_kind_check check (
      kind in ('seed', 'import', 'reserve', 'release', 'sell', 'restock', 'adjust')
    ),
    add constraint stock_movement_adjusted_by check (
      kind <> 'adjust' or (author is not null and reason is not null and order_id is null)
    )`.execute(db);
  for (const [name, columns] of Object.entries(orders)) {
    await sql`create index ${sql.id(name)} on product (${sql.raw(columns)})`.execute(db);
  }
}
