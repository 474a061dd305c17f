import { sql, type Kysely } from 'kysely';

/**
 * Creates the carts and wishlists of accounts. Lines refer to the account's row, which changes lock, and not to products, which
 * checkouts lock: both would wait for each other.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table account_cart (
    user_id bigint primary key references app_user (id),
    revision bigint not null
  )`.execute(db);
  await sql`create table account_line (
    id bigint generated always as identity primary key,
    user_id bigint not null references account_cart (user_id),
    list text not null check (list in ('cart', 'wishlist')),
    product_id text not null,
    color text not null,
    count integer not null check (count >= 0),
    ordered integer not null check (ordered >= 0),
    changed_at timestamptz not null,
    unique (user_id, list, product_id, color)
  )`.execute(db);
  await sql`create table account_change (
    user_id bigint not null references account_cart (user_id),
    change_id text not null,
    created_at timestamptz not null,
    primary key (user_id, change_id)
  )`.execute(db);
  await sql`alter table shop_order add column from_cart boolean not null default false`.execute(db);
}
