import { sql } from 'kysely';
import type { Executor } from '../db/schema';

/** Free pieces at or under which a product counts as low in stock. */
export const LOW_STOCK = 5;

export type Availability = 'all' | 'in' | 'out' | 'low';

export type ListOrder = keyof typeof orderings;

/** Products of any of these categories and subcategories; internal ids. */
export interface ListGroups {
  readonly categoryIds: readonly number[];
  readonly subcategoryIds: readonly number[];
}

/** Which products, in which order. Ids are internal; what is left out does not narrow the list. */
export interface ListQuery {
  readonly categoryId?: number;
  readonly subcategoryId?: number;
  readonly brandId?: number;
  readonly themeId?: number;
  readonly groups?: ListGroups;
  readonly availability: Availability;
  readonly order: ListOrder;
}

const orderings = {
  newest: sql`created_at desc, id desc`,
  'price-up': sql`unit_paise asc, created_at desc, id desc`,
  'price-down': sql`unit_paise desc, created_at desc, id desc`,
  cheapest: sql`unit_paise asc, rate_paise desc, id asc`,
  dearest: sql`unit_paise desc, rate_paise desc, id desc`,
  'best-value': sql`discount_bp desc, unit_paise asc, id asc`,
} as const;

const free = sql<number>`stock - reserved`;

const available = {
  all: sql<boolean>`true`,
  in: sql<boolean>`${free} > 0`,
  out: sql<boolean>`${free} = 0`,
  low: sql<boolean>`${free} between 1 and ${sql.lit(LOW_STOCK)}`,
} as const;

// Zero is no id: it keeps both lists from being empty, which SQL does not have.
const inGroups = ({ categoryIds, subcategoryIds }: ListGroups) => sql<boolean>`(
  category_id in (${sql.join([0, ...categoryIds])}) or subcategory_id in (${sql.join([0, ...subcategoryIds])})
)`;

/**
 * Internal ids of all products of a list, in its order. They travel as one JSON text, since a row each would
 * cost more than the query.
 */
export async function listProductIds(db: Executor, query: ListQuery): Promise<readonly number[]> {
  const { categoryId, subcategoryId, brandId, themeId, groups } = query;
  const { ids } = await db
    .selectFrom('product')
    .select(sql<string>`coalesce(json_agg(id order by ${orderings[query.order]}), '[]')::text`.as('ids'))
    .where('active', '=', true)
    .where(available[query.availability])
    .$if(categoryId !== undefined, (list) => list.where('category_id', '=', categoryId ?? 0))
    .$if(subcategoryId !== undefined, (list) => list.where('subcategory_id', '=', subcategoryId ?? 0))
    .$if(brandId !== undefined, (list) => list.where('brand_id', '=', brandId ?? 0))
    .$if(themeId !== undefined, (list) => list.where('theme_id', '=', themeId ?? 0))
    .$if(groups !== undefined, (list) => (groups ? list.where(inGroups(groups)) : list))
    .executeTakeFirstOrThrow();
  return JSON.parse(ids) as number[];
}
