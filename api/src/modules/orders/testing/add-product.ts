import type { Executor } from '../../../platform/db/schema';

export interface TestProduct {
  readonly title?: string;
  readonly ratePaise?: number;
  readonly discountBp?: number;
  readonly discountFrom?: Date;
  readonly discountUntil?: Date;
  readonly stock?: number;
  readonly colors?: string;
  /** URLs, the main photo first. */
  readonly photos?: readonly string[];
  readonly hsn?: string;
  readonly gstBp?: number;
}

let made = 0;

/** Adds the category of the tests' products, unless it exists or is being added. Returns its row's id. */
export async function addCategory(db: Executor): Promise<number> {
  const slug = 'stationery';
  await db
    .insertInto('category')
    .values({ public_id: slug, name: 'Stationery', slug })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const { id } = await db
    .selectFrom('category')
    .select('id')
    .where('slug', '=', slug)
    .executeTakeFirstOrThrow();
  return id;
}

function rowOf(product: TestProduct, categoryId: number) {
  made += 1;
  const publicId = `product-${made}`;
  return {
    public_id: publicId,
    slug: publicId,
    title: product.title ?? `Product ${made}`,
    code: null,
    rate_paise: product.ratePaise ?? 10_000,
    discount_bp: product.discountBp ?? 0,
    discount_from: product.discountFrom ?? null,
    discount_until: product.discountUntil ?? null,
    stock: product.stock ?? 10,
    category_id: categoryId,
    subcategory_id: null,
    brand_id: null,
    theme_id: null,
    colors: product.colors ?? '',
    hsn: product.hsn ?? null,
    ...(product.gstBp !== undefined && { gst_bp: product.gstBp }),
    variant: null,
    photos: JSON.stringify(
      (product.photos ?? ['/media/stickers-garden.svg']).map((url) => ({ url, width: 600, height: 600 })),
    ),
  };
}

/** Adds products on sale, each with its first entry in the stock ledger. */
export async function addProducts(
  db: Executor,
  categoryId: number,
  products: readonly TestProduct[],
): Promise<readonly { readonly id: number; readonly publicId: string }[]> {
  const rows = await db
    .insertInto('product')
    .values(products.map((product) => rowOf(product, categoryId)))
    .returning(['id', 'public_id', 'stock'])
    .execute();
  const stocked = rows.filter(({ stock }) => stock > 0);
  if (stocked.length > 0) {
    await db
      .insertInto('stock_movement')
      .values(
        stocked.map(({ id, stock }) => ({
          product_id: id,
          order_id: null,
          kind: 'seed' as const,
          stock_delta: stock,
        })),
      )
      .execute();
  }
  return rows.map(({ id, public_id: publicId }) => ({ id, publicId }));
}

/** Adds a product on sale: by default at one hundred rupees, with ten units and without a discount. Returns its public id. */
export async function addProduct(db: Executor, product: TestProduct = {}): Promise<string> {
  const [added] = await addProducts(db, await addCategory(db), [product]);
  if (!added) throw new Error('The product was not added');
  return added.publicId;
}
