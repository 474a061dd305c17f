import { sql, type Kysely } from 'kysely';

/** Adds the shop's shipping rule, and the shipping charge of orders. Without a rule, shipping is free. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table shipping_rule (
    id smallint primary key default 1 check (id = 1),
    free_from_paise bigint not null check (free_from_paise > 0),
    price_paise bigint not null check (price_paise > 0)
  )`.execute(db);
  await sql`alter table shop_order
    add column shipping_paise bigint not null default 0 check (shipping_paise >= 0),
    add column shipping_bp int not null default 0 check (shipping_bp between 0 and 10000)`.execute(db);
}
