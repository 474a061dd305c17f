import { createHash } from 'node:crypto';
import { slugify } from '@shop/config';
import { publicIdOf } from '../../platform/db/public-id';
import type { Executor } from '../../platform/db/schema';
import { seedColumns, syncVariants } from '../catalog';
import type { StoredPhoto } from '../media';
import type { SeedData, SeedGroup, SeedName, SeedProduct } from './seed-schemas';

const DAY_MS = 24 * 60 * 60 * 1000;
const PRODUCTS_A_STATEMENT = 100;

type NameTable = 'category' | 'brand' | 'theme';
type Ids = ReadonlyMap<string, number>;

/** Inserts rows with names in their order, and returns their ids by slug. */
async function insertNames<Name extends SeedName>(
  db: Executor,
  table: NameTable,
  names: readonly Name[],
  further: (name: Name) => Partial<Record<'motif' | 'photo', string | null>> = () => ({}),
): Promise<Ids> {
  if (names.length === 0) return new Map();
  const rows = await db
    .insertInto(table)
    .values(
      names.map((one, position) => ({
        public_id: publicIdOf(table, one.slug),
        name: one.name,
        slug: one.slug,
        position,
        ...further(one),
      })),
    )
    .returning(['id', 'slug'])
    .execute();
  return new Map(rows.map(({ id, slug }) => [slug, id]));
}

/** Ids by category slug and subcategory slug, joined with a slash. */
async function insertSubcategories(db: Executor, data: SeedData, categories: Ids): Promise<Ids> {
  const known = new Map<string, number>();
  for (const { slug: categorySlug, subcategories } of data.categories) {
    for (const [position, { name, slug }] of subcategories.entries()) {
      const { id } = await db
        .insertInto('subcategory')
        .values({ category_id: idOf(categories, categorySlug), name, slug, position })
        .returning('id')
        .executeTakeFirstOrThrow();
      known.set(`${categorySlug}/${slug}`, id);
    }
  }
  return known;
}

function idOf(ids: Ids, slug: string): number {
  const id = ids.get(slug);
  if (id === undefined) throw new Error(`The seed refers to ${slug}, which does not exist.`);
  return id;
}

/** Mixes the categories in "newest first" deterministically, since the files are sorted by category. */
function createdAt(slug: string, now: Date): Date {
  const spread = createHash('sha256').update(slug).digest().readUInt32BE() / 2 ** 32;
  return new Date(now.getTime() - DAY_MS - Math.floor(spread * 180 * DAY_MS));
}

/** Inserts the variants of a product. */
async function seedVariants(
  db: Executor,
  { product: slug, options, variants }: SeedGroup,
  photoOf: (picture: string) => StoredPhoto,
): Promise<void> {
  const parent = await db
    .updateTable('product')
    .set({ options: JSON.stringify(options) })
    .where('slug', '=', slug)
    .returningAll()
    .executeTakeFirstOrThrow();
  const rows = variants.map(({ values, code, ratePaise = parent.rate_paise, stock, pictures }) => {
    const variantSlug = `${slug}-${values.map(slugify).join('-')}`;
    return {
      ...{
        public_id: publicIdOf('product', variantSlug),
        slug: variantSlug,
        title: parent.title,
        code,
        stock,
      },
      ...{ rate_paise: ratePaise, discount_bp: parent.discount_bp, hsn: parent.hsn, gst_bp: parent.gst_bp },
      ...{ category_id: parent.category_id, subcategory_id: null, brand_id: null, theme_id: null },
      ...{ parent_id: parent.id, variant: null, own_photos: true },
      photos: JSON.stringify(pictures.map(photoOf)),
      choice: JSON.stringify(Object.fromEntries(options.map(({ name }, index) => [name, values[index]]))),
    };
  });
  await db.insertInto('product').values(rows).execute();
  await syncVariants(db, [parent.id]);
}

/** Inserts categories, brands and themes, the products, and the ledger of their initial stock. */
export async function seedCatalogue(
  db: Executor,
  data: SeedData,
  photoOf: (picture: string) => StoredPhoto,
  now: Date,
): Promise<void> {
  const categories = await insertNames(db, 'category', data.categories);
  const photoJson = (picture: string | null) => picture && JSON.stringify(photoOf(picture));
  const brands = await insertNames(db, 'brand', data.brands, ({ picture }) => ({
    photo: photoJson(picture),
  }));
  const themes = await insertNames(db, 'theme', data.themes, ({ motif, picture }) => ({
    motif,
    photo: photoJson(picture),
  }));
  const subcategories = await insertSubcategories(db, data, categories);

  const groups = new Set((data.variants ?? []).map(({ product }) => product));
  const toRow = (product: SeedProduct) => ({
    public_id: publicIdOf('product', product.slug),
    slug: product.slug,
    ...seedColumns(product),
    stock: groups.has(product.slug) ? 0 : product.stock,
    category_id: idOf(categories, product.category),
    subcategory_id:
      product.subcategory === null ? null : idOf(subcategories, `${product.category}/${product.subcategory}`),
    brand_id: product.brand === null ? null : idOf(brands, product.brand),
    theme_id: product.theme === null ? null : idOf(themes, product.theme),
    photos: JSON.stringify(product.pictures.map(photoOf)),
    created_at: createdAt(product.slug, now),
  });

  for (let start = 0; start < data.products.length; start += PRODUCTS_A_STATEMENT) {
    const rows = data.products.slice(start, start + PRODUCTS_A_STATEMENT).map(toRow);
    await db.insertInto('product').values(rows).execute();
  }
  for (const group of data.variants ?? []) await seedVariants(db, group, photoOf);
  await db
    .insertInto('stock_movement')
    .columns(['product_id', 'kind', 'stock_delta'])
    .expression((from) =>
      from
        .selectFrom('product')
        .select(({ ref, val }) => [
          ref('id').as('product_id'),
          val('seed').as('kind'),
          ref('stock').as('stock_delta'),
        ])
        .where('stock', '>', 0),
    )
    .execute();
}
