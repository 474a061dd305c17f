import { sql, type Kysely } from 'kysely';
import { dialectOf } from '../platform/db/dialect';

/**
 * Adds the period in which a discount applies: from its start, until before its end; null for no limit. The price of a product with
 * variants depends on all of their periods, so `variants_timed` is true if any of them has one, and null otherwise.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table product
    add column discount_from timestamptz,
    add column discount_until timestamptz,
    add column variants_timed boolean,
    add constraint product_discount_period check (discount_from < discount_until)`.execute(db);
  // Few products have a period: these indexes find them, and the next moment at which a price changes.
  await sql`create index product_timed on product (id)
    where discount_from is not null or discount_until is not null or variants_timed is not null`.execute(db);
  await sql`create index product_discount_from on product (discount_from) where discount_from is not null`.execute(
    db,
  );
  await sql`create index product_discount_until on product (discount_until) where discount_until is not null`.execute(
    db,
  );
  if (dialectOf(db) === 'plain') return;
  await sql`create trigger product_period_told after update of discount_from, discount_until on product
    for each statement execute function tell_catalogue('catalogue')`.execute(db);
}
