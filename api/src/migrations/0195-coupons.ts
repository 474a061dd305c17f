import { sql, type Kysely } from 'kysely';

/** Creates coupons and their uses. An order without a coupon is as before. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table coupon (
    id bigint generated always as identity primary key,
    public_id text not null unique,
    code text not null unique,
    kind text not null check (kind in ('percent', 'amount', 'shipping')),
    percent_bp int check (percent_bp between 1 and 10000),
    amount_paise bigint check (amount_paise > 0),
    max_paise bigint check (max_paise > 0),
    min_paise bigint not null default 0 check (min_paise >= 0),
    is_limited boolean not null default false,
    first_order boolean not null default false,
    once_each boolean not null default false,
    max_uses int check (max_uses > 0),
    uses int not null default 0 check (uses >= 0),
    starts_at timestamptz,
    ends_at timestamptz,
    active boolean not null default true,
    version int not null default 1,
    created_at timestamptz not null,
    changed_at timestamptz not null,
    changed_by text not null,
    check (uses <= max_uses),
    check (starts_at < ends_at),
    check ((kind = 'percent') = (percent_bp is not null)),
    check ((kind = 'amount') = (amount_paise is not null)),
    check (kind = 'percent' or max_paise is null)
  )`.execute(db);
  await sql`create table coupon_product (
    coupon_id bigint not null references coupon on delete cascade,
    product_id bigint not null references product on delete cascade,
    primary key (coupon_id, product_id)
  )`.execute(db);
  await sql`create table coupon_category (
    coupon_id bigint not null references coupon on delete cascade,
    category_id bigint not null references category on delete cascade,
    primary key (coupon_id, category_id)
  )`.execute(db);
  await sql`create index coupon_product_by_product on coupon_product (product_id)`.execute(db);
  await sql`create index coupon_category_by_category on coupon_category (category_id)`.execute(db);
  await sql`create table coupon_use (
    order_id bigint primary key references shop_order on delete cascade,
    coupon_id bigint not null references coupon,
    claimed_at timestamptz not null,
    released_at timestamptz
  )`.execute(db);
  await sql`create index coupon_use_by_coupon on coupon_use (coupon_id, order_id desc)`.execute(db);
  await sql`alter table shop_order
    add column coupon_code text,
    add column coupon_paise bigint not null default 0 check (coupon_paise >= 0),
    add column shipping_coupon_paise bigint not null default 0
      check (shipping_coupon_paise between 0 and shipping_paise)`.execute(db);
  await sql`alter table order_item add column coupon_paise bigint not null default 0
    check (coupon_paise between 0 and unit_paise * quantity)`.execute(db);
  // Orders of a phone number, for coupons that a customer may use once; the same expression as in the query.
  await sql`create index shop_order_by_phone on shop_order
    (right(regexp_replace(ship ->> 'phone', '[^0-9]', '', 'g'), 10))`.execute(db);
}
