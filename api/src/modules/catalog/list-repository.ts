import { limits } from '@shop/config';
import { type RawBuilder, sql } from 'kysely';
import type { Executor } from '../../platform/db/schema';
import { type FacetChoice, facetConditions } from './facet-query';
import { isAfterPlace, orderBy, type ListSorting } from './list-query';
import { freeUnits as free } from './read-variants';
import { listedProductsAt, timedProductsAt, untimed } from './sale-prices';

export type Availability = 'all' | 'in' | 'out' | 'low';

/** Products of any of these categories and subcategories; internal ids. */
export interface ListGroups {
  readonly categoryIds: readonly number[];
  readonly subcategoryIds: readonly number[];
}

/** Filters and order of a list. Ids are internal; a missing filter matches every product. */
export interface ListQuery extends ListSorting {
  readonly categoryId?: number;
  readonly subcategoryId?: number;
  readonly brandId?: number;
  readonly themeId?: number;
  readonly groups?: ListGroups;
  readonly facets?: FacetChoice;
  readonly availability: Availability;
}

export const available = {
  all: sql<boolean>`true`,
  in: sql<boolean>`${free} > 0`,
  out: sql<boolean>`${free} = 0`,
  low: sql<boolean>`${free} between 1 and ${sql.lit(limits.lowStock)}`,
} as const;

// Zero is not an id: it keeps both lists from being empty, which SQL does not allow.
const inGroups = ({ categoryIds, subcategoryIds }: ListGroups) => sql<boolean>`(
  category_id in (${sql.join([0, ...categoryIds])}) or subcategory_id in (${sql.join([0, ...subcategoryIds])})
)`;

/** The products of a list without its availability and facets, as a condition for a query that reads `product`. */
export function within({
  categoryId,
  subcategoryId,
  brandId,
  themeId,
  groups,
}: Omit<ListQuery, 'availability' | 'facets' | 'withTax'>) {
  const conditions = [sql<boolean>`active`, sql<boolean>`parent_id is null`];
  if (categoryId !== undefined) conditions.push(sql`category_id = ${categoryId}`);
  if (subcategoryId !== undefined) conditions.push(sql`subcategory_id = ${subcategoryId}`);
  if (brandId !== undefined) conditions.push(sql`brand_id = ${brandId}`);
  if (themeId !== undefined) conditions.push(sql`theme_id = ${themeId}`);
  if (groups !== undefined) conditions.push(inGroups(groups));
  return sql<boolean>`(${sql.join(conditions, sql` and `)})`;
}

/** The filters of a list as a condition for a query that reads `product`. */
function holds({ availability, facets = {}, withTax, ...list }: ListQuery) {
  const chosen = Object.values(facetConditions(facets, withTax));
  const conditions = [within(list), available[availability], ...chosen];
  return sql<boolean>`(${sql.join(conditions, sql` and `)})`;
}

/**
 * Internal ids of all products of a list, in its order. They are returned as one JSON text, because a row for each
 * would cost more than the query.
 */
export async function listProductIds(db: Executor, query: ListQuery, now: Date): Promise<readonly number[]> {
  const { ids } = await db
    .selectFrom(listedProductsAt(now))
    .select(sql<string>`coalesce(json_agg(id order by ${orderBy(query)}), '[]')::text`.as('ids'))
    .where(holds(query))
    .executeTakeFirstOrThrow();
  return JSON.parse(ids) as number[];
}

const keyColumns = sql.raw(
  'product.id, created_at, unit_paise, gst_bp, rate_paise, discount_bp, origin_place',
);

/**
 * Selects the first ids of the products that meet a condition. Those without a sale period are read in the order of an index, and
 * merged with the few others.
 */
const firstIds = (condition: RawBuilder<boolean>, sorting: ListSorting, limit: number, now: Date) =>
  sql<{ id: number }>`select id from (
    (select ${keyColumns} from product where ${untimed} and ${condition} order by ${orderBy(sorting)} limit ${limit})
    union all
    (select ${keyColumns} from ${timedProductsAt(now)} where ${condition})
  ) as product order by ${orderBy(sorting)} limit ${limit}`;

/** The first ids of a list. */
export async function listFirstIds(
  db: Executor,
  query: ListQuery,
  limit: number,
  now: Date,
): Promise<readonly number[]> {
  const { rows } = await firstIds(holds(query), query, limit, now).execute(db);
  return rows.map(({ id }) => id);
}

/** The number of products in a list. */
export async function countProducts(db: Executor, query: ListQuery, now: Date): Promise<number> {
  const { total } = await db
    .selectFrom(listedProductsAt(now))
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .where(holds(query))
    .executeTakeFirstOrThrow();
  return Number(total);
}

/** The ids that follow a product in a list: as fast at its end as at its beginning. The product need not be in it. */
export async function listIdsAfter(
  db: Executor,
  query: ListQuery,
  productId: number,
  limit: number,
  now: Date,
): Promise<readonly number[]> {
  const condition = sql<boolean>`${holds(query)} and ${isAfterPlace(query)}`;
  const { rows } = await sql<{ id: number }>`
    with place as (select ${keyColumns} from ${listedProductsAt(now)} where product.id = ${productId})
    ${firstIds(condition, query, limit, now)}`.execute(db);
  return rows.map(({ id }) => id);
}

/**
 * Applies the filters of a list to these ids. Keeps their order, best first, unless the list is sorted by something
 * other than age.
 */
export async function narrowProductIds(
  db: Executor,
  ids: readonly number[],
  query: ListQuery,
  now: Date,
): Promise<readonly number[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom(listedProductsAt(now))
    .select('id')
    .where('id', 'in', [...ids])
    .where(holds(query))
    .orderBy(orderBy(query))
    .execute();
  const held = rows.map(({ id }) => id);
  if (query.order !== 'newest') return held;
  const isHeld = new Set(held);
  return ids.filter((id) => isHeld.has(id));
}
