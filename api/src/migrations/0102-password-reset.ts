import { sql, type Kysely } from 'kysely';

/** Creates password reset requests, and the mailed links. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table password_reset_request (
    id bigint generated always as identity primary key,
    email_key text not null,
    created_at timestamptz not null default now()
  )`.execute(db);
  await sql`create table password_reset (
    id bigint generated always as identity primary key,
    user_id bigint not null references app_user (id),
    token_hash text not null unique check (token_hash ~ '^[0-9a-f]{64}$'),
    created_at timestamptz not null default now(),
    expires_at timestamptz not null,
    used_at timestamptz
  )`.execute(db);
  await sql`create index password_reset_by_user on password_reset (user_id)`.execute(db);
  await sql`create index password_reset_by_expiry on password_reset (expires_at)`.execute(db);
}
