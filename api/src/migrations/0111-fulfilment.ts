import { sql, type Kysely } from 'kysely';

/** Adds the steps of an order after it is placed, with append-only events. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table shop_order
    add column courier text,
    add column tracking_number text,
    drop constraint shop_order_status_check,
    add constraint shop_order_status_check check (
      status in ('creating', 'pending_payment', 'placed', 'packed', 'shipped', 'delivered', 'cancelled', 'returned',
        'expired', 'refund_pending', 'refunded', 'review')
    ),
    add constraint shop_order_shipment check (
      status not in ('shipped', 'delivered', 'returned') or (courier is not null and tracking_number is not null)
    )`.execute(db);
  await sql`drop index shop_order_due`.execute(db);
  await sql`create index shop_order_due on shop_order (next_check_at)
    where status in ('creating', 'pending_payment')
      or (status = 'expired' and checks < 28)
      or (status in ('placed', 'packed', 'shipped', 'delivered', 'cancelled', 'returned', 'review', 'refund_pending')
        and checks < 3)`.execute(db);
  await sql`create table order_event (
    id bigint generated always as identity primary key,
    order_id bigint not null references shop_order (id),
    kind text not null,
    author text,
    at timestamptz not null,
    detail jsonb not null default '{}'
  )`.execute(db);
  await sql`create index order_event_by_order on order_event (order_id, id)`.execute(db);
  await sql`insert into order_event (order_id, kind, at)
    select id, 'placed', placed_at from shop_order where placed_at is not null`.execute(db);
  await sql`create function only_added() returns trigger language plpgsql as $$
    begin
      raise exception '% is only ever added to', tg_table_name;
    end $$`.execute(db);
  await sql`create trigger order_event_only_added before update or delete on order_event
    for each row execute function only_added()`.execute(db);
}
