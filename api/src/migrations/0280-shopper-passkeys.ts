import { sql, type Kysely } from 'kysely';

/** Creates the passkeys of shoppers, and the challenges that their browsers have not responded to yet. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table user_passkey (
    id text primary key,
    account bigint not null references app_user (id),
    name text not null,
    public_key text not null,
    counter bigint not null check (counter >= 0),
    transports jsonb not null,
    created_at timestamptz not null,
    used_at timestamptz
  )`.execute(db);
  await sql`create index user_passkey_by_account on user_passkey (account)`.execute(db);
  await sql`create table user_passkey_challenge (
    id text primary key,
    challenge text not null,
    purpose text not null check (purpose in ('registration', 'sign-in', 'second-factor')),
    account bigint references app_user (id),
    expires_at timestamptz not null
  )`.execute(db);
  await sql`create index user_passkey_challenge_expiry on user_passkey_challenge (expires_at)`.execute(db);
}
