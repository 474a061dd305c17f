import type { Executor } from '../../../platform/db/schema';

export interface TestProduct {
  readonly title?: string;
  readonly ratePaise?: number;
  readonly discountBp?: number;
  readonly stock?: number;
  readonly colors?: string;
  readonly hsn?: string;
  readonly gstBp?: number;
}

let made = 0;

/** A product on sale: one rupee hundred, ten pieces, no discount, unless it is said otherwise. Returns its public id. */
export async function addProduct(db: Executor, product: TestProduct = {}): Promise<string> {
  made += 1;
  const publicId = `product-${made}`;
  const stock = product.stock ?? 10;
  const category = await db
    .insertInto('category')
    .values({ public_id: 'stationery', name: 'Stationery', slug: 'stationery' })
    .onConflict((conflict) => conflict.column('slug').doUpdateSet({ name: 'Stationery' }))
    .returning('id')
    .executeTakeFirstOrThrow();
  const { id } = await db
    .insertInto('product')
    .values({
      public_id: publicId,
      slug: publicId,
      title: product.title ?? `Product ${made}`,
      code: null,
      rate_paise: product.ratePaise ?? 10_000,
      discount_bp: product.discountBp ?? 0,
      stock,
      category_id: category.id,
      subcategory_id: null,
      brand_id: null,
      theme_id: null,
      colors: product.colors ?? '',
      hsn: product.hsn ?? null,
      ...(product.gstBp !== undefined && { gst_bp: product.gstBp }),
      variant: null,
      photos: JSON.stringify([{ url: '/media/stickers-garden.svg', width: 600, height: 600 }]),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  if (stock > 0) {
    await db
      .insertInto('stock_movement')
      .values({ product_id: id, order_id: null, kind: 'seed', stock_delta: stock })
      .execute();
  }
  return publicId;
}
