import type { TypedApp } from '@shop/server-kit';
import { Type } from 'typebox';
import { type Expression, sql, type SqlBool } from 'kysely';
import { dialectOf } from '../../../platform/db/dialect';
import type { Executor } from '../../../platform/db/schema';
import { beginning, searchQuery, wordsOf } from '../../../platform/db/search-words';
import {
  betweenDays,
  dataOf,
  dayInIndia,
  failures,
  pageOf,
  paging,
  ref,
} from '../../../platform/http/schemas';
import { actorOf } from '../../staff';
import type { OrderContext } from '../ports';
import type { OrderStatus } from '../tables';
import { hasOpenExchange, openExchangeState } from './exchange-filter';
import { readOrder, toStaffOrder } from './order-view';
import { StaffOrderDetail, StaffOrderList, staffStatuses } from './schemas';

type Payment = 'cod' | 'online' | 'to-claim';

/** Cash of a delivered order that is neither collected nor waived. */
const isToClaim = sql<SqlBool>`status = 'delivered' and exists (select 1 from payment
  where provider_payment_id = paid_payment_id and collected_paise is null and amount_paise > refunded_paise)`;

/** Filters of the list of booked orders. Amounts in paise. */
export interface ListFilter {
  readonly search?: string | undefined;
  /** `unconfirmed` lists orders with cash on delivery that are not confirmed yet; all others are booked. */
  readonly status?: OrderStatus | undefined;
  /** `to-claim` lists delivered orders whose cash no parcel collected. */
  readonly payment?: Payment | undefined;
  /** Only orders with an exchange under way. */
  readonly exchange?: 'open' | undefined;
  /** Paid at this time or later. */
  readonly from?: Date | undefined;
  /** Paid before this time. */
  readonly before?: Date | undefined;
  readonly minPaise?: number | undefined;
  readonly maxPaise?: number | undefined;
}

const byName = sql`lower(ship ->> 'name')`;

/** Each sort order ends with the id, so that it is unambiguous. */
const orders = {
  newest: sql`paid_at desc, id desc`,
  oldest: sql`paid_at, id`,
  'total-up': sql`total_paise, id`,
  'total-down': sql`total_paise desc, id desc`,
  name: sql`${byName}, id`,
  'name-down': sql`${byName} desc, id desc`,
} as const;

export type OrderSort = keyof typeof orders;

/** Whether every word is a prefix of a name, an email address, a phone number or an id. Does not use an index. */
const beginsWith = (words: readonly string[]) =>
  sql<SqlBool>`(${sql.join(
    words.map((word) => {
      const begins = beginning(word);
      return sql`(' ' || lower(coalesce(ship ->> 'name', '')) like ${`% ${begins}`}
        or lower(coalesce(ship ->> 'email', '')) like ${begins}
        or right(regexp_replace(coalesce(ship ->> 'phone', ''), '[^0-9]', '', 'g'), 10) like ${begins}
        or lower(public_id) like ${begins} or substr(lower(public_id), 5) like ${begins})`;
    }),
    sql` and `,
  )})`;

/** Condition for orders that match all words of the text; undefined for a text without words. */
function hasWords(db: Executor, text: string) {
  const query = searchQuery(text);
  if (query === null) return undefined;
  return dialectOf(db) === 'plain'
    ? beginsWith(wordsOf(text))
    : sql<SqlBool>`order_words(public_id, ship) @@ ${query}::tsquery`;
}

/** Orders that pass all filters but the search. */
function filtered(db: Executor, filter: ListFilter, sort: OrderSort = 'newest') {
  return db
    .selectFrom('shop_order')
    .select(['id', 'paid_at', 'total_paise'])
    .$if(sort === 'name' || sort === 'name-down', (query) => query.select('ship'))
    .where(({ and, eb }) => {
      const conditions: Expression<SqlBool>[] = [];
      if (filter.status !== 'unconfirmed') conditions.push(eb('paid_at', 'is not', null));
      if (filter.payment) conditions.push(eb('cod', '=', filter.payment !== 'online'));
      if (filter.payment === 'to-claim') conditions.push(isToClaim);
      if (filter.exchange) conditions.push(hasOpenExchange);
      if (filter.status) conditions.push(eb('status', '=', filter.status));
      if (filter.from) conditions.push(eb('paid_at', '>=', filter.from));
      if (filter.before) conditions.push(eb('paid_at', '<', filter.before));
      if (filter.minPaise !== undefined) conditions.push(eb('total_paise', '>=', filter.minPaise));
      if (filter.maxPaise !== undefined) conditions.push(eb('total_paise', '<=', filter.maxPaise));
      return and(conditions);
    });
}

/** Count and total of a list, and the ids of one page. Amounts in paise. */
interface FoundOrders {
  readonly count: number;
  readonly totalPaise: number;
  readonly ids: readonly number[];
}

/**
 * Count, total and one page of the matching orders. A search is materialised once for all three, with the
 * index of words: the planner would otherwise scan orders by date, which takes seconds for rare words. Without a search, the
 * index skips the rows before the page.
 */
export async function findOrders(
  db: Executor,
  filter: ListFilter,
  { offset, limit }: { readonly offset: number; readonly limit: number },
  sort: OrderSort = 'newest',
): Promise<FoundOrders> {
  const found = filter.search === undefined ? undefined : hasWords(db, filter.search);
  const { count, total, ids } = await db
    .with(
      (cte) => (found === undefined ? cte('paid').notMaterialized() : cte('paid').materialized()),
      () => (found === undefined ? filtered(db, filter, sort) : filtered(db, filter, sort).where(found)),
    )
    .with('page', (all) =>
      all.selectFrom('paid').select(['id', 'paid_at']).orderBy(orders[sort]).offset(offset).limit(limit),
    )
    .selectFrom('paid')
    .select(({ fn, selectFrom }) => [
      fn.countAll<number | string>().as('count'),
      fn.sum<string | null>('total_paise').as('total'),
      selectFrom('page')
        .select(sql<number[] | null>`json_agg(id)`.as('ids'))
        .as('ids'),
    ])
    .executeTakeFirstOrThrow();
  return { count: Number(count), totalPaise: Number(total ?? 0), ids: ids ?? [] };
}

/** The ids of the matching orders after an id, in the order of their ids. */
export async function findOrdersAfter(
  db: Executor,
  filter: ListFilter,
  { after, limit }: { readonly after: number; readonly limit: number },
): Promise<number[]> {
  const found = filter.search === undefined ? undefined : hasWords(db, filter.search);
  const rows = await filtered(db, filter)
    .$if(found !== undefined, (query) => query.where(found ?? sql<SqlBool>`true`))
    .where('id', '>', after)
    .orderBy('id')
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}

/** A column of an order's parcels that were handed over, separated by commas; null without any. */
const ofParcels = (column: 'courier' | 'tracking_number') =>
  sql<string | null>`(select string_agg(${sql.ref(column)}, ', ' order by number) from parcel
    where parcel.order_id = shop_order.id and shipped_at is not null)`;

/** Orders by their ids. */
export function listOrders(db: Executor, ids: readonly number[], sort: OrderSort) {
  return (
    db
      .selectFrom('shop_order')
      // SQL has no empty list; no order has the id 0.
      .where('id', 'in', [0, ...ids])
      .select([
        'public_id',
        'status',
        'paid_at',
        'created_at',
        'cod',
        'total_paise',
        'ship',
        'courier',
        'tracking_number',
        'email_problem',
        'buyer_company',
        'buyer_gstin',
      ])
      .select(['coupon_code', 'coupon_paise', 'gift_card_last_four', 'gift_card_paise'])
      .select(({ selectFrom }) =>
        selectFrom('order_item')
          .select(({ fn }) => fn.sum<string>('quantity').as('units'))
          .whereRef('order_item.order_id', '=', 'shop_order.id')
          .as('units'),
      )
      .select(openExchangeState.as('exchange'))
      .select([ofParcels('courier').as('couriers'), ofParcels('tracking_number').as('tracking_numbers')])
      .orderBy(orders[sort])
      .execute()
  );
}

export type ListedOrder = Awaited<ReturnType<typeof listOrders>>[number];

const tags = ['staff'];
const amount = (description: string) =>
  Type.Optional(Type.Integer({ minimum: 0, description: `${description}, in paise.` }));

const filterFields = {
  search: Type.Optional(
    Type.String({ maxLength: 200, description: 'Prefixes of a name, email address, phone number or id.' }),
  ),
  status: Type.Optional(Type.Union([...staffStatuses])),
  payment: Type.Optional(
    Type.Union([Type.Literal('cod'), Type.Literal('online'), Type.Literal('to-claim')], {
      description: '`to-claim`: delivered orders whose cash no parcel collected.',
    }),
  ),
  exchange: Type.Optional(Type.Literal('open', { description: 'Orders with an exchange under way.' })),
  from: dayInIndia('The first day'),
  to: dayInIndia('The last day'),
  least: amount('The minimum total'),
  most: amount('The maximum total'),
};

/** The filter of the list, without its page. */
export const OrderFilterQuery = Type.Object(filterFields);

const ListQuery = Type.Object({
  ...filterFields,
  sort: Type.Optional(
    Type.Union([
      Type.Literal('newest'),
      Type.Literal('oldest'),
      Type.Literal('total-up'),
      Type.Literal('total-down'),
      Type.Literal('name'),
      Type.Literal('name-down'),
    ]),
  ),
  ...paging,
});

/** The filter of a query. Throws an ApiError 400 for an invalid date. */
export function filterOf(query: {
  readonly search?: string;
  readonly status?: ListFilter['status'];
  readonly payment?: Payment;
  readonly exchange?: 'open';
  readonly from?: string;
  readonly to?: string;
  readonly least?: number;
  readonly most?: number;
}): ListFilter {
  return {
    search: query.search,
    status: query.status,
    payment: query.payment,
    exchange: query.exchange,
    ...betweenDays(query),
    minPaise: query.least,
    maxPaise: query.most,
  };
}

/** Orders for staff. Requires a guarded app with the prefix `/api/v1/staff`. */
export function staffOrderListRoutes(app: TypedApp, context: OrderContext, gstin: string | null): void {
  app.get(
    '/orders',
    {
      config: { right: 'read' },
      schema: {
        tags,
        summary: 'Booked or unconfirmed orders, latest first by default',
        querystring: ListQuery,
        response: { 200: dataOf(ref(StaffOrderList)), ...failures },
      },
    },
    async ({ query }) => {
      const { db } = context.database;
      const { shown, range } = pageOf(query);
      const filter = filterOf(query);
      const { count, totalPaise, ids } = await findOrders(db, filter, range, query.sort);
      const rows = await listOrders(db, ids, query.sort ?? 'newest');
      return { data: { items: rows.map(toStaffOrder), total: count, totalPaise, ...shown } };
    },
  );

  app.get(
    '/orders/:id',
    {
      config: { right: 'read' },
      schema: {
        tags,
        summary: 'An order with its timeline, items and money',
        params: Type.Object({ id: Type.String({ minLength: 1, maxLength: 40 }) }),
        response: { 200: dataOf(ref(StaffOrderDetail)), ...failures },
      },
    },
    async (request) => ({
      data: await readOrder(context, request.params.id, actorOf(request).role, gstin),
    }),
  );
}
