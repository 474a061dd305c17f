import type { Executor } from '../db/schema';

/** Active products with the names of what they are listed under. */
const selectProducts = (db: Executor) =>
  db
    .selectFrom('product')
    .innerJoin('category', 'category.id', 'product.category_id')
    .leftJoin('subcategory', 'subcategory.id', 'product.subcategory_id')
    .leftJoin('brand', 'brand.id', 'product.brand_id')
    .leftJoin('theme', 'theme.id', 'product.theme_id')
    .select([
      'product.id',
      'product.public_id',
      'product.slug',
      'product.title',
      'product.code',
      'product.rate_paise',
      'product.discount_bp',
      'product.stock',
      'product.reserved',
      'product.colors',
      'product.variant',
      'product.photos',
      'product.description',
      'product.faq',
      'product.contact',
      'category.name as category_name',
      'category.slug as category_slug',
      'subcategory.name as subcategory_name',
      'subcategory.slug as subcategory_slug',
      'brand.name as brand_name',
      'theme.name as theme_name',
      'theme.slug as theme_slug',
    ])
    .where('product.active', '=', true);

export type ProductRecord = Awaited<ReturnType<ReturnType<typeof selectProducts>['executeTakeFirstOrThrow']>>;

/** The product of a public id or, failing that, of a slug. */
export async function findProduct(db: Executor, idOrSlug: string): Promise<ProductRecord | undefined> {
  const products = await selectProducts(db)
    .where((where) =>
      where.or([where('product.public_id', '=', idOrSlug), where('product.slug', '=', idOrSlug)]),
    )
    .execute();
  return products.find(({ public_id }) => public_id === idOrSlug) ?? products[0];
}

/** The products of internal ids, in the order of the ids; those withdrawn meanwhile are left out. */
export async function findProducts(db: Executor, ids: readonly number[]): Promise<ProductRecord[]> {
  if (ids.length === 0) return [];
  const products = await selectProducts(db)
    .where('product.id', 'in', [...ids])
    .execute();
  const byId = new Map(products.map((product) => [product.id, product]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}
