import { type RawBuilder, sql } from 'kysely';
import { dialectOf } from '../../platform/db/dialect';
import type { Executor } from '../../platform/db/schema';
import { beginning, searchQuery, wordsOf } from '../../platform/db/search-words';
import type { Person } from './ports';

/** An order's email address, as in the index `shop_order_by_email`. */
const orderEmail = sql<string>`lower(ship ->> 'email')`;

/** The account and the email address behind a public id of an account, or of an order, enquiry or alert without one. */
async function findIdentity(
  db: Executor,
  publicId: string,
): Promise<Pick<Person, 'userId' | 'email'> | undefined> {
  const account = await db
    .selectFrom('app_user')
    .select(['id', 'email_key'])
    .where('public_id', '=', publicId)
    .executeTakeFirst();
  if (account) return { userId: account.id, email: account.email_key };
  const order = await db
    .selectFrom('shop_order')
    .select(['user_id', orderEmail.as('email')])
    .where('public_id', '=', publicId)
    .executeTakeFirst();
  if (order?.user_id) {
    const owner = await db
      .selectFrom('app_user')
      .select(['id', 'email_key'])
      .where('id', '=', order.user_id)
      .executeTakeFirstOrThrow();
    return { userId: owner.id, email: owner.email_key };
  }
  const enquiry = await db
    .selectFrom('contact_enquiry')
    .select(sql<string>`lower(email)`.as('email'))
    .where('public_id', '=', publicId)
    .executeTakeFirst();
  const alert = await db
    .selectFrom('product_alert')
    .select('email_key as email')
    .where('public_id', '=', publicId)
    .where('confirmed_at', 'is not', null)
    .executeTakeFirst();
  const email = order?.email || enquiry?.email || alert?.email;
  if (!email) return undefined;
  const known = await db
    .selectFrom('app_user')
    .select('id')
    .where('email_key', '=', email)
    .executeTakeFirst();
  return { userId: known?.id ?? null, email };
}

/** The person behind a public id; undefined for an unknown or erased one. */
export async function findPerson(db: Executor, publicId: string): Promise<Person | undefined> {
  const identity = await findIdentity(db, publicId);
  if (!identity) return undefined;
  const { userId, email } = identity;
  const orders = await db
    .selectFrom('shop_order')
    .select(['id', 'public_id'])
    .where((where) =>
      where.or([
        where.and([where(orderEmail, '=', email), where('user_id', 'is', null)]),
        ...(userId === null ? [] : [where('user_id', '=', userId)]),
      ]),
    )
    .orderBy('id')
    .execute();
  return { userId, email, orders: orders.map(({ id, public_id }) => ({ id, publicId: public_id })) };
}

type CustomerKind = 'account' | 'guest';

/** How the list is sorted. */
export type CustomerSort = 'newest' | 'oldest' | 'email' | 'email-down';

/** A filter of customers. */
export interface CustomerFilter {
  readonly search?: string | undefined;
  readonly kind?: CustomerKind | undefined;
}

interface CustomerRow {
  readonly id: string;
  readonly kind: CustomerKind;
  readonly name: string;
  readonly email: string;
  readonly phone: string;
  /** When the account was created, or the first order or enquiry was made. */
  readonly since: Date;
}

/** The number of customers that match a filter, and one page of them. */
interface FoundCustomers {
  readonly count: number;
  readonly rows: readonly CustomerRow[];
}

const none = sql`false`;
const all = sql`true`;

/** A word of this length may be the number of an order or enquiry, which the search words of guests do not contain. */
const NUMBER_LENGTH = 8;
/** Limit of matching orders; a whole number matches one. */
const MAX_NUMBERED = 100;

const accountsOf = (words: string | null, wanted: boolean) => sql`
  select id, created_at as since, email_key from app_user
  where ${wanted ? all : none} and ${
    words === null ? all : sql`person_words(public_id, name, email, phone_number) @@ ${words}::tsquery`
  }`;

/** Whether an order has this number. In the plain dialect orders do not have an index of words. */
const isNumbered = (db: Executor, number: string, words: string | null) =>
  dialectOf(db) === 'plain'
    ? sql`(lower(public_id) like ${beginning(number)} or substr(lower(public_id), 5) like ${beginning(number)})`
    : sql`order_words(public_id, ship) @@ ${words}::tsquery`;

/** Guests with these words, and guests of an order or enquiry with this number. */
function guestsOf(db: Executor, search: string, words: string | null, wanted: boolean): RawBuilder<unknown> {
  const [number = '', ...others] = wordsOf(search);
  const numbered =
    number.length < NUMBER_LENGTH || others.length > 0
      ? sql``
      : sql`union (select lower(ship ->> 'email') from shop_order
          where user_id is null and paid_at is not null and ${isNumbered(db, number, words)}
          limit ${MAX_NUMBERED})
        union (select lower(email) from contact_enquiry
          where person_words(public_id, full_name, email, phone_number) @@ ${words}::tsquery limit ${MAX_NUMBERED})`;
  const found =
    words === null
      ? all
      : sql`email_key in (select email_key from guest where words @@ ${words}::tsquery ${numbered})`;
  return sql`
  select id, since, email_key from guest where ${wanted ? all : none} and ${found} and not has_account`;
}

/** The latest order or enquiry of a guest on the page, whose name and phone number are shown. Alerts have neither. */
const latest = sql`
  (select public_id, ship ->> 'name' as name, ship ->> 'email' as email, ship ->> 'phone' as phone, created_at
    from shop_order where user_id is null and lower(ship ->> 'email') = guest.email_key order by id desc limit 1)
  union all
  (select public_id, full_name, email, phone_number, created_at
    from contact_enquiry where lower(email) = guest.email_key order by id desc limit 1)
  union all
  (select public_id, email, email, '', 'epoch'::timestamptz
    from product_alert where email_key = guest.email_key and confirmed_at is not null order by id desc limit 1)
  order by created_at desc limit 1`;

const orders: Readonly<Record<CustomerSort, RawBuilder<unknown>>> = {
  newest: sql`since desc`,
  oldest: sql`since`,
  email: sql`email_key`,
  'email-down': sql`email_key desc`,
};

/** The direction in which ids break ties, as in the indexes. */
const endOf = (sort: CustomerSort) => (sort === 'newest' || sort === 'email-down' ? sql`desc` : sql`asc`);

interface FoundRow {
  readonly count: number;
  readonly rows: readonly (Omit<CustomerRow, 'since'> & { readonly since: string })[] | null;
}

/**
 * The number of customers and one page of them. The result of a search is materialised once for both; without a
 * search, a page is read from the indexes of dates.
 */
export async function findCustomers(
  db: Executor,
  { search = '', kind }: CustomerFilter,
  { offset, limit }: { readonly offset: number; readonly limit: number },
  sort: CustomerSort = 'newest',
): Promise<FoundCustomers> {
  const order = orders[sort];
  const words = searchQuery(search);
  const once = words === null ? sql`not materialized` : sql`materialized`;
  const upTo = offset + limit;
  const { rows } = await sql<FoundRow>`
    with account as ${once} (${accountsOf(words, kind !== 'guest')}),
    visitor as ${once} (${guestsOf(db, search, words, kind !== 'account')}),
    page as (
      select * from (
        (select 'account' as kind, id, since, email_key from account order by ${order}, id ${endOf(sort)} limit ${upTo})
        union all
        (select 'guest', id, since, email_key from visitor order by ${order}, id ${endOf(sort)} limit ${upTo})
      ) as both_kinds
      order by ${order}, id ${endOf(sort)}, kind offset ${offset} limit ${limit}
    ),
    shown as (
      select page.*, coalesce(app_user.public_id, seen.public_id) as public_id,
        coalesce(app_user.name, seen.name) as name, coalesce(app_user.email, seen.email) as email,
        coalesce(app_user.phone_number, seen.phone) as phone
      from page
        left join app_user on page.kind = 'account' and app_user.id = page.id
        left join guest on page.kind = 'guest' and guest.id = page.id
        left join lateral (${latest}) as seen on true
    )
    select (select count(*)::int from account) + (select count(*)::int from visitor) as count,
      (select json_agg(json_build_object('id', public_id, 'kind', kind, 'name', name, 'email', email,
          'phone', phone, 'since', since) order by ${order}, shown.id ${endOf(sort)}, kind) from shown) as rows`.execute(
    db,
  );
  const [found] = rows;
  return {
    count: found?.count ?? 0,
    rows: (found?.rows ?? []).map((row) => ({ ...row, since: new Date(row.since) })),
  };
}
