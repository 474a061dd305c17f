import { slugify } from '@shop/config';
import { toRupees } from '@shop/money';
import { sql } from 'kysely';
import type { Static } from 'typebox';
import type { Executor } from '../../platform/db/schema';
import { toPhoto } from '../media';
import { reviewCount, reviewStars, toRating } from '../reviews';
import { shopColumns, shopValues } from './derive-fields';
import { previewToken, withPreview } from './product-previews';
import type { Product, ProductCard } from './schemas';
import { showsTax } from './price-setting';
import { productsAt } from './sale-prices';
import { groupCard, groupPage, readGroups, type VariantRecord } from './read-variants';

const cardColumns = [
  'product.id',
  'product.public_id',
  'product.slug',
  'product.stock',
  'product.reserved',
  'product.photos',
  'product.options',
  ...shopColumns('card'),
] as const;

/** Active products for cards: from one table, without long texts. */
const selectCards = (db: Executor, now: Date) =>
  db
    .selectFrom(productsAt(now))
    .select(cardColumns)
    .select(['product.gst_bp', showsTax.as('shows_tax')])
    .select([reviewCount.as('review_count'), reviewStars.as('review_stars')])
    .where('product.active', '=', true);

/** Active products with their texts and the names of their brands, categories and themes. */
const selectProducts = (db: Executor, now: Date) =>
  db
    .selectFrom(productsAt(now))
    .innerJoin('category', 'category.id', 'product.category_id')
    .leftJoin('subcategory', 'subcategory.id', 'product.subcategory_id')
    .leftJoin('brand', 'brand.id', 'product.brand_id')
    .leftJoin('theme', 'theme.id', 'product.theme_id')
    .select(cardColumns)
    .select(shopColumns('page'))
    .select(['product.parent_id', showsTax.as('shows_tax')])
    .select([reviewCount.as('review_count'), reviewStars.as('review_stars')])
    .select([
      'category.name as category_name',
      'category.slug as category_slug',
      'subcategory.name as subcategory_name',
      'subcategory.slug as subcategory_slug',
      'brand.name as brand_name',
      'theme.name as theme_name',
      'theme.slug as theme_slug',
    ])
    .where('product.active', '=', true);

type Row<Select extends (db: Executor, now: Date) => { executeTakeFirstOrThrow(): Promise<unknown> }> =
  Awaited<ReturnType<ReturnType<Select>['executeTakeFirstOrThrow']>>;

export type CardRecord = Row<typeof selectCards>;
export type ProductRecord = Row<typeof selectProducts>;

/**
 * Finds a product by slug of a preview, public id, slug, another spelling of the slug (such as capitals) or code, in
 * this order.
 */
export async function findProduct(db: Executor, name: string, now: Date): Promise<ProductRecord | undefined> {
  const token = previewToken(name);
  if (token !== undefined) return selectProducts(withPreview(db, token), now).executeTakeFirst();
  const products = await selectProducts(db, now)
    .where((where) => where.or([where('product.public_id', '=', name), where('product.slug', '=', name)]))
    .execute();
  const found = products.find(({ public_id }) => public_id === name) ?? products[0];
  if (found) return found;
  const slug = slugify(name);
  const others = await selectProducts(db, now)
    .where((where) =>
      where.or([
        where('product.slug', '=', slug),
        where(sql`lower(product.code)`, '=', sql`lower(${name.normalize('NFC')})`),
      ]),
    )
    .orderBy('product.created_at', 'desc')
    .orderBy('product.id', 'desc')
    .execute();
  return others.find((product) => product.slug === slug) ?? others[0];
}

/** The product of a variant that is not on sale, if the product is, so that links to the variant still open a page. */
async function findProductOfVariant(
  db: Executor,
  name: string,
  now: Date,
): Promise<ProductRecord | undefined> {
  const variant = await db
    .selectFrom('product')
    .select('parent_id')
    .where((where) => where.or([where('public_id', '=', name), where('slug', '=', name)]))
    .where('parent_id', 'is not', null)
    .executeTakeFirst();
  if (!variant?.parent_id) return undefined;
  return selectProducts(db, now).where('product.id', '=', variant.parent_id).executeTakeFirst();
}

/**
 * The page of a product at a given time, found like `findProduct`. The name of a variant finds the page of its product,
 * with that variant's fields. Undefined if there is none.
 */
export async function readProductPage(
  db: Executor,
  name: string,
  now: Date,
): Promise<Static<typeof Product> | undefined> {
  const found = (await findProduct(db, name, now)) ?? (await findProductOfVariant(db, name, now));
  if (!found) return undefined;
  if (found.parent_id === null && !found.options) return toProduct(found);
  const parent =
    found.parent_id === null
      ? found
      : await selectProducts(db, now).where('product.id', '=', found.parent_id).executeTakeFirst();
  if (!parent?.options) return undefined;
  const variants = (await readGroups(db, [parent], now)).get(parent.id) ?? [];
  // The end of one variant's discount does not apply to the others.
  const { discountUntil: _until, ...shared } = toProduct(parent);
  return { ...shared, ...groupPage(parent.public_id, parent.options, variants, found.id) };
}

/** The internal id of the listed product with a public id, or of the product of that variant, including withdrawn ones. */
export async function findProductId(db: Executor, publicId: string): Promise<number | undefined> {
  const row = await db
    .selectFrom('product')
    .select(['id', 'parent_id'])
    .where('public_id', '=', publicId)
    .executeTakeFirst();
  return row?.parent_id ?? row?.id;
}

function inOrder<Item extends { readonly id: number }>(
  ids: readonly number[],
  items: readonly Item[],
): Item[] {
  const byId = new Map(items.map((item) => [item.id, item]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/** The products of internal ids, in the order of the ids, without those withdrawn in the meantime. */
export async function findProducts(
  db: Executor,
  ids: readonly number[],
  now: Date,
): Promise<ProductRecord[]> {
  if (ids.length === 0) return [];
  return inOrder(
    ids,
    await selectProducts(db, now)
      .where('product.id', 'in', [...ids])
      .execute(),
  );
}

/** Like `findProducts`, with the columns of a card alone. */
export async function findCards(db: Executor, ids: readonly number[], now: Date): Promise<CardRecord[]> {
  if (ids.length === 0) return [];
  return inOrder(
    ids,
    await selectCards(db, now)
      .where('product.id', 'in', [...ids])
      .execute(),
  );
}

const named = (name: string | null, slug: string | null) =>
  name === null || slug === null ? null : { name, slug };

type Groups = ReadonlyMap<number, readonly VariantRecord[]>;

/** Products for cards and panels, each with the fields of the variant that its card shows. */
export async function toProductCards(
  db: Executor,
  rows: readonly CardRecord[],
  now: Date,
): Promise<Static<typeof ProductCard>[]> {
  const groups: Groups = await readGroups(db, rows, now);
  return rows.map((row) => ({
    ...toProductCard(row),
    ...(row.options && groupCard(row.options, groups.get(row.id) ?? [])),
  }));
}

/** Products with all fields of their pages, each with the fields of the variant that its card shows. */
export async function toProducts(
  db: Executor,
  rows: readonly ProductRecord[],
  now: Date,
): Promise<Static<typeof Product>[]> {
  const groups: Groups = await readGroups(db, rows, now);
  return rows.map((row) => ({
    ...toProduct(row),
    ...(row.options && groupCard(row.options, groups.get(row.id) ?? [])),
  }));
}

/** Products as on their pages: with all variants, and the fields of the one that the page shows first. */
export async function toProductPages(
  db: Executor,
  rows: readonly ProductRecord[],
  now: Date,
): Promise<Static<typeof Product>[]> {
  const groups: Groups = await readGroups(db, rows, now);
  return rows.map((row) => ({
    ...toProduct(row),
    ...(row.options && groupPage(row.public_id, row.options, groups.get(row.id) ?? [], row.id)),
  }));
}

/** A product for cards and panels. */
function toProductCard(row: CardRecord): Static<typeof ProductCard> {
  const [main] = row.photos;
  if (!main) throw new Error(`Product ${row.slug} has no photo`);
  const rating = toRating(row.review_count, row.review_stars);
  return {
    ...{ id: row.public_id, _id: row.public_id, slugProduct: row.slug },
    originalPrice: toRupees(row.rate_paise),
    mainPhoto: toPhoto(main),
    stock: row.stock - row.reserved,
    ...shopValues('card', row),
    ...(row.shows_tax && { shownGstRate: row.gst_bp / 100 }),
    ...(rating && { rating }),
  };
}

/** A product with all fields of its page. */
function toProduct(row: ProductRecord): Static<typeof Product> {
  const theme = named(row.theme_name, row.theme_slug);
  return {
    ...toProductCard(row),
    ...shopValues('page', row),
    photos: row.photos.slice(1).map(toPhoto),
    category: named(row.category_name, row.category_slug),
    subcategory: named(row.subcategory_name, row.subcategory_slug),
    brandName: row.brand_name,
    theme: theme && { themeName: theme.name, themeSlug: theme.slug },
  };
}
