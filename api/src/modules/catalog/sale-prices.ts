import { type AliasedRawBuilder, type RawBuilder, sql } from 'kysely';
import type { Executor } from '../../platform/db/schema';
import type { ProductRow } from './tables';

/** Columns whose values depend on the time. */
const timed = ['rate_paise', 'discount_bp', 'discount_until', 'unit_paise'] as const;

const others = Object.keys({
  id: true,
  public_id: true,
  slug: true,
  title: true,
  code: true,
  discount_from: true,
  variants_timed: true,
  hsn: true,
  country_of_origin: true,
  importer: true,
  mrp_paise: true,
  net_quantity: true,
  weight_grams: true,
  gift_card_paise: true,
  origin_place: true,
  stock: true,
  reserved: true,
  active: true,
  archived_at: true,
  category_id: true,
  subcategory_id: true,
  brand_id: true,
  theme_id: true,
  colors: true,
  variant: true,
  photos: true,
  description: true,
  faq: true,
  contact: true,
  created_at: true,
  updated_at: true,
  version: true,
  changed_by: true,
  search: true,
  parent_id: true,
  options: true,
  choice: true,
  enabled: true,
  own_photos: true,
  title_key: true,
  search_key: true,
} as const satisfies Record<Exclude<keyof ProductRow, (typeof timed)[number] | 'gst_bp'>, true>);

const columns = (table: string, names: readonly string[]) =>
  sql.join(names.map((name) => sql.ref(`${table}.${name}`)));

/**
 * `stored`: the GST that staff entered, which lists sort by, as their index does. `charged`: a gift card is a voucher, which is not a
 * supply, so a shop that sells gift cards charges no GST on it.
 */
type Gst = 'stored' | 'charged';

const gstColumn: Readonly<Record<Gst, RawBuilder<number>>> = {
  stored: sql<number>`product.gst_bp`,
  charged: sql<number>`case when product.gift_card_paise is not null
    and exists (select 1 from gift_card_setting where offered) then 0 else product.gst_bp end`,
};

type Row = 'product' | 'variant';

/** Whether the discount of a row applies at `at`: from its start until just before its end. */
function isOnSale(row: Row, at: RawBuilder<Date>): RawBuilder<boolean> {
  const [from, until] = [sql.ref(`${row}.discount_from`), sql.ref(`${row}.discount_until`)];
  return sql`((${from} is null or ${from} <= ${at}) and (${until} is null or ${until} > ${at}))`;
}

/** The columns of `timed` of a row at `at`. The end is null unless the discount applies. */
function valuesAt(row: Row, at: RawBuilder<Date>): RawBuilder<unknown> {
  const onSale = isOnSale(row, at);
  const column = (name: (typeof timed)[number]) => sql.ref(`${row}.${name}`);
  return sql`${column('rate_paise')} as rate_paise,
    case when ${onSale} then ${column('discount_bp')} else 0 end as discount_bp,
    case when ${onSale} then ${column('discount_until')} end as discount_until,
    case when ${onSale} then ${column('unit_paise')} else ${column('rate_paise')} end as unit_paise`;
}

/** Whether a product's price is the same at any time. For queries that read the table. */
export const untimed = sql<boolean>`(product.discount_from is null and product.discount_until is null
  and product.variants_timed is null)`;

/** The few other products, with their prices at `at`. A product with variants has the price of its cheapest variant. */
const timedSelect = (
  at: RawBuilder<Date>,
  gst: Gst,
) => sql`select ${columns('product', others)}, ${gstColumn[gst]} as gst_bp, ${columns('price', timed)}
  from product
  cross join lateral (
    select 0 as place, ${valuesAt('product', at)}
    union all
    (select -1 as place, ${valuesAt('variant', at)} from product as variant
      where variant.parent_id = product.id and variant.enabled
      order by unit_paise, variant.id limit 1)
    order by place limit 1
  ) as price
  where product.discount_from is not null or product.discount_until is not null
    or product.variants_timed is not null`;

const moment = (now: Date) => sql<Date>`${now.toISOString()}::timestamptz`;

/** The products that are not `untimed` with their prices at `now`, for lists, to select from instead of the table. */
export const timedProductsAt = (now: Date): AliasedRawBuilder<ProductRow, 'product'> =>
  sql<ProductRow>`(${timedSelect(moment(now), 'stored')})`.as('product');

const allAt = (now: Date, gst: Gst): AliasedRawBuilder<ProductRow, 'product'> =>
  sql<ProductRow>`(
    select ${columns('product', others)}, ${gstColumn[gst]} as gst_bp, ${columns('product', timed)}
    from product where ${untimed}
    union all
    ${timedSelect(moment(now), gst)}
  )`.as('product');

/**
 * All products with their prices and their GST at a moment, to select from in place of the table. Whatever shows or charges a price
 * reads it here, so that one place decides whether a discount applies, and how a product is taxed.
 */
export const productsAt = (now: Date): AliasedRawBuilder<ProductRow, 'product'> => allAt(now, 'charged');

/** The same with the stored GST, for queries whose order must be that of `timedProductsAt` and of the table. */
export const listedProductsAt = (now: Date): AliasedRawBuilder<ProductRow, 'product'> => allAt(now, 'stored');

/** The next times after `now` at which the discount of any product begins or ends, in order, at most `limit`. */
export async function nextPriceChanges(db: Executor, now: Date, limit: number): Promise<readonly Date[]> {
  const after = (column: 'discount_from' | 'discount_until') =>
    sql`(select distinct ${sql.ref(column)} as at from product where ${sql.ref(column)} > ${moment(now)}
      order by at limit ${limit})`;
  const { rows } = await sql<{ at: Date }>`select distinct at
    from (${after('discount_from')} union all ${after('discount_until')}) as change
    order by at limit ${limit}`.execute(db);
  return rows.map(({ at }) => at);
}
