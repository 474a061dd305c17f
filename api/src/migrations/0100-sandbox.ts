import { sql, type Kysely } from 'kysely';

/** Creates the sandbox's tables: its account, orders, payments, refunds and webhooks. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table sandbox_account (
    id boolean primary key default true check (id),
    key_id text not null,
    key_secret text not null,
    webhook_secret text not null
  )`.execute(db);
  await sql`create table sandbox_order (
    id text primary key,
    amount bigint not null check (amount >= 100),
    currency text not null,
    receipt text,
    unique_receipt text unique,
    status text not null default 'created' check (status in ('created', 'attempted', 'paid')),
    attempts int not null default 0,
    notes jsonb not null,
    created_at timestamptz not null
  )`.execute(db);
  await sql`create index sandbox_order_by_receipt on sandbox_order (receipt)`.execute(db);
  await sql`create table sandbox_payment (
    id text primary key,
    order_id text not null references sandbox_order (id),
    amount bigint not null check (amount > 0),
    currency text not null,
    status text not null check (status in ('created', 'authorized', 'captured', 'refunded', 'failed')),
    method text not null,
    email text,
    contact text,
    amount_refunded bigint not null default 0 check (amount_refunded between 0 and amount),
    error jsonb,
    created_at timestamptz not null
  )`.execute(db);
  await sql`create index sandbox_payment_by_order on sandbox_payment (order_id)`.execute(db);
  await sql`create table sandbox_refund (
    id text primary key,
    payment_id text not null references sandbox_payment (id),
    amount bigint not null check (amount > 0),
    status text not null check (status in ('pending', 'processed', 'failed')),
    idem_key text unique,
    created_at timestamptz not null
  )`.execute(db);
  await sql`create index sandbox_refund_by_payment on sandbox_refund (payment_id)`.execute(db);
  await sql`create table sandbox_webhook (
    id bigint generated always as identity primary key,
    event_id text not null,
    body text not null,
    signature text not null,
    due_at timestamptz not null,
    attempts int not null default 0,
    delivered_at timestamptz
  )`.execute(db);
  await sql`create index sandbox_webhook_due on sandbox_webhook (due_at, id) where delivered_at is null`.execute(
    db,
  );
}
