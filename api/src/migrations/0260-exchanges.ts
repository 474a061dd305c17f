import { sql, type Kysely } from 'kysely';

/**
 * Adds exchanges of units for another variant of their product, the parcels with the replacements, and the stock that they reserve
 * and sell.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table exchange (
    id bigint generated always as identity primary key,
    order_id bigint not null references shop_order (id),
    number int not null check (number > 0),
    order_item_id bigint not null references order_item (id),
    quantity int not null check (quantity > 0),
    product_id bigint not null references product (id),
    title text not null,
    color text not null,
    state text not null check (state in ('requested', 'accepted', 'received', 'sent', 'declined', 'cancelled')),
    reason text not null,
    restocks boolean not null default false,
    awaited_until timestamptz,
    created_at timestamptz not null,
    updated_at timestamptz not null,
    unique (order_id, number),
    constraint exchange_awaited check ((awaited_until is not null) = (state = 'accepted'))
  )`.execute(db);
  await sql`create unique index exchange_by_item on exchange (order_item_id)
    where state not in ('declined', 'cancelled')`.execute(db);
  await sql`create index exchange_awaited on exchange (awaited_until) where state = 'accepted'`.execute(db);
  await sql`alter table parcel add column exchange_id bigint references exchange (id)`.execute(db);
  await sql`create unique index parcel_by_exchange on parcel (exchange_id)
    where exchange_id is not null and state <> 'cancelled'`.execute(db);
  await sql`alter table stock_movement add column exchange_id bigint references exchange (id)`.execute(db);
  await sql`drop index stock_movement_by_order`.execute(db);
  await sql`create unique index stock_movement_by_order
    on stock_movement (order_id, product_id, kind, coalesce(order_refund_id, 0), coalesce(exchange_id, 0))
    where order_id is not null`.execute(db);
}
