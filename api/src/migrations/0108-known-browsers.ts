import { sql, type Kysely } from 'kysely';

/** Creates known browsers: wrong passwords from elsewhere do not slow down their owners. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table known_browser (
    token_hash text not null check (token_hash ~ '^[0-9a-f]{64}$'),
    user_id bigint not null references app_user (id),
    expires_at timestamptz not null,
    primary key (token_hash, user_id)
  )`.execute(db);
  await sql`create index known_browser_by_user on known_browser (user_id)`.execute(db);
  await sql`create index known_browser_by_expiry on known_browser (expires_at)`.execute(db);
}
