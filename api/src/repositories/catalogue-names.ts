import type { Executor } from '../db/schema';

export interface CatalogueName {
  readonly id: number;
  readonly publicId: string;
  readonly name: string;
  readonly slug: string;
}

export interface SubcategoryName {
  readonly id: number;
  readonly name: string;
  readonly slug: string;
}

export interface CategoryName extends CatalogueName {
  readonly subcategories: readonly SubcategoryName[];
}

/** What products are listed under, in the order of the menus. */
export interface CatalogueNames {
  readonly categories: readonly CategoryName[];
  readonly brands: readonly CatalogueName[];
  readonly themes: readonly CatalogueName[];
}

async function readNames(db: Executor, table: 'category' | 'brand' | 'theme'): Promise<CatalogueName[]> {
  const rows = await db
    .selectFrom(table)
    .select(['id', 'public_id', 'name', 'slug'])
    .orderBy('position')
    .orderBy('id')
    .execute();
  return rows.map(({ id, public_id, name, slug }) => ({ id, publicId: public_id, name, slug }));
}

/** Reads all of them; there are some dozens. */
export async function readCatalogueNames(db: Executor): Promise<CatalogueNames> {
  const subcategories = await db
    .selectFrom('subcategory')
    .select(['id', 'category_id', 'name', 'slug'])
    .orderBy('position')
    .orderBy('id')
    .execute();
  const categories = await readNames(db, 'category');
  return {
    categories: categories.map((category) => ({
      ...category,
      subcategories: subcategories
        .filter(({ category_id }) => category_id === category.id)
        .map(({ id, name, slug }) => ({ id, name, slug })),
    })),
    brands: await readNames(db, 'brand'),
    themes: await readNames(db, 'theme'),
  };
}

/** Grows with every change of the catalogue that is not in stock alone. */
export async function readCatalogueVersion(db: Executor): Promise<number> {
  const { version } = await db.selectFrom('catalogue_version').select('version').executeTakeFirstOrThrow();
  return version;
}

/** Tells every instance that the catalogue has changed. Belongs in the transaction that changes it. */
export async function growCatalogueVersion(db: Executor): Promise<void> {
  await db
    .updateTable('catalogue_version')
    .set(({ eb }) => ({ version: eb('version', '+', 1), changed_at: new Date() }))
    .execute();
}
