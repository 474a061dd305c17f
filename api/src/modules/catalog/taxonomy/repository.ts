import { paths } from '@shop/config';
import { sql } from 'kysely';
import type { DatabaseTransaction, Executor } from '../../../platform/db/schema';
import { type StoredPhoto, toPhoto } from '../../media';
import { photoName } from '../product-fields';

/** Tables of names. */
export type NameKind = 'category' | 'theme' | 'brand';

const productsOf = (table: NameKind | 'subcategory') =>
  sql<number>`(select count(*)::int from product
    where parent_id is null and ${sql.ref(`product.${table}_id`)} = ${sql.ref(`${table}.id`)})`.as(
    'products',
  );

const motifOf = (kind: NameKind) =>
  (kind === 'theme' ? sql<string | null>`motif` : sql<string | null>`null::text`).as('motif');

const selectNames = (db: Executor, kind: NameKind) =>
  db
    .selectFrom(kind)
    .select(['id', 'public_id', 'name', 'slug', 'photo', 'coming_soon', 'version', 'changed_by'])
    .select([motifOf(kind), productsOf(kind)]);

export type NameRow = Awaited<ReturnType<ReturnType<typeof selectNames>['executeTakeFirstOrThrow']>>;

const selectSubcategories = (db: Executor) =>
  db.selectFrom('subcategory').select(['id', 'category_id', 'name', 'slug', productsOf('subcategory')]);

export type SubcategoryRow = Awaited<
  ReturnType<ReturnType<typeof selectSubcategories>['executeTakeFirstOrThrow']>
>;

/** Names of a kind, in the order of the menus. */
export const listNames = (db: Executor, kind: NameKind): Promise<NameRow[]> =>
  selectNames(db, kind).orderBy('position').orderBy('id').execute();

/** The name with that public id. */
export const findName = (db: Executor, kind: NameKind, publicId: string): Promise<NameRow | undefined> =>
  selectNames(db, kind).where('public_id', '=', publicId).executeTakeFirst();

/** The subcategories of a category in their order. */
export const listSubcategories = (db: Executor, categoryId: number): Promise<SubcategoryRow[]> =>
  selectSubcategories(db).where('category_id', '=', categoryId).orderBy('position').orderBy('id').execute();

/** The path of a name's page. Brands are linked by name; a category's page lists all of its products. */
export function pathOf(
  kind: NameKind,
  { name, slug }: { readonly name: string; readonly slug: string },
): string {
  if (kind === 'category') return paths.category(slug, 'all');
  return kind === 'theme' ? paths.theme(slug) : paths.brand(name);
}

const toPicture = (photo: StoredPhoto | null) => photo && { name: photoName(photo), photo: toPhoto(photo) };

async function readNames(db: Executor, kind: NameKind) {
  const names = await listNames(db, kind);
  const inside =
    kind === 'category' ? await selectSubcategories(db).orderBy('position').orderBy('id').execute() : [];
  return names.map(({ id, public_id, photo, coming_soon, changed_by, ...name }) => ({
    ...name,
    id: public_id,
    path: pathOf(kind, name),
    picture: toPicture(photo),
    comingSoon: coming_soon,
    changedBy: changed_by,
    subcategories: inside
      .filter(({ category_id }) => category_id === id)
      .map(({ slug, name: title, products }) => ({ slug, name: title, products })),
  }));
}

/** All categories, themes and brands for staff. */
export async function readTaxonomy(db: Executor) {
  return {
    categories: await readNames(db, 'category'),
    themes: await readNames(db, 'theme'),
    brands: await readNames(db, 'brand'),
  };
}

/** A name as it is stored. */
export interface NameColumns {
  readonly name: string;
  readonly slug: string;
  readonly photo: StoredPhoto | null;
  readonly motif: string | null;
  readonly coming_soon: boolean;
}

const columnsOf = (kind: NameKind, { photo, motif, ...columns }: NameColumns) => ({
  ...columns,
  photo: photo && JSON.stringify(photo),
  ...(kind === 'theme' && { motif }),
});

/** Adds a name after all others, and returns its internal id. */
export async function insertName(
  tx: DatabaseTransaction,
  kind: NameKind,
  columns: NameColumns & { readonly public_id: string; readonly changed_by: string },
): Promise<number> {
  const { public_id, changed_by, ...given } = columns;
  const { id } = await tx
    .insertInto(kind)
    .values(({ selectFrom }) => ({
      ...columnsOf(kind, given),
      public_id,
      changed_by,
      position: selectFrom(kind).select(sql<number>`coalesce(max(position), -1) + 1`.as('next')),
    }))
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Changes a name, and increments its version. */
export async function updateName(
  tx: DatabaseTransaction,
  kind: NameKind,
  id: number,
  { changed_by, ...columns }: NameColumns & { readonly changed_by: string },
): Promise<void> {
  await tx
    .updateTable(kind)
    .set({ ...columnsOf(kind, columns), changed_by, version: sql<number>`version + 1` })
    .where('id', '=', id)
    .execute();
}

export async function deleteName(tx: DatabaseTransaction, kind: NameKind, id: number): Promise<void> {
  await tx.deleteFrom(kind).where('id', '=', id).execute();
}

/** Stores the order of names, which is that of the ids. */
export async function writeOrder(
  tx: DatabaseTransaction,
  kind: NameKind,
  ids: readonly number[],
): Promise<void> {
  for (const [position, id] of ids.entries())
    await tx.updateTable(kind).set({ position }).where('id', '=', id).execute();
}

/** A subcategory to be stored: an existing one with its id. */
export interface SubcategoryColumns {
  readonly id: number | null;
  readonly name: string;
  readonly slug: string;
}

/** Replaces the subcategories of a category. Those that are missing have no products. */
export async function writeSubcategories(
  tx: DatabaseTransaction,
  categoryId: number,
  given: readonly SubcategoryColumns[],
): Promise<void> {
  const staying = given.flatMap(({ id }) => id ?? []);
  await tx
    .deleteFrom('subcategory')
    .where('category_id', '=', categoryId)
    .where('id', 'not in', [0, ...staying])
    .execute();
  // Two subcategories may swap names.
  for (const id of staying)
    await tx
      .updateTable('subcategory')
      .set({ slug: `moving ${id}` })
      .where('id', '=', id)
      .execute();
  for (const [position, { id, name, slug }] of given.entries()) {
    const columns = { name, slug, position };
    if (id === null)
      await tx
        .insertInto('subcategory')
        .values({ category_id: categoryId, ...columns })
        .execute();
    else await tx.updateTable('subcategory').set(columns).where('id', '=', id).execute();
  }
}
