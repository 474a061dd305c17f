import { sql } from 'kysely';
import { dialectOf } from '../../platform/db/dialect';
import type { Executor } from '../../platform/db/schema';
import { pictureNameOf, type StoredPhoto } from '../media';
import { readPriceSetting } from './price-setting';

export interface CatalogueName {
  readonly id: number;
  readonly publicId: string;
  readonly name: string;
  readonly slug: string;
  /** Its photo, or else the main photo of its newest product; null without one. */
  readonly photo: StoredPhoto | null;
  /** Menus show it as "Coming Soon", without links. */
  readonly comingSoon: boolean;
}

export interface ThemeName extends CatalogueName {
  /** Name of its illustration. */
  readonly motif: string | null;
}

export interface SubcategoryName {
  readonly id: number;
  readonly name: string;
  readonly slug: string;
}

export interface CategoryName extends CatalogueName {
  readonly subcategories: readonly SubcategoryName[];
}

/** Categories, themes and brands, in the order of the menus. */
export interface CatalogueNames {
  readonly categories: readonly CategoryName[];
  readonly brands: readonly CatalogueName[];
  readonly themes: readonly ThemeName[];
  /** Whether any listed product has a country of origin. */
  readonly hasOrigins: boolean;
  /** Whether pages show prices with GST. */
  readonly showsTax: boolean;
}

type NameTable = 'category' | 'brand' | 'theme';

const newestPhoto = (table: NameTable) => sql<StoredPhoto | null>`(
  select photos -> 0 from product
  where active and parent_id is null and ${sql.ref(`product.${table}_id`)} = ${sql.ref(`${table}.id`)}
  order by created_at desc, product.id desc
  limit 1
)`;

const motifOf = (table: NameTable) => (table === 'theme' ? sql<string | null>`motif` : sql<null>`null::text`);

async function readNames(db: Executor, table: NameTable) {
  const rows = await db
    .selectFrom(table)
    .select(['id', 'public_id', 'name', 'slug', 'coming_soon', 'photo', motifOf(table).as('motif')])
    .select(newestPhoto(table).as('newest'))
    .orderBy('position')
    .orderBy('id')
    .execute();
  return rows.map(({ public_id, coming_soon, photo, newest, ...name }) => ({
    ...{ publicId: public_id, comingSoon: coming_soon, ...name, photo: photo ?? newest },
    hasProducts: newest !== null,
  }));
}

/** The `origin_place` of products without a country of origin. */
const NO_ORIGIN = 1000;

/** Reads all of them; there are a few dozen. */
export async function readCatalogueNames(db: Executor): Promise<CatalogueNames> {
  const subcategories = await db
    .selectFrom('subcategory')
    .select(['id', 'category_id', 'name', 'slug'])
    .orderBy('position')
    .orderBy('id')
    .execute();
  const categories = await readNames(db, 'category');
  const withOrigin = await db
    .selectFrom('product')
    .select('id')
    .where('active', '=', true)
    .where('origin_place', '<', NO_ORIGIN)
    .limit(1)
    .executeTakeFirst();
  return {
    hasOrigins: withOrigin !== undefined,
    showsTax: (await readPriceSetting(db)).withTax,
    categories: categories.map(({ hasProducts, ...category }) => {
      const inside = subcategories.filter(({ category_id }) => category_id === category.id);
      return {
        ...category,
        comingSoon: category.comingSoon || (!hasProducts && inside.length === 0),
        subcategories: inside.map(({ id, name, slug }) => ({ id, name, slug })),
      };
    }),
    brands: await readNames(db, 'brand'),
    themes: await readNames(db, 'theme'),
  };
}

/** Incremented with every change of the catalogue except stock. */
export async function readCatalogueVersion(db: Executor): Promise<number> {
  const { version } = await db.selectFrom('catalogue_version').select('version').executeTakeFirstOrThrow();
  return version;
}

/**
 * Notifies every instance of a change in a table, even in the dialect without triggers. Call it in the transaction of the change.
 */
export async function notifyOfChange(db: Executor): Promise<void> {
  // An import may hold the version's lock for minutes; a caller that does not need the version must not wait for it.
  if (dialectOf(db) === 'plain') await growCatalogueVersion(db);
}

/** Notifies every instance that the catalogue has changed. Call it in the transaction of the change. */
export async function growCatalogueVersion(db: Executor): Promise<void> {
  await db
    .updateTable('catalogue_version')
    .set(({ eb }) => ({ version: eb('version', '+', 1), changed_at: new Date() }))
    .execute();
}

/**
 * Names of the pictures of products, categories, themes and brands, including withdrawn products, whose pictures orders still show.
 */
export async function listUsedPictures(db: Executor): Promise<string[]> {
  const { rows } = await sql<{ url: string }>`
    select photo ->> 'url' as url from product, jsonb_array_elements(product.photos) as photo
    union select photo ->> 'url' from category where photo is not null
    union select photo ->> 'url' from theme where photo is not null
    union select photo ->> 'url' from brand where photo is not null`.execute(db);
  return rows.flatMap(({ url }) => pictureNameOf(url) ?? []);
}
