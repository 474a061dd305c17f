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
import { readOrder, toStaffOrder } from './order-view';
import { StaffOrderDetail, StaffOrderList, staffStatuses } from './schemas';

/** Filters of the list, which contains only paid orders. Amounts in paise. */
export interface ListFilter {
  readonly search?: string | undefined;
  readonly status?: OrderStatus | undefined;
  /** Paid at this moment or later. */
  readonly from?: Date | undefined;
  /** Paid before this moment. */
  readonly before?: Date | undefined;
  readonly minPaise?: number | undefined;
  readonly maxPaise?: number | undefined;
}

/** Whether every word is a prefix of a name, an e-mail address, a phone number or an id. Does not use an index. */
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

/** Paid orders that pass all filters but the search. */
function filtered(db: Executor, filter: ListFilter) {
  return db
    .selectFrom('shop_order')
    .select(['id', 'paid_at', 'total_paise'])
    .where('paid_at', 'is not', null)
    .where(({ and, eb }) => {
      const conditions: Expression<SqlBool>[] = [];
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
 * Count, total and one page of the matching orders, the latest paid first. A search is materialised once for all three, with the
 * index of words: the planner would otherwise scan orders by date, which takes seconds for rare words. Without a search, the
 * index skips the rows before the page.
 */
export async function findOrders(
  db: Executor,
  filter: ListFilter,
  { offset, limit }: { readonly offset: number; readonly limit: number },
): Promise<FoundOrders> {
  const found = filter.search === undefined ? undefined : hasWords(db, filter.search);
  const { count, total, ids } = await db
    .with(
      (cte) => (found === undefined ? cte('paid').notMaterialized() : cte('paid').materialized()),
      () => (found === undefined ? filtered(db, filter) : filtered(db, filter).where(found)),
    )
    .with('page', (all) =>
      all
        .selectFrom('paid')
        .select(['id', 'paid_at'])
        .orderBy('paid_at', 'desc')
        .orderBy('id', 'desc')
        .offset(offset)
        .limit(limit),
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

/** Orders by their ids, the latest paid first. */
export function listOrders(db: Executor, ids: readonly number[]) {
  return (
    db
      .selectFrom('shop_order')
      // SQL has no empty list; no order has the id 0.
      .where('id', 'in', [0, ...ids])
      .select([
        'public_id',
        'status',
        'paid_at',
        'total_paise',
        'ship',
        'courier',
        'tracking_number',
        'email_problem',
      ])
      .select(({ selectFrom }) =>
        selectFrom('order_item')
          .select(({ fn }) => fn.sum<string>('quantity').as('units'))
          .whereRef('order_item.order_id', '=', 'shop_order.id')
          .as('units'),
      )
      .orderBy('paid_at', 'desc')
      .orderBy('id', 'desc')
      .execute()
  );
}

export type ListedOrder = Awaited<ReturnType<typeof listOrders>>[number];

const tags = ['staff'];
const amount = (description: string) =>
  Type.Optional(Type.Integer({ minimum: 0, description: `${description}, in paise.` }));

const ListQuery = Type.Object({
  search: Type.Optional(
    Type.String({ maxLength: 200, description: 'Prefixes of a name, e-mail address, phone number or id.' }),
  ),
  status: Type.Optional(Type.Union([...staffStatuses])),
  from: dayInIndia('The first day'),
  to: dayInIndia('The last day'),
  least: amount('The minimum total'),
  most: amount('The maximum total'),
  ...paging,
});

function filterOf(query: {
  readonly search?: string;
  readonly status?: ListFilter['status'];
  readonly from?: string;
  readonly to?: string;
  readonly least?: number;
  readonly most?: number;
}): ListFilter {
  return {
    search: query.search,
    status: query.status,
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
        summary: 'Paid orders, the latest first',
        querystring: ListQuery,
        response: { 200: dataOf(ref(StaffOrderList)), ...failures },
      },
    },
    async ({ query }) => {
      const { db } = context.database;
      const { shown, range } = pageOf(query);
      const filter = filterOf(query);
      const { count, totalPaise, ids } = await findOrders(db, filter, range);
      const rows = await listOrders(db, ids);
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
