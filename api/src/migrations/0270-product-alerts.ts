import { sql, type Kysely } from 'kysely';

/** Consents by the link in an email have their own place. Offering emails about products is off without a change by staff. */
async function extendConsents(db: Kysely<unknown>): Promise<void> {
  await sql`alter table consent_setting add column offers_alerts boolean not null default false`.execute(db);
  await sql`alter table consent_event drop constraint consent_event_place_check`.execute(db);
  await sql`alter table consent_event add constraint consent_event_place_check check
    (place in ('sign-up', 'checkout', 'contact', 'profile', 'email', 'erasure', 'alert'))`.execute(db);
}

async function createAlerts(db: Kysely<unknown>): Promise<void> {
  await sql`create table product_alert (
    id bigint generated always as identity primary key,
    public_id text not null unique,
    kind text not null check (kind in ('stock', 'price')),
    product_id bigint not null references product on delete cascade,
    email text not null,
    email_key text not null,
    user_id bigint references app_user (id),
    price_paise bigint not null,
    with_tax boolean not null,
    requested_at timestamptz not null,
    asked_at timestamptz,
    confirmed_at timestamptz,
    mailed_at timestamptz,
    check (mailed_at is null or confirmed_at is not null)
  )`.execute(db);
  await sql`create unique index product_alert_once on product_alert (email_key, product_id, kind)
    where mailed_at is null`.execute(db);
  await sql`create index product_alert_by_email on product_alert (email_key)`.execute(db);
  await sql`create index product_alert_by_user on product_alert (user_id) where user_id is not null`.execute(
    db,
  );
  await sql`create index product_alert_waiting on product_alert (product_id) where mailed_at is null`.execute(
    db,
  );
  await sql`create index product_alert_unasked on product_alert (id)
    where asked_at is null and confirmed_at is null`.execute(db);
}

/** Staff find people by the guests: those who confirmed an alert are among them, so that they can be exported and erased. */
async function followAlerts(db: Kysely<unknown>): Promise<void> {
  const words = (name: string, email: string, phone: string) =>
    sql.raw(`person_words('', ${[name, email, phone].map((part) => `coalesce(${part}, '')`).join(', ')})`);
  await sql`create or replace view guest_seen as
    select lower(ship ->> 'email') as email_key, created_at as since,
      ${words("ship ->> 'name'", "ship ->> 'email'", "ship ->> 'phone'")} as words
    from shop_order where user_id is null and ship ->> 'email' <> ''
    union all
    select lower(email), created_at, ${words('full_name', 'email', 'phone_number')} from contact_enquiry
    union all
    select email_key, confirmed_at, ${words('null', 'email', 'null')} from product_alert
    where confirmed_at is not null`.execute(db);
  await sql`create function guest_of_alert() returns trigger language plpgsql as $$
    begin
      if tg_op <> 'INSERT' and old.confirmed_at is not null then
        perform forget_guest(old.email_key);
      end if;
      if tg_op <> 'DELETE' and new.confirmed_at is not null then
        perform see_guest(new.email_key, new.confirmed_at, ${words('null', 'new.email', 'null')});
      end if;
      return null;
    end $$`.execute(db);
  await sql`create trigger guest_of_alert after insert or update of confirmed_at or delete on product_alert
    for each row execute function guest_of_alert()`.execute(db);
}

/** Creates emails about products that are back or cost less. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await extendConsents(db);
  await createAlerts(db);
  await followAlerts(db);
}
