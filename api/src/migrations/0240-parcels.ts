import { sql, type Kysely } from 'kysely';

async function createTables(db: Kysely<unknown>): Promise<void> {
  await sql`create table parcel (
    id bigint generated always as identity primary key,
    order_id bigint not null references shop_order (id),
    number int not null check (number > 0),
    courier text not null,
    courier_code text,
    service text,
    shipment_id text,
    tracking_number text,
    tracking_url text,
    weight_grams int check (weight_grams > 0),
    state text not null check (state in ('booked', 'picked-up', 'in-transit', 'out-for-delivery', 'attempt-failed',
      'delivered', 'returning', 'returned', 'lost', 'cancelled')),
    state_at timestamptz not null,
    shipped_at timestamptz,
    delivered_at timestamptz,
    created_at timestamptz not null,
    unique (order_id, number),
    constraint parcel_shipped check (
      (shipped_at is not null) = (state not in ('booked', 'cancelled'))
        and (shipped_at is null or tracking_number is not null)
    ),
    constraint parcel_delivered check ((delivered_at is not null) = (state = 'delivered'))
  )`.execute(db);
  await sql`create index parcel_by_tracking on parcel (tracking_number) where courier_code is not null`.execute(
    db,
  );
  await sql`create table parcel_line (
    parcel_id bigint not null references parcel (id),
    order_item_id bigint not null references order_item (id),
    quantity int not null check (quantity > 0),
    primary key (parcel_id, order_item_id)
  )`.execute(db);
  await sql`create index parcel_line_by_item on parcel_line (order_item_id)`.execute(db);
  await sql`create table parcel_event (
    id bigint generated always as identity primary key,
    parcel_id bigint not null references parcel (id),
    event_id text not null,
    state text,
    at timestamptz not null,
    place text not null,
    text text not null,
    unique (parcel_id, event_id)
  )`.execute(db);
}

/** Each order that was shipped so far went in one parcel, with all units that were not refunded before. */
async function fillTables(db: Kysely<unknown>): Promise<void> {
  await sql`insert into parcel
      (order_id, number, courier, tracking_number, state, state_at, shipped_at, delivered_at, created_at)
    select id, 1, courier, tracking_number, state, coalesce(delivered, moved), shipped,
      case when state = 'delivered' then coalesce(delivered, moved) end, shipped
    from (
      select shop_order.id, courier, tracking_number, updated_at as moved, event.delivered,
        coalesce(event.shipped, updated_at) as shipped,
        case when event.delivered is not null or status = 'delivered' then 'delivered'
          when status = 'shipped' then 'in-transit' else 'returned' end as state
      from shop_order left join (
        select order_id, min(at) filter (where kind = 'shipped') as shipped,
          min(at) filter (where kind = 'delivered') as delivered
        from order_event where kind in ('shipped', 'delivered') group by order_id
      ) as event on event.order_id = shop_order.id
      where status in ('shipped', 'delivered', 'returned')
    ) as sent
    order by id`.execute(db);
  await sql`insert into parcel_line (parcel_id, order_item_id, quantity)
    select parcel.id, item.id, item.quantity - coalesce(unsent.units, 0)
    from parcel join order_item as item on item.order_id = parcel.order_id
    left join (
      select order_item_id, sum(quantity)::int as units
      from order_refund_line join order_refund on order_refund.id = order_refund_id
      where unsent group by order_item_id
    ) as unsent on unsent.order_item_id = item.id
    where item.quantity > coalesce(unsent.units, 0)`.execute(db);
}

/** Adds parcels: an order may be shipped in several, each with its units, courier and tracking. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createTables(db);
  await fillTables(db);
}
