import { sql, type Kysely } from 'kysely';

/** Creates the provider's settlements and disputes, and the sandbox's disputes. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table settlement_line (
    id text primary key,
    kind text not null,
    settlement_id text not null,
    utr text,
    amount_paise bigint not null,
    fee_paise bigint not null,
    tax_paise bigint not null,
    credit_paise bigint not null,
    debit_paise bigint not null,
    payment_id text,
    settled_at timestamptz not null
  )`.execute(db);
  await sql`create index settlement_line_by_time on settlement_line (settled_at)`.execute(db);
  await sql`create index settlement_line_by_payment on settlement_line (payment_id)`.execute(db);
  await sql`create table settlement_reading (
    only_row boolean primary key default true check (only_row),
    since timestamptz not null,
    read_to timestamptz not null
  )`.execute(db);
  await sql`create table payment_dispute (
    id text primary key,
    payment_id text not null,
    amount_paise bigint not null,
    deducted_paise bigint not null,
    phase text not null,
    status text not null,
    reason text not null,
    respond_by timestamptz,
    opened_at timestamptz not null,
    seen_at timestamptz not null
  )`.execute(db);
  await sql`create table sandbox_dispute (
    id text primary key,
    payment_id text not null references sandbox_payment,
    amount bigint not null,
    status text not null,
    created_at timestamptz not null
  )`.execute(db);
}
