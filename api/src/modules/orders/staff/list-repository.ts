import { sql, type Expression, type SqlBool } from 'kysely';
import type { Executor } from '../../../platform/db/schema';
import type { OrderStatus } from '../tables';
import { searchQuery } from '../../../platform/db/search-words';

/** Which orders are listed; those that nobody paid are not. Amounts in paise. */
export interface ListFilter {
  readonly search?: string | undefined;
  readonly status?: OrderStatus | undefined;
  /** Paid at that moment or later. */
  readonly from?: Date | undefined;
  /** Paid before that moment. */
  readonly before?: Date | undefined;
  readonly leastPaise?: number | undefined;
  readonly mostPaise?: number | undefined;
}

/**
 * Paid orders, with what filters look at. With an offset of its own the search is planned alone, by the index of words: the planner
 * would otherwise read orders by date and look into each, which takes seconds for a text that few have.
 */
function withWords(db: Executor, words: string | null) {
  return db
    .selectFrom('shop_order')
    .select(['id', 'status', 'paid_at', 'total_paise'])
    .where('paid_at', 'is not', null)
    .$if(words !== null, (all) =>
      all.where(sql<SqlBool>`order_words(public_id, ship) @@ ${words}::tsquery`).offset(0),
    );
}

function paidOrders(db: Executor, filter: ListFilter) {
  const words = filter.search === undefined ? null : searchQuery(filter.search);
  return db.selectFrom(withWords(db, words).as('paid')).where(({ and, eb }) => {
    const conditions: Expression<SqlBool>[] = [];
    if (filter.status) conditions.push(eb('status', '=', filter.status));
    if (filter.from) conditions.push(eb('paid_at', '>=', filter.from));
    if (filter.before) conditions.push(eb('paid_at', '<', filter.before));
    if (filter.leastPaise !== undefined) conditions.push(eb('total_paise', '>=', filter.leastPaise));
    if (filter.mostPaise !== undefined) conditions.push(eb('total_paise', '<=', filter.mostPaise));
    return and(conditions);
  });
}

/** How many orders there are, and what they add up to in paise. */
export async function countOrders(
  db: Executor,
  filter: ListFilter,
): Promise<{ readonly count: number; readonly totalPaise: number }> {
  const { count, total } = await paidOrders(db, filter)
    .select(({ fn }) => [
      fn.countAll<number | string>().as('count'),
      fn.sum<string | null>('total_paise').as('total'),
    ])
    .executeTakeFirstOrThrow();
  return { count: Number(count), totalPaise: Number(total ?? 0) };
}

/** One page of orders, the latest paid first. What stands before the page is passed over in the index, unread. */
export function listOrders(
  db: Executor,
  filter: ListFilter,
  { offset, limit }: { readonly offset: number; readonly limit: number },
) {
  const page = paidOrders(db, filter)
    .select('id')
    .orderBy('paid_at', 'desc')
    .orderBy('id', 'desc')
    .offset(offset)
    .limit(limit);
  return db
    .selectFrom('shop_order')
    .where('id', 'in', page)
    .select(['public_id', 'status', 'paid_at', 'total_paise', 'ship', 'courier', 'tracking_number'])
    .select(({ selectFrom }) =>
      selectFrom('order_item')
        .select(({ fn }) => fn.sum<string>('quantity').as('pieces'))
        .whereRef('order_item.order_id', '=', 'shop_order.id')
        .as('pieces'),
    )
    .orderBy('paid_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
}

export type ListedOrder = Awaited<ReturnType<typeof listOrders>>[number];
