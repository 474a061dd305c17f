import { sql, type Kysely } from 'kysely';

/** Creates the tables of the sandbox courier: its key, shipments, scans and webhooks. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table sandbox_courier_account (
    id boolean primary key default true check (id),
    webhook_secret text not null
  )`.execute(db);
  await sql`create table sandbox_shipment (
    id text primary key,
    tracking_number text not null unique,
    reference text not null unique,
    order_number text not null,
    service text not null,
    address jsonb not null,
    weight_grams int not null check (weight_grams > 0),
    declared_paise bigint not null check (declared_paise >= 0),
    collect_paise bigint not null check (collect_paise >= 0),
    state text not null,
    pickup_on text,
    created_at timestamptz not null
  )`.execute(db);
  await sql`create index sandbox_shipment_by_order on sandbox_shipment (order_number)`.execute(db);
  await sql`create table sandbox_scan (
    id bigint generated always as identity primary key,
    shipment_id text not null references sandbox_shipment (id),
    event_id text not null unique,
    state text not null,
    at timestamptz not null,
    place text not null,
    words text not null
  )`.execute(db);
  await sql`create index sandbox_scan_by_shipment on sandbox_scan (shipment_id, id)`.execute(db);
  await sql`create table sandbox_courier_webhook (
    id bigint generated always as identity primary key,
    event_id text not null,
    body text not null,
    signature text not null,
    due_at timestamptz not null,
    attempts int not null default 0,
    delivered_at timestamptz
  )`.execute(db);
  await sql`create index sandbox_courier_webhook_due on sandbox_courier_webhook (due_at, id)
    where delivered_at is null`.execute(db);
}
