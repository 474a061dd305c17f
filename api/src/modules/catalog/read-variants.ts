import { toRupees } from '@shop/money';
import { priceWithTax } from '@shop/money/price-with-tax';
import { type RawBuilder, sql } from 'kysely';
import type { Static } from 'typebox';
import type { Executor } from '../../platform/db/schema';
import { toPhoto } from '../media';
import { shopColumns, shopValues } from './derive-fields';
import { showsTax } from './price-setting';
import { productsAt } from './sale-prices';
import { cardVariant, compareChoices, pageVariant, type ProductOption, valuesOf } from './variant-options';
import type { ProductVariant } from './variant-schemas';

/** Units that can be bought now: a product's own, or those of all its variants. For queries that read `product`. */
export const freeUnits: RawBuilder<number> = sql<number>`(case when product.options is null
  then product.stock - product.reserved
  else (select coalesce(sum(variant.stock - variant.reserved), 0)::int from product as variant
    where variant.parent_id = product.id and variant.enabled) end)`;

const columns = [
  ...(['product.id', 'product.public_id', 'product.slug', 'product.stock', 'product.reserved'] as const),
  ...(['product.photos', 'product.parent_id', 'product.choice', 'product.unit_paise'] as const),
  ...shopColumns('card'),
  ...shopColumns('page'),
] as const;

/** The variants on sale of products, by the internal ids of the products. */
async function listVariants(db: Executor, parentIds: readonly number[], now: Date) {
  const rows = await db
    .selectFrom(productsAt(now))
    .select(columns)
    .select(showsTax.as('shows_tax'))
    .where('product.parent_id', 'in', [0, ...parentIds])
    .where('product.active', '=', true)
    .orderBy('product.id')
    .execute();
  return rows.map((row) => ({
    ...row,
    choice: row.choice ?? {},
    // As shown: with GST, a different variant may be the cheapest.
    unitPaise: row.shows_tax ? priceWithTax(row.unit_paise, row.gst_bp) : row.unit_paise,
    free: row.stock - row.reserved,
  }));
}

export type VariantRecord = Awaited<ReturnType<typeof listVariants>>[number];

/** The fields in which a variant differs. All others are those of the product. */
function toVariant(options: readonly ProductOption[], row: VariantRecord): Static<typeof ProductVariant> {
  const [main, ...others] = row.photos;
  if (!main) throw new Error(`Product ${row.slug} has no photo`);
  const { productCode, rate, discount, colors, defaultVariant } = shopValues('card', row);
  const { hsnCode, gstRate, discountUntil } = shopValues('page', row);
  return {
    ...{ id: row.public_id, _id: row.public_id, slugProduct: row.slug },
    originalPrice: toRupees(row.rate_paise),
    mainPhoto: toPhoto(main),
    stock: row.free,
    ...{ productCode, rate, discount, colors, defaultVariant, hsnCode, gstRate },
    photos: others.map(toPhoto),
    ...(discountUntil !== undefined && { discountUntil }),
    ...(row.shows_tax && { shownGstRate: gstRate }),
    values: [...valuesOf(options, row.choice)],
  };
}

interface GroupRow {
  readonly id: number;
  readonly options: readonly ProductOption[] | null;
}

/** The variants of the products with options among these, by internal id. Does not query without such products. */
export async function readGroups(
  db: Executor,
  rows: readonly GroupRow[],
  now: Date,
): Promise<ReadonlyMap<number, readonly VariantRecord[]>> {
  const ids = rows.flatMap(({ id, options }) => (options ? [id] : []));
  if (ids.length === 0) return new Map();
  const all = await listVariants(db, ids, now);
  return new Map(ids.map((id) => [id, all.filter(({ parent_id }) => parent_id === id)]));
}

function groupFields(variants: readonly VariantRecord[]) {
  const prices = variants.map(({ unitPaise }) => unitPaise);
  const lowest = Math.min(...prices);
  return {
    variantCount: variants.length,
    ...(Math.max(...prices) > lowest && { priceFrom: toRupees(lowest) }),
  };
}

/** The fields of a card that come from the variants; its URL is still the product's. */
export function groupCard(options: readonly ProductOption[], variants: readonly VariantRecord[]) {
  const shown = cardVariant(options, variants);
  if (!shown) return { stock: 0, variantCount: 0 };
  const {
    slugProduct: _slug,
    values: _values,
    hsnCode: _hsn,
    gstRate: _gst,
    discountUntil: _until,
    photos: _photos,
    ...card
  } = toVariant(options, shown);
  const stock = variants.reduce((sum, { free }) => sum + Math.max(0, free), 0);
  return { ...card, stock, ...groupFields(variants) };
}

/**
 * The fields of a page that come from the variants: those of the requested one, or of the one that the page shows
 * first.
 */
export function groupPage(
  groupId: string,
  options: readonly ProductOption[],
  variants: readonly VariantRecord[],
  wantedId: number,
) {
  const shown = variants.find(({ id }) => id === wantedId) ?? pageVariant(options, variants);
  if (!shown) return { stock: 0, variantCount: 0 };
  const { slugProduct: _slug, values: _values, ...page } = toVariant(options, shown);
  return {
    ...page,
    ...groupFields(variants),
    groupId,
    options: options.map(({ name, values }) => ({ name, values: [...values] })),
    variants: [...variants]
      .sort((one, other) => compareChoices(options, one.choice, other.choice))
      .map((variant) => toVariant(options, variant)),
  };
}
