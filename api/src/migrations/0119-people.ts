import { sql, type Kysely } from 'kysely';

/**
 * Adds a state to enquiries, and the actions of staff on them. Unlike the log, they can be deleted, since they are personal data.
 */
async function keepEnquiries(db: Kysely<unknown>): Promise<void> {
  await sql`alter table contact_enquiry
    add column state text not null default 'open' check (state in ('open', 'answered', 'closed')),
    add column closed_at timestamptz,
    add constraint contact_enquiry_closed check ((state = 'closed') = (closed_at is not null))`.execute(db);
  await sql`create table enquiry_event (
    id bigint generated always as identity primary key,
    enquiry_id bigint not null references contact_enquiry (id) on delete cascade,
    kind text not null check (kind in ('note', 'answered', 'closed', 'reopened')),
    author text not null,
    at timestamptz not null,
    text text not null
  )`.execute(db);
  await sql`create index enquiry_event_by_enquiry on enquiry_event (enquiry_id, id)`.execute(db);
  await sql`create index contact_enquiry_newest on contact_enquiry (created_at desc, id desc)`.execute(db);
  await sql`create index contact_enquiry_by_state on contact_enquiry (state, created_at desc, id desc)`.execute(
    db,
  );
  await sql`create index contact_enquiry_by_email on contact_enquiry (lower(email), id desc)`.execute(db);
}

/** Indexes people for searches by the words of a name, an e-mail address, a phone number, and an id if there is one. */
async function findPeople(db: Kysely<unknown>): Promise<void> {
  await sql`create function person_words(public_id text, name text, email text, phone text) returns tsvector
    language sql immutable parallel safe as $$
      select array_to_tsvector(array_remove(
        regexp_split_to_array(lower(name), '\\s+') || array[
          lower(email),
          right(regexp_replace(phone, '\\D', '', 'g'), 10),
          regexp_replace(lower(public_id), '^enq_', '')
        ], ''))
    $$`.execute(db);
  await sql`create index app_user_words on app_user
    using gin (person_words(public_id, name, email, phone_number))`.execute(db);
  await sql`create index app_user_newest on app_user (created_at desc, id desc)`.execute(db);
  await sql`create index contact_enquiry_words on contact_enquiry
    using gin (person_words(public_id, full_name, email, phone_number))`.execute(db);
  await sql`create index shop_order_by_email on shop_order (lower(ship ->> 'email'), id desc)`.execute(db);
}

/** Indexes unpaid orders with personal data, which a job removes later. */
async function findUnpaidOrders(db: Kysely<unknown>): Promise<void> {
  await sql`create index shop_order_unpaid on shop_order (reserved_until)
    where status = 'expired' and paid_at is null and ship ->> 'email' <> ''`.execute(db);
}

/**
 * Allows removing personal data from append-only tables, in a transaction that is marked as an erasure; other columns stay
 * unchanged.
 */
async function letErasureThrough(db: Kysely<unknown>): Promise<void> {
  await sql`create or replace function only_added() returns trigger language plpgsql as $$
    begin
      if tg_op = 'UPDATE' and current_setting('shop.erasure', true) = 'on'
        and to_jsonb(new) - 'detail' = to_jsonb(old) - 'detail'
        and to_jsonb(old) -> 'detail' @> (to_jsonb(new) -> 'detail') then
        return new;
      end if;
      raise exception '% is only ever added to', tg_table_name;
    end $$`.execute(db);
}

export async function up(db: Kysely<unknown>): Promise<void> {
  await keepEnquiries(db);
  await findPeople(db);
  await findUnpaidOrders(db);
  await letErasureThrough(db);
}
