import { sql, type Kysely } from 'kysely';
import { dialectOf } from '../platform/db/dialect';

/** Creates staff accounts, their sessions and their log. */
async function createStaff(db: Kysely<unknown>): Promise<void> {
  await sql`create table staff_account (
    id text primary key,
    name text not null,
    role text not null check (role in ('viewer', 'packer', 'shopkeeper', 'admin')),
    password_hash text,
    totp_secret text,
    totp_step bigint,
    recovery_hashes jsonb not null,
    invitation_hash text,
    invitation_until timestamptz,
    created_by text not null,
    created_at timestamptz not null,
    disabled_at timestamptz
  )`.execute(db);
  await sql`create unique index staff_account_name on staff_account (lower(name))`.execute(db);
  await sql`create table staff_session (
    id text primary key,
    account text not null references staff_account (id),
    hash text not null,
    enrolled boolean not null,
    browser text not null,
    created_at timestamptz not null,
    seen_at timestamptz not null
  )`.execute(db);
  await sql`create index staff_session_by_account on staff_session (account)`.execute(db);
  await sql`create table staff_log (
    id bigint generated always as identity primary key,
    at timestamptz not null,
    actor text not null,
    action text not null,
    detail jsonb not null default '{}'
  )`.execute(db);
  await sql`create trigger staff_log_only_added before update or delete on staff_log
    for each row execute function only_added()`.execute(db);
}

/** Indexes the order list of staff: the newest first. */
async function indexOrders(db: Kysely<unknown>): Promise<void> {
  await sql`create index shop_order_paid on shop_order (paid_at desc, id desc) include (status, total_paise)
    where paid_at is not null`.execute(db);
  await sql`create index shop_order_paid_by_status on shop_order (status, paid_at desc, id desc) include (total_paise)
    where paid_at is not null`.execute(db);
}

/**
 * Indexes orders by the words of their shipping address. The words are only in the index, so that queries do not read them; a
 * database without it scans all paid orders.
 */
async function indexWords(db: Kysely<unknown>): Promise<void> {
  await sql`create function order_words(public_id text, ship jsonb) returns tsvector
    language sql immutable parallel safe as $$
      select array_to_tsvector(array_remove(
        regexp_split_to_array(lower(coalesce(ship ->> 'name', '')), '\\s+') || array[
          lower(coalesce(ship ->> 'email', '')),
          right(regexp_replace(coalesce(ship ->> 'phone', ''), '\\D', '', 'g'), 10),
          lower(public_id),
          substr(lower(public_id), 5)
        ], ''))
    $$`.execute(db);
  await sql`create index shop_order_words on shop_order using gin (order_words(public_id, ship))
    where paid_at is not null`.execute(db);
}

export async function up(db: Kysely<unknown>): Promise<void> {
  await createStaff(db);
  await indexOrders(db);
  if (dialectOf(db) === 'postgresql') await indexWords(db);
}
