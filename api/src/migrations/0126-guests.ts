import { sql, type Kysely } from 'kysely';

/** Empty text for missing values. */
const wordsOf = (name: string, email: string, phone: string) =>
  sql.raw(`person_words('', ${[name, email, phone].map((part) => `coalesce(${part}, '')`).join(', ')})`);
const shipWords = (row: string) =>
  wordsOf(`${row}ship ->> 'name'`, `${row}ship ->> 'email'`, `${row}ship ->> 'phone'`);

/**
 * Creates a row for each e-mail address that ordered without an account or wrote to the shop: grouping all orders on each read
 * would become slower with every order. Addresses of accounts are included, so that they are not listed twice. Names and phone
 * numbers are read from the latest order or enquiry of the listed guests.
 */
async function createGuests(db: Kysely<unknown>): Promise<void> {
  await sql`create table guest (
    id bigint generated always as identity primary key,
    email_key text not null unique,
    since timestamptz not null,
    words tsvector not null,
    has_account boolean not null default false
  )`.execute(db);
  await sql`create index guest_newest on guest (since desc, id desc) where not has_account`.execute(db);
  await sql`create index guest_words on guest using gin (words)`.execute(db);
  await sql`create view guest_seen as
    select lower(ship ->> 'email') as email_key, created_at as since,
      ${shipWords('')} as words
    from shop_order where user_id is null and ship ->> 'email' <> ''
    union all
    select lower(email), created_at, ${wordsOf('full_name', 'email', 'phone_number')} from contact_enquiry`.execute(
    db,
  );
}

/** Both run in the transaction of the change. */
async function createFunctions(db: Kysely<unknown>): Promise<void> {
  // Concurrent orders of one guest do not block each other: an existing row is only protected from deletion until the transaction
  // ends.
  await sql`create function see_guest(seen_key text, seen_at timestamptz, seen_words tsvector) returns void
    language plpgsql as $$
    begin
      loop
        insert into guest (email_key, since, words) values (seen_key, seen_at, seen_words)
          on conflict (email_key) do nothing;
        perform from guest where email_key = seen_key for key share;
        exit when found;
      end loop;
      update guest set words = words || seen_words
        where email_key = seen_key and not tsvector_to_array(words) @> tsvector_to_array(seen_words);
    end $$`.execute(db);
  // The row is locked first, so that the next statement sees concurrent inserts.
  await sql`create function forget_guest(gone_key text) returns void language plpgsql as $$
    begin
      perform from guest where email_key = gone_key for update;
      if exists (select from guest_seen where email_key = gone_key) then
        update guest set since = (select min(guest_seen.since) from guest_seen where guest_seen.email_key = gone_key),
          words = (
            select array_to_tsvector(array_agg(distinct word))
            from guest_seen, unnest(tsvector_to_array(guest_seen.words)) as word where guest_seen.email_key = gone_key
          ) where email_key = gone_key;
      else
        update guest set words = '' where email_key = gone_key and has_account;
        delete from guest where email_key = gone_key and not has_account;
      end if;
    end $$`.execute(db);
}

async function followOrders(db: Kysely<unknown>): Promise<void> {
  await sql`create function guest_of_order() returns trigger language plpgsql as $$
    begin
      if tg_op <> 'INSERT' and old.user_id is null and old.ship ->> 'email' <> '' then
        perform forget_guest(lower(old.ship ->> 'email'));
      end if;
      if tg_op <> 'DELETE' and new.user_id is null and new.ship ->> 'email' <> '' then
        perform see_guest(lower(new.ship ->> 'email'), new.created_at, ${shipWords('new.')});
      end if;
      return null;
    end $$`.execute(db);
  await sql`create trigger guest_of_order after insert or update of ship, user_id or delete on shop_order
    for each row execute function guest_of_order()`.execute(db);
}

async function followEnquiries(db: Kysely<unknown>): Promise<void> {
  await sql`create function guest_of_enquiry() returns trigger language plpgsql as $$
    begin
      if tg_op <> 'INSERT' then
        perform forget_guest(lower(old.email));
      end if;
      if tg_op <> 'DELETE' then
        perform see_guest(lower(new.email), new.created_at,
          ${wordsOf('new.full_name', 'new.email', 'new.phone_number')});
      end if;
      return null;
    end $$`.execute(db);
  await sql`create trigger guest_of_enquiry
    after insert or update of full_name, email, phone_number or delete on contact_enquiry
    for each row execute function guest_of_enquiry()`.execute(db);
}

async function followAccounts(db: Kysely<unknown>): Promise<void> {
  await sql`create function guest_of_account() returns trigger language plpgsql as $$
    begin
      if tg_op <> 'INSERT' then
        update guest set has_account = false where email_key = old.email_key;
        perform forget_guest(old.email_key);
      end if;
      if tg_op <> 'DELETE' then
        insert into guest (email_key, since, words, has_account) values (new.email_key, new.created_at, '', true)
          on conflict (email_key) do update set has_account = true;
      end if;
      return null;
    end $$`.execute(db);
  await sql`create trigger guest_of_account after insert or update of email_key or delete on app_user
    for each row execute function guest_of_account()`.execute(db);
}

export async function up(db: Kysely<unknown>): Promise<void> {
  await createGuests(db);
  await createFunctions(db);
  await followOrders(db);
  await followEnquiries(db);
  await followAccounts(db);
  await sql`insert into guest (email_key, since, words)
    select email_key, min(since), array_to_tsvector(array_agg(distinct word))
    from guest_seen, unnest(tsvector_to_array(words)) as word
    group by email_key order by min(since), email_key`.execute(db);
  await sql`insert into guest (email_key, since, words, has_account)
    select email_key, created_at, '', true from app_user
    on conflict (email_key) do update set has_account = true`.execute(db);
}
