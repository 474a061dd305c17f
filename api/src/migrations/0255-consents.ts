import { sql, type Kysely } from 'kysely';
import { dialectOf } from '../platform/db/dialect';

/**
 * Creates the setting of the notices, which are off without a row, and the record of consents and withdrawals. Records are only
 * added; an erasure removes whose they are, and nothing else.
 */
async function createConsents(db: Kysely<unknown>): Promise<void> {
  await sql`create table consent_setting (
    id smallint primary key default 1 check (id = 1),
    shows_notices boolean not null
  )`.execute(db);
  await sql`create table consent_event (
    id bigint generated always as identity primary key,
    public_id text not null unique,
    email_key text,
    user_id bigint references app_user (id),
    purpose text not null,
    given boolean not null,
    version integer not null check (version >= 0),
    language text not null,
    place text not null check (place in ('sign-up', 'checkout', 'contact', 'profile', 'email', 'erasure')),
    at timestamptz not null
  )`.execute(db);
  await sql`create index consent_event_by_email on consent_event (email_key, purpose, id desc)`.execute(db);
  await sql`create index consent_event_by_user on consent_event (user_id) where user_id is not null`.execute(
    db,
  );
  await sql`create table consent_seen (
    user_id bigint primary key references app_user (id),
    version integer not null,
    at timestamptz not null
  )`.execute(db);
  await sql`create function consent_only_added() returns trigger language plpgsql as $$
    begin
      if tg_op = 'UPDATE' and current_setting('shop.erasure', true) = 'on'
        and new.email_key is null and new.user_id is null
        and to_jsonb(new) - 'email_key' - 'user_id' = to_jsonb(old) - 'email_key' - 'user_id' then
        return new;
      end if;
      raise exception '% is only ever added to', tg_table_name;
    end $$`.execute(db);
  await sql`create trigger consent_event_only_added before update or delete on consent_event
    for each row execute function consent_only_added()`.execute(db);
}

/** An optional email has the purpose that its recipient agreed to, and the address that stops it; other emails have neither. */
async function markOptionalMails(db: Kysely<unknown>): Promise<void> {
  await sql`alter table mail_outbox
    add column purpose text,
    add column stop_url text,
    add constraint mail_outbox_optional check (
      (purpose is null) = (stop_url is null) and (purpose is not null) = (kind like 'optional-%')
    )`.execute(db);
}

export async function up(db: Kysely<unknown>): Promise<void> {
  await createConsents(db);
  await markOptionalMails(db);
  if (dialectOf(db) === 'plain') return;
  await sql`create trigger consent_setting_told after insert or update or delete on consent_setting
    for each statement execute function tell_catalogue('catalogue')`.execute(db);
}
