import { limits, searchKey } from '@shop/config';
import { homeCountry } from '@shop/config/countries';
import { sql, type RawBuilder, type SqlBool } from 'kysely';
import { escapeLike } from '../../../platform/db/search-words';
import type { Executor } from '../../../platform/db/schema';
import { staffListColumns } from '../derive-fields';
import { freeUnits as free } from '../read-variants';
import { wordForms } from '../search/words';
import { unitsOf, variantCount } from './save-product';

/** By available units: `short` is low or out. */
export type StockFilter = 'in' | 'low' | 'out' | 'short';

/** Which products are listed. */
export interface ListFilter {
  readonly search?: string | undefined;
  /** A slug. */
  readonly category?: string | undefined;
  readonly active?: boolean | undefined;
  /** Only archived products; by default none of them. */
  readonly archived?: boolean | undefined;
  readonly stock?: StockFilter | undefined;
  /** `missing`: without a country of origin, or imported without an importer. */
  readonly origin?: 'missing' | undefined;
}

const originMissing = sql<SqlBool>`(product.country_of_origin is null
  or product.country_of_origin <> ${sql.lit(homeCountry)} and product.importer is null)`;

const LOW = sql.lit(limits.lowStock);

const ofStock: Readonly<Record<StockFilter, RawBuilder<SqlBool>>> = {
  in: sql`${free} > 0`,
  low: sql`${free} between 1 and ${LOW}`,
  out: sql`${free} <= 0`,
  short: sql`${free} <= ${LOW}`,
};

/** Each order ends with the id, so that it is unambiguous. */
const orders = {
  newest: sql`product.created_at desc, product.id desc`,
  oldest: sql`product.created_at, product.id`,
  changed: sql`product.updated_at desc, product.id desc`,
  'changed-up': sql`product.updated_at, product.id`,
  title: sql`lower(product.title), product.id`,
  'title-down': sql`lower(product.title) desc, product.id desc`,
  'price-up': sql`product.unit_paise, product.id`,
  'price-down': sql`product.unit_paise desc, product.id desc`,
  'stock-up': sql`${free}, product.id`,
  'stock-down': sql`${free} desc, product.id desc`,
} as const;

export type ProductOrder = keyof typeof orders;

/** Maximum number of search words; more are ignored. */
const MAX_WORDS = 8;

/** Each word is in the title, code, colours or variant, or is the whole slug or id, of the product or one of its variants. */
const hasWord = (word: string) => {
  const named = (table: 'product' | 'variant') => {
    const patterns = wordForms(word).map(
      (form) => sql`${sql.ref(`${table}.search_key`)} like ${`%${escapeLike(form)}%`}`,
    );
    const isSame = sql`${sql.ref(`${table}.slug`)} = ${word} or ${sql.ref(`${table}.public_id`)} = ${word}`;
    return sql`${sql.join(patterns, sql` or `)} or ${isSame}`;
  };
  return sql<SqlBool>`(${named('product')} or (product.options is not null and exists (
    select 1 from product as variant where variant.parent_id = product.id and (${named('variant')}))))`;
};

/** The condition of a query that reads `product`. */
export function holds({
  search = '',
  category,
  active,
  archived = false,
  stock,
  origin,
}: ListFilter): RawBuilder<SqlBool> {
  const words = searchKey(search).split(' ').filter(Boolean).slice(0, MAX_WORDS);
  const archive = archived
    ? sql<SqlBool>`product.archived_at is not null`
    : sql<SqlBool>`product.archived_at is null`;
  const conditions = [sql<SqlBool>`product.parent_id is null`, archive, ...words.map(hasWord)];
  if (category !== undefined)
    conditions.push(sql`product.category_id = (select id from category where slug = ${category})`);
  if (active !== undefined) conditions.push(sql`product.active = ${sql.lit(active)}`);
  if (stock !== undefined) conditions.push(ofStock[stock]);
  if (origin !== undefined) conditions.push(originMissing);
  return sql`${sql.join(conditions, sql` and `)}`;
}

/** The number of products that match a filter. */
export async function countProducts(db: Executor, filter: ListFilter): Promise<number> {
  const { count } = await db
    .selectFrom('product')
    .select(({ fn }) => fn.countAll<number | string>().as('count'))
    .where(holds(filter))
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** One page of products. Long texts are read only for these. */
export function listProducts(
  db: Executor,
  filter: ListFilter,
  order: ProductOrder,
  { offset, limit }: { readonly offset: number; readonly limit: number },
) {
  const page = db
    .selectFrom('product')
    .select('product.id')
    .where(holds(filter))
    .orderBy(orders[order])
    .offset(offset)
    .limit(limit);
  return db
    .selectFrom('product')
    .innerJoin('category', 'category.id', 'product.category_id')
    .where('product.id', 'in', page)
    .select([
      ...(['product.public_id', 'product.slug', 'product.unit_paise'] as const),
      ...(['product.photos', 'product.version'] as const),
      ...([
        'product.updated_at',
        'product.changed_by',
        'product.archived_at',
        'category.slug as category_slug',
      ] as const),
      ...staffListColumns,
    ])
    .select([unitsOf('stock').as('stock'), unitsOf('reserved').as('reserved')])
    .select(variantCount.as('variant_count'))
    .orderBy(orders[order])
    .execute();
}

export type ListedProduct = Awaited<ReturnType<typeof listProducts>>[number];
