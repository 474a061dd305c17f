import { sql, type Kysely } from 'kysely';

/** Creates the inbox of couriers' webhooks. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table courier_webhook (
    event_id text primary key,
    courier text not null,
    payload text not null,
    received_at timestamptz not null default now(),
    processed_at timestamptz,
    attempts int not null default 0,
    next_attempt_at timestamptz not null default now(),
    error text
  )`.execute(db);
  await sql`create index courier_webhook_done on courier_webhook (processed_at)
    where processed_at is not null`.execute(db);
  await sql`create index courier_webhook_open on courier_webhook (next_attempt_at)
    where processed_at is null`.execute(db);
}
