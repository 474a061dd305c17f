import { sql, type Kysely } from 'kysely';

async function createOrders(db: Kysely<unknown>): Promise<void> {
  await sql`create table shop_order (
    id bigint generated always as identity primary key,
    public_id text not null unique check (length(public_id) <= 40),
    session_id bigint not null references session (id),
    user_id bigint references app_user (id),
    client_key text,
    cart_hash text not null,
    status text not null default 'creating' check (
      status in ('creating', 'pending_payment', 'placed', 'expired', 'refund_pending', 'refunded', 'review')
    ),
    hold text not null default 'held' check (hold in ('held', 'released', 'consumed')),
    reserved_until timestamptz not null,
    subtotal_paise bigint not null check (subtotal_paise >= 0),
    total_paise bigint not null check (total_paise >= 100 and total_paise % 100 = 0),
    ship jsonb not null,
    provider_order_id text,
    paid_payment_id text,
    created_at timestamptz not null default now(),
    updated_at timestamptz not null default now(),
    paid_at timestamptz,
    placed_at timestamptz,
    next_check_at timestamptz not null default now(),
    checks int not null default 0,
    constraint shop_order_client_key unique (session_id, client_key),
    constraint shop_order_provider_order unique (provider_order_id)
  )`.execute(db);
  await sql`create unique index shop_order_open_cart on shop_order (session_id, cart_hash)
    where status in ('creating', 'pending_payment')`.execute(db);
  await sql`create index shop_order_due on shop_order (next_check_at)
    where status in ('creating', 'pending_payment')
      or (status = 'expired' and checks < 28)
      or (status in ('placed', 'review', 'refund_pending') and checks < 3)`.execute(db);
  await sql`create index shop_order_by_user on shop_order (user_id, id desc) where user_id is not null`.execute(
    db,
  );
  await sql`create index shop_order_open on shop_order (status, reserved_until)
    where status in ('creating', 'pending_payment', 'expired', 'refund_pending', 'review')`.execute(db);
  await sql`create table order_item (
    id bigint generated always as identity primary key,
    order_id bigint not null references shop_order (id),
    product_id bigint not null references product (id),
    color text not null default '',
    quantity int not null check (quantity between 1 and 999),
    title text not null,
    rate_paise bigint not null check (rate_paise >= 0),
    discount_bp int not null check (discount_bp between 0 and 10000),
    unit_paise bigint not null check (unit_paise >= 0),
    constraint order_item_line unique (order_id, product_id, color)
  )`.execute(db);
  await sql`create index order_item_by_product on order_item (product_id)`.execute(db);
}

async function createPayments(db: Kysely<unknown>): Promise<void> {
  await sql`create table payment (
    provider_payment_id text primary key,
    order_id bigint not null references shop_order (id),
    status text not null check (status in ('created', 'authorized', 'captured', 'failed', 'refunded')),
    amount_paise bigint not null check (amount_paise >= 0),
    currency text not null default 'INR',
    method text,
    refunded_paise bigint not null default 0 check (refunded_paise between 0 and amount_paise),
    created_at timestamptz not null default now(),
    updated_at timestamptz not null default now()
  )`.execute(db);
  await sql`create index payment_by_order on payment (order_id)`.execute(db);
  await sql`create table refund (
    idem_key text primary key,
    order_id bigint not null references shop_order (id),
    provider_payment_id text not null,
    provider_refund_id text unique,
    amount_paise bigint not null check (amount_paise > 0),
    status text not null default 'pending' check (status in ('pending', 'processed', 'failed')),
    reason text not null,
    attempts int not null default 0,
    next_attempt_at timestamptz not null default now(),
    created_at timestamptz not null default now(),
    updated_at timestamptz not null default now()
  )`.execute(db);
  await sql`create index refund_by_payment on refund (provider_payment_id)`.execute(db);
  await sql`create index refund_pending on refund (next_attempt_at) where status = 'pending'`.execute(db);
  await sql`create table webhook_event (
    event_id text primary key,
    type text not null,
    payload jsonb not null,
    received_at timestamptz not null default now(),
    processed_at timestamptz,
    attempts int not null default 0,
    next_attempt_at timestamptz not null default now(),
    error text
  )`.execute(db);
  await sql`create index webhook_event_done on webhook_event (processed_at) where processed_at is not null`.execute(
    db,
  );
  await sql`create index webhook_event_open on webhook_event (next_attempt_at) where processed_at is null`.execute(
    db,
  );
}

/** Creates orders, reservations and payments. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createOrders(db);
  await createPayments(db);
  await sql`create table stock_movement (
    id bigint generated always as identity primary key,
    product_id bigint not null references product (id),
    order_id bigint references shop_order (id),
    kind text not null check (kind in ('seed', 'import', 'reserve', 'release', 'sell', 'restock')),
    stock_delta int not null default 0,
    reserved_delta int not null default 0,
    created_at timestamptz not null default now(),
    check (stock_delta <> 0 or reserved_delta <> 0)
  )`.execute(db);
  await sql`create index stock_movement_by_product on stock_movement (product_id, id)`.execute(db);
  // The database ensures that an order reserves, releases and sells each product at most once.
  await sql`create unique index stock_movement_by_order on stock_movement (order_id, product_id, kind)
    where order_id is not null`.execute(db);
}
