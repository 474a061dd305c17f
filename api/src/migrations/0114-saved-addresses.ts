import { sql, type Kysely } from 'kysely';

/** Creates saved addresses of accounts; each account has one default. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table saved_address (
    id bigint generated always as identity primary key,
    public_id text not null unique,
    user_id bigint not null references app_user (id),
    ship jsonb not null,
    is_default boolean not null,
    created_at timestamptz not null
  )`.execute(db);
  await sql`create index saved_address_by_user on saved_address (user_id, id)`.execute(db);
  await sql`create unique index saved_address_default on saved_address (user_id) where is_default`.execute(
    db,
  );
}
