import { sql, type Kysely } from 'kysely';

/** Creates accounts, sessions and rate limit counters. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table app_user (
    id bigint generated always as identity primary key,
    public_id text not null unique,
    name text not null,
    email text not null,
    email_key text not null,
    phone_number text not null,
    password_hash text not null,
    created_at timestamptz not null default now(),
    constraint app_user_email_key_unique unique (email_key),
    check (email_key = lower(email_key))
  )`.execute(db);
  await sql`create table session (
    id bigint generated always as identity primary key,
    token_hash text not null unique check (token_hash ~ '^[0-9a-f]{64}$'),
    user_id bigint references app_user (id),
    created_at timestamptz not null default now(),
    seen_at timestamptz not null default now(),
    expires_at timestamptz not null,
    revoked_at timestamptz
  )`.execute(db);
  await sql`create index session_by_user on session (user_id) where user_id is not null`.execute(db);
  await sql`create index session_by_expiry on session (expires_at)`.execute(db);
  await sql`create table rate_bucket (
    key text primary key,
    count int not null default 0,
    expires_at timestamptz not null
  )`.execute(db);
  await sql`create index rate_bucket_by_expiry on rate_bucket (expires_at)`.execute(db);
}
