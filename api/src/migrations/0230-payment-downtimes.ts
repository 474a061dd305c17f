import { sql, type Kysely } from 'kysely';

/** Creates the outages of payment methods, and when the provider is next asked for its reports. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table payment_downtime (
    id text primary key,
    method text not null,
    part text,
    severity text not null check (severity in ('high', 'medium', 'low')),
    active boolean not null,
    started_at timestamptz not null,
    changed_at timestamptz not null,
    seen_at timestamptz not null
  )`.execute(db);
  await sql`create table payment_watch_turn (
    report text primary key,
    next_at timestamptz not null
  )`.execute(db);
}
