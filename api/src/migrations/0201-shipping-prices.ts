import { sql, type Kysely } from 'kysely';
import { dialectOf } from '../platform/db/dialect';

/**
 * Creates the table of shipping prices and its setting, which exist together. Without them, shipping follows `shipping_rule`.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table shipping_setting (
    id smallint primary key default 1 check (id = 1),
    version int not null check (version > 0),
    default_grams int not null check (default_grams >= 0),
    changed_at timestamptz not null,
    changed_by text not null
  )`.execute(db);
  await sql`create table shipping_price (
    place int primary key check (place > 0),
    zone text,
    value_from_paise bigint not null check (value_from_paise >= 0),
    value_below_paise bigint check (value_below_paise > value_from_paise),
    weight_from_grams int not null check (weight_from_grams >= 0),
    weight_below_grams int check (weight_below_grams > weight_from_grams),
    price_paise bigint not null check (price_paise >= 0),
    free_from_paise bigint check (free_from_paise > value_from_paise)
  )`.execute(db);
  if (dialectOf(db) === 'plain') return;
  await sql`create trigger shipping_setting_told after insert or update or delete on shipping_setting
    for each statement execute function tell_catalogue('catalogue')`.execute(db);
}
