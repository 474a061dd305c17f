import { sql, type Kysely } from 'kysely';
import { dialectOf } from '../platform/db/dialect';

/** Permits an erasure to remove the reasons that staff entered for cards from their ledger, and nothing else. */
async function permitErasure(db: Kysely<unknown>): Promise<void> {
  await sql`create function gift_card_entry_only_added() returns trigger language plpgsql as $$
    begin
      if tg_op = 'UPDATE' and current_setting('shop.erasure', true) = 'on'
        and new.reason is null and to_jsonb(new) - 'reason' = to_jsonb(old) - 'reason' then
        return new;
      end if;
      raise exception '% is only ever added to', tg_table_name;
    end $$`.execute(db);
  await sql`drop trigger gift_card_entry_only_added on gift_card_entry`.execute(db);
  await sql`create trigger gift_card_entry_only_added before update or delete on gift_card_entry
    for each row execute function gift_card_entry_only_added()`.execute(db);
}

/**
 * Adds the setting of gift cards, which are off without a row, the value of the card that a product sells, the same on the lines of
 * orders, and whom the cards of an order are for.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table gift_card_setting (
    id smallint primary key default 1 check (id = 1),
    offered boolean not null,
    valid_months int not null check (valid_months between 12 and 120)
  )`.execute(db);
  await sql`alter table product add column gift_card_paise bigint check (gift_card_paise > 0)`.execute(db);
  await sql`alter table order_item add column gift_card_paise bigint check (gift_card_paise > 0)`.execute(db);
  await sql`create table gift_card_recipient (
    order_id bigint primary key references shop_order (id) on delete cascade,
    email text not null,
    name text not null,
    message text not null
  )`.execute(db);
  await permitErasure(db);
  if (dialectOf(db) === 'plain') return;
  await sql`create trigger gift_card_setting_told after insert or update or delete on gift_card_setting
    for each statement execute function tell_catalogue('catalogue')`.execute(db);
}
