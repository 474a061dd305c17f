import { sql, type Kysely } from 'kysely';

/** Creates the passkeys of staff, and the challenges that their browsers have not responded to yet. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table staff_passkey (
    id text primary key,
    account text not null references staff_account (id),
    name text not null,
    public_key text not null,
    counter bigint not null check (counter >= 0),
    transports jsonb not null,
    created_at timestamptz not null,
    used_at timestamptz
  )`.execute(db);
  await sql`create index staff_passkey_by_account on staff_passkey (account)`.execute(db);
  await sql`create table staff_passkey_challenge (
    id text primary key,
    challenge text not null,
    purpose text not null check (purpose in ('registration', 'sign-in', 'second-factor')),
    account text references staff_account (id),
    expires_at timestamptz not null
  )`.execute(db);
  await sql`create index staff_passkey_challenge_expiry on staff_passkey_challenge (expires_at)`.execute(db);
}
