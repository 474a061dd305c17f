import { sql, type SqlBool } from 'kysely';
import type { Executor } from '../../../platform/db/schema';
import { escapeLike } from '../../../platform/db/search-words';

/** The state of a card for staff: `spent` and `expired` follow from its balance and its date. */
export type ShownState = 'active' | 'spent' | 'expired' | 'blocked' | 'cancelled';

const stateAt = (now: Date) => sql<ShownState>`case
  when gift_card.state <> 'active' then gift_card.state
  when balance_paise = 0 then 'spent'
  when expires_at <= ${now.toISOString()}::timestamptz then 'expired'
  else 'active' end`;

export interface GiftCardFilter {
  /** The last four characters of a code, or the beginning of an order number or of an email address. */
  readonly search?: string | undefined;
  readonly state?: ShownState | undefined;
}

interface Range {
  readonly offset: number;
  readonly limit: number;
}

function matches(search: string) {
  const text = search.trim().toLowerCase();
  const order = `ord_${text.replace(/^vc-/, '').replaceAll('-', '')}`;
  return sql<SqlBool>`(last_four = ${text.toUpperCase()}
    or lower(shop_order.public_id) like ${`${escapeLike(order)}%`}
    or lower(recipient_email) like ${`${escapeLike(text)}%`})`;
}

/** Cards with the orders in which they were sold. */
const selectCards = (db: Executor, now: Date) =>
  db
    .selectFrom('gift_card')
    .leftJoin('shop_order', 'shop_order.id', 'gift_card.order_id')
    .selectAll('gift_card')
    .select(['shop_order.public_id as order_public_id', stateAt(now).as('shown_state')]);

export type ListedCard = Awaited<ReturnType<ReturnType<typeof selectCards>['executeTakeFirstOrThrow']>>;

/** One page of the matching cards, newest first, their number, and what is left on all of them. */
export async function findCards(
  db: Executor,
  { search = '', state }: GiftCardFilter,
  { offset, limit }: Range,
  now: Date,
) {
  const found = db
    .selectFrom('gift_card')
    .leftJoin('shop_order', 'shop_order.id', 'gift_card.order_id')
    .$if(search.trim() !== '', (query) => query.where(matches(search)))
    .$if(state !== undefined, (query) => query.where(sql<SqlBool>`${stateAt(now)} = ${state}`));
  const { count, balance } = await found
    .select(({ fn }) => [
      fn.countAll<number | string>().as('count'),
      fn.sum<string | null>('balance_paise').as('balance'),
    ])
    .executeTakeFirstOrThrow();
  const ids = await found
    .select('gift_card.id')
    .orderBy('gift_card.id', 'desc')
    .offset(offset)
    .limit(limit)
    .execute();
  const rows = await selectCards(db, now)
    .where('gift_card.id', 'in', [0, ...ids.map(({ id }) => id)])
    .orderBy('gift_card.id', 'desc')
    .execute();
  return { rows, total: Number(count), balancePaise: Number(balance ?? 0) };
}

/** Cards issued after one, oldest first, for exports. */
export const findCardsAfter = (db: Executor, after: number, limit: number, now: Date) =>
  selectCards(db, now).where('gift_card.id', '>', after).orderBy('gift_card.id').limit(limit).execute();

/** The card of that id. */
export const findCard = (db: Executor, publicId: string, now: Date) =>
  selectCards(db, now).where('gift_card.public_id', '=', publicId).executeTakeFirst();

/** The entries of a card with their orders, newest first. */
export const listEntries = (db: Executor, cardId: number) =>
  db
    .selectFrom('gift_card_entry')
    .leftJoin('shop_order', 'shop_order.id', 'gift_card_entry.order_id')
    .select(['kind', 'amount_paise', 'author', 'reason', 'at', 'shop_order.public_id as order_public_id'])
    .where('gift_card_entry.gift_card_id', '=', cardId)
    .orderBy('gift_card_entry.id', 'desc')
    .execute();
