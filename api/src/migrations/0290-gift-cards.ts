import { sql, type Kysely } from 'kysely';

/** Adds the part of an order that a gift card paid; an order without a card is as before. */
async function extendOrders(db: Kysely<unknown>): Promise<void> {
  await sql`alter table shop_order
    add column gift_card_id bigint references gift_card (id),
    add column gift_card_last_four text,
    add column gift_card_paise bigint not null default 0,
    add constraint shop_order_gift_card check (
      gift_card_paise between 0 and total_paise and gift_card_paise % 100 = 0
        and (gift_card_id is not null) = (gift_card_paise > 0)
        and (gift_card_id is not null) = (gift_card_last_four is not null)
    )`.execute(db);
  await sql`create index shop_order_by_gift_card on shop_order (gift_card_id, id desc)
    where gift_card_id is not null`.execute(db);
}

/** Creates gift cards and their ledger, to which entries are only ever added. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table gift_card (
    id bigint generated always as identity primary key,
    public_id text not null unique,
    code_hash text not null unique,
    last_four text not null check (length(last_four) = 4),
    initial_paise bigint not null check (initial_paise > 0),
    balance_paise bigint not null check (balance_paise between 0 and initial_paise),
    state text not null default 'active' check (state in ('active', 'blocked', 'cancelled')),
    order_id bigint references shop_order (id),
    order_item_id bigint references order_item (id),
    unit int check (unit > 0),
    recipient_email text,
    recipient_name text,
    message text,
    expires_at timestamptz not null,
    version int not null default 1,
    created_at timestamptz not null,
    unique (order_item_id, unit),
    check ((order_id is null) = (order_item_id is null)),
    check ((order_id is null) = (unit is null)),
    check (state <> 'cancelled' or balance_paise = 0)
  )`.execute(db);
  await sql`create index gift_card_by_order on gift_card (order_id) where order_id is not null`.execute(db);
  await sql`create index gift_card_by_last_four on gift_card (last_four)`.execute(db);
  await sql`create table gift_card_entry (
    id bigint generated always as identity primary key,
    key text not null unique,
    gift_card_id bigint not null references gift_card (id),
    kind text not null check (kind in ('issue', 'spend', 'release', 'refund', 'block', 'unblock', 'cancel')),
    amount_paise bigint not null,
    order_id bigint references shop_order (id),
    order_refund_id bigint references order_refund (id),
    author text,
    reason text,
    at timestamptz not null,
    check (case kind when 'spend' then amount_paise < 0 when 'cancel' then amount_paise < 0
      when 'block' then amount_paise = 0 when 'unblock' then amount_paise = 0 else amount_paise > 0 end),
    check ((kind in ('spend', 'release', 'refund')) = (order_id is not null))
  )`.execute(db);
  await sql`create index gift_card_entry_by_card on gift_card_entry (gift_card_id, id)`.execute(db);
  await sql`create index gift_card_entry_by_order on gift_card_entry (order_id) where order_id is not null`.execute(
    db,
  );
  await sql`create trigger gift_card_entry_only_added before update or delete on gift_card_entry
    for each row execute function only_added()`.execute(db);
  await extendOrders(db);
}
