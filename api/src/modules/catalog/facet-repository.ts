import { limits } from '@shop/config';
import { type RawBuilder, sql } from 'kysely';
import type { Executor } from '../../platform/db/schema';
import { facetConditions, type FacetName } from './facet-query';
import { available, type ListQuery, within } from './list-repository';
import { priceColumn } from './price-setting';
import { listedProductsAt } from './sale-prices';

/** Where the price ranges of a list begin, in rupees. */
export const priceSteps = [0, 100, 250, 500, 1000, 2500];

/** The column of the query below that each facet groups by. */
const columns = {
  categories: 'category_id',
  brands: 'brand_id',
  themes: 'theme_id',
  colors: 'colors',
  prices: 'band',
  origins: 'country_of_origin',
  availability: 'stock',
} as const;

type Counted = FacetName | 'availability';
const counted = Object.keys(columns) as Counted[];

/** How many products of a list have each value of each facet; the key is the stored value as text. */
export type FacetCounts = Readonly<Record<Counted, Readonly<Record<string, number>>>>;

/** Each row contains the value of one facet only; `facet` is its index in `counted`. */
interface Row {
  readonly facet: number;
  readonly missed: number;
  readonly value: string | null;
  readonly count: number;
}

const free = sql`(stock - reserved)`;
const bands = (price: RawBuilder<number>) =>
  sql`width_bucket(${price}, array[${sql.join(priceSteps.map((step) => sql.lit(step * 100)))}]::bigint[])`;
const stocks = sql`case when ${free} <= 0 then 'out' when ${free} <= ${sql.lit(limits.lowStock)} then 'low' else 'in' end`;

/**
 * Counts the products of a list, or those of `ids`, by the values of its facets at `now`. The counts of a facet apply
 * all filters except its own, so that they are the numbers of products that choosing a value finds.
 *
 * One scan: each product has a bit for each filter that it misses, and counts for a facet if it misses no other.
 */
export async function countFacets(
  db: Executor,
  { availability, facets = {}, withTax = false, ...scope }: ListQuery,
  now: Date,
  ids?: readonly number[],
): Promise<FacetCounts> {
  const filters = {
    ...facetConditions(facets, withTax),
    ...(availability !== 'all' && { availability: available[availability] }),
  };
  const bitOf = (name: Counted) => 1 << counted.indexOf(name);
  const misses = counted.flatMap((name) => {
    const filter = filters[name];
    return filter ? [sql`case when ${filter} then 0 else ${sql.lit(bitOf(name))} end`] : [];
  });
  const missed = misses.length > 0 ? sql`(${sql.join(misses, sql` + `)})` : sql`0`;
  const among = ids ? sql`id in (${sql.join([0, ...ids])})` : sql`true`;
  const named = counted.map((name) => sql.ref(columns[name]));
  const isOf = (name: Counted) => sql`grouping(${sql.ref(columns[name])}) = 0`;
  const { rows } = await sql<Row>`
    with listed as (
      select category_id, brand_id, theme_id, colors, country_of_origin, ${bands(priceColumn(withTax))} as band, ${stocks} as stock,
        ${missed} as missed
      from ${listedProductsAt(now)} where ${within(scope)} and ${among}
    )
    select case ${sql.join(
      counted.map((name, index) => sql`when ${isOf(name)} then ${sql.lit(index)}`),
      sql` `,
    )} end as facet, missed, coalesce(${sql.join(named.map((column) => sql`${column}::text`))}) as value,
      count(*)::int as count
    from listed where missed in (${sql.join([0, ...counted.map(bitOf)].map((bit) => sql.lit(bit)))})
    group by grouping sets (${sql.join(named.map((column) => sql`(missed, ${column})`))})`.execute(db);

  const counts = Object.fromEntries(counted.map((name) => [name, {} as Record<string, number>])) as Record<
    Counted,
    Record<string, number>
  >;
  for (const { facet, missed: bits, value, count } of rows) {
    const name = counted[facet];
    if (!name || value === null || (bits !== 0 && bits !== bitOf(name))) continue;
    const parts =
      name === 'colors' ? new Set(value.split(',').flatMap((part) => part.trim() || [])) : [value];
    for (const part of parts) counts[name][part] = (counts[name][part] ?? 0) + count;
  }
  return counts;
}
