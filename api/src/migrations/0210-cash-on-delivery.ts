import { sql, type Kysely } from 'kysely';
import { dialectOf } from '../platform/db/dialect';

async function extendOrders(db: Kysely<unknown>): Promise<void> {
  await sql`alter table shop_order
    add column cod boolean not null default false,
    add column cod_fee_paise bigint not null default 0 check (cod_fee_paise >= 0),
    add column cod_fee_bp int not null default 0 check (cod_fee_bp between 0 and 10000),
    drop constraint shop_order_status_check,
    add constraint shop_order_status_check check (
      status in ('creating', 'pending_payment', 'unconfirmed', 'placed', 'packed', 'shipped', 'delivered', 'cancelled',
        'returned', 'expired', 'refund_pending', 'refunded', 'review')
    ),
    add constraint shop_order_cod check (cod or (cod_fee_paise = 0 and status <> 'unconfirmed'))`.execute(db);
  await sql`create index shop_order_unconfirmed on shop_order (reserved_until) where status = 'unconfirmed'`.execute(
    db,
  );
  await sql`create index shop_order_cod on shop_order (paid_at desc, id desc) where cod`.execute(db);
}

/** Adds cash on delivery: its setting, its orders, the cash that was collected and remitted, and refunds by bank transfer. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table cod_setting (
    id smallint primary key default 1 check (id = 1),
    offered boolean not null,
    fee_paise bigint not null check (fee_paise >= 0),
    min_paise bigint check (min_paise > 0),
    max_paise bigint check (max_paise > 0),
    confirm_hours int not null check (confirm_hours between 1 and 72)
  )`.execute(db);
  await extendOrders(db);
  await sql`alter table payment add column collected_paise bigint
    check (collected_paise between 0 and amount_paise)`.execute(db);
  await sql`alter table refund
    add column method text not null default 'provider' check (method in ('provider', 'transfer', 'waived')),
    add column reference text`.execute(db);
  await sql`create table cod_remittance (
    id bigint generated always as identity primary key,
    order_id bigint not null references shop_order (id),
    amount_paise bigint not null check (amount_paise <> 0),
    reference text not null,
    remitted_on text not null,
    author text not null,
    created_at timestamptz not null
  )`.execute(db);
  await sql`create index cod_remittance_by_order on cod_remittance (order_id)`.execute(db);
  if (dialectOf(db) === 'plain') return;
  await sql`create trigger cod_setting_told after insert or update or delete on cod_setting
    for each statement execute function tell_catalogue('catalogue')`.execute(db);
}
