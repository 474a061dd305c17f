import type { Database } from '../../../platform/db/database';
import { inTransaction } from '../../../platform/db/transactions';
import type { Choice, ProductOption } from '../variant-options';
import { syncVariants } from '../sync-variants';

export interface TestVariant {
  readonly choice: Choice;
  readonly code?: string;
  readonly ratePaise?: number;
  readonly discountBp?: number;
  readonly discountFrom?: Date;
  readonly discountUntil?: Date;
  readonly stock?: number;
  /** URL of a photo of this variant alone; by default it shows the product's photos. */
  readonly photo?: string;
  readonly enabled?: boolean;
}

/**
 * Gives the product with a slug these options and variants: by default with the product's price and five units each. Returns the
 * public ids of the variants, `{product}-v1` and so on.
 */
export async function addVariants(
  database: Database,
  slug: string,
  options: readonly ProductOption[],
  variants: readonly TestVariant[],
): Promise<readonly string[]> {
  return inTransaction(database, async (tx) => {
    const parent = await tx
      .updateTable('product')
      .set({ options: JSON.stringify(options) })
      .where('slug', '=', slug)
      .returningAll()
      .executeTakeFirstOrThrow();
    const rows = await tx
      .insertInto('product')
      .values(
        variants.map(({ choice, code = null, photo, ...variant }, index) => ({
          public_id: `${parent.public_id}-v${index + 1}`,
          slug: `${slug}-v${index + 1}`,
          title: parent.title,
          code,
          rate_paise: variant.ratePaise ?? parent.rate_paise,
          discount_bp: variant.discountBp ?? parent.discount_bp,
          discount_from: variant.discountFrom ?? null,
          discount_until: variant.discountUntil ?? null,
          hsn: parent.hsn,
          gst_bp: parent.gst_bp,
          stock: variant.stock ?? 5,
          category_id: parent.category_id,
          subcategory_id: null,
          brand_id: null,
          theme_id: null,
          variant: null,
          photos: JSON.stringify(photo ? [{ url: photo, width: 600, height: 600 }] : parent.photos),
          parent_id: parent.id,
          choice: JSON.stringify(choice),
          enabled: variant.enabled ?? true,
          own_photos: photo !== undefined,
        })),
      )
      .returning(['id', 'public_id', 'stock'])
      .execute();
    const stocked = rows.filter(({ stock }) => stock > 0);
    if (stocked.length > 0) {
      await tx
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
    await syncVariants(tx, [parent.id]);
    return rows.map(({ public_id: publicId }) => publicId);
  });
}
