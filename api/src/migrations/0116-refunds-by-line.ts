import { sql, type Kysely } from 'kysely';

/** Creates refunds of order lines. Each has a credit note; like invoice numbers, credit note numbers must have no gaps. */
async function createOrderRefunds(db: Kysely<unknown>): Promise<void> {
  await sql`create table order_refund (
    id bigint generated always as identity primary key,
    order_id bigint not null references shop_order (id),
    amount_paise bigint not null check (amount_paise > 0),
    reason text not null,
    restocked boolean not null,
    unsent boolean not null,
    author text not null,
    financial_year int not null,
    serial int not null check (serial > 0),
    created_at timestamptz not null,
    constraint credit_note_number unique (financial_year, serial)
  )`.execute(db);
  await sql`create index order_refund_by_order on order_refund (order_id)`.execute(db);
  await sql`create table order_refund_line (
    order_refund_id bigint not null references order_refund (id),
    order_item_id bigint not null references order_item (id),
    quantity int not null check (quantity > 0),
    primary key (order_refund_id, order_item_id)
  )`.execute(db);
  await sql`create index order_refund_line_by_item on order_refund_line (order_item_id)`.execute(db);
}

/**
 * Allows partial refunds by the shop: a row references its order refund, and `settles` marks a refund of the remaining payment.
 * Failed refunds that were retried become `replaced`.
 */
async function splitRefunds(db: Kysely<unknown>): Promise<void> {
  await sql`alter table refund
    add column order_refund_id bigint references order_refund (id),
    add column settles boolean not null default true,
    drop constraint refund_status_check,
    add constraint refund_status_check check (status in ('pending', 'processed', 'failed', 'replaced'))`.execute(
    db,
  );
  await sql`update refund set status = 'replaced' where status = 'failed' and exists (
    select from refund as later
    where later.provider_payment_id = refund.provider_payment_id and later.created_at > refund.created_at
  )`.execute(db);
  // Allows restocking units of an order in parts: once for each refund and once with the rest of the order.
  await sql`alter table stock_movement add column order_refund_id bigint references order_refund (id)`.execute(
    db,
  );
  await sql`drop index stock_movement_by_order`.execute(db);
  await sql`create unique index stock_movement_by_order
    on stock_movement (order_id, product_id, kind, coalesce(order_refund_id, 0)) where order_id is not null`.execute(
    db,
  );
}

/** Stores the responses to staff requests with an idempotency key, so that a repeated request is processed once. */
async function createStaffRequests(db: Kysely<unknown>): Promise<void> {
  await sql`create table staff_request (
    key text primary key,
    actor text not null,
    request text not null,
    answer jsonb not null,
    at timestamptz not null
  )`.execute(db);
  await sql`create index staff_request_by_age on staff_request (at)`.execute(db);
}

export async function up(db: Kysely<unknown>): Promise<void> {
  await createOrderRefunds(db);
  await splitRefunds(db);
  await createStaffRequests(db);
}
