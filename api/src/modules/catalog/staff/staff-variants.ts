import { sql } from 'kysely';
import type { Static } from 'typebox';
import type { DatabaseTransaction, Executor } from '../../../platform/db/schema';
import { ApiError } from '../../../platform/http/api-error';
import { toPhoto } from '../../media';
import { photoName } from '../product-fields';
import type { ProductRow } from '../tables';
import { choiceText, compareChoices, type ProductOption, valuesOf } from '../variant-options';
import { lockStaffProducts } from './save-product';
import type { StaffVariant } from './variant-schemas';

/** Whether a variant was ordered or has a stock history. In both cases its row is kept. */
const hasHistory = sql<boolean>`(exists (select 1 from order_item where order_item.product_id = product.id)
  or exists (select 1 from stock_movement where stock_movement.product_id = product.id))`;

/** The variants of a product by its internal id, withdrawn ones included. */
export const listStaffVariants = (db: Executor, parentId: number) =>
  db
    .selectFrom('product')
    .selectAll()
    .select(hasHistory.as('has_history'))
    .where('parent_id', '=', parentId)
    .orderBy('id')
    .execute();

export type StaffVariantRow = Awaited<ReturnType<typeof listStaffVariants>>[number];

function toStaffVariant(
  options: readonly ProductOption[],
  row: StaffVariantRow,
): Static<typeof StaffVariant> {
  const [main] = row.photos;
  if (!main) throw new Error(`Product ${row.slug} has no photo`);
  const choice = row.choice ?? {};
  return {
    ...{ id: row.public_id, slug: row.slug },
    ...{ values: [...valuesOf(options, choice)], text: choiceText(options, choice) },
    ...{ productCode: row.code, ratePaise: row.rate_paise, discountBp: row.discount_bp },
    discountFrom: row.discount_from?.toISOString() ?? null,
    discountUntil: row.discount_until?.toISOString() ?? null,
    ...{ unitPaise: row.unit_paise, hsnCode: row.hsn, gstBp: row.gst_bp },
    weightGrams: row.weight_grams,
    ...{ stock: row.stock, reserved: row.reserved, enabled: row.enabled, version: row.version },
    photo: toPhoto(main),
    photos: row.own_photos
      ? row.photos.map((photo) => ({ name: photoName(photo), photo: toPhoto(photo) }))
      : [],
    removable: !row.has_history,
  };
}

/** The options and variants of a product for its page in the office; nothing for a product without options. */
export async function staffGroup(db: Executor, { id, options }: Pick<ProductRow, 'id' | 'options'>) {
  if (!options) return {};
  const rows = await listStaffVariants(db, id);
  return {
    options: options.map(({ name, values }) => ({ name, values: [...values] })),
    variants: rows
      .sort((one, other) => compareChoices(options, one.choice ?? {}, other.choice ?? {}))
      .map((row) => toStaffVariant(options, row)),
  };
}

/**
 * Locks a product with its variants, in the order of their ids, as orders do. Throws an ApiError: 404, and 409 for a
 * variant.
 */
export async function lockGroup(
  tx: DatabaseTransaction,
  publicId: string,
): Promise<{ readonly parent: ProductRow; readonly variants: readonly ProductRow[] }> {
  const rows = await lockStaffProducts(tx, [publicId], { withVariants: true });
  const parent = rows.find(({ public_id: id }) => id === publicId);
  if (!parent) throw new ApiError(404, 'Product not found.');
  if (parent.parent_id !== null) throw new ApiError(409, 'A variant cannot have variants.');
  return { parent, variants: rows.filter((row) => row !== parent) };
}

/**
 * Removes variants of a locked product. Throws an ApiError 409 that names those that were ordered or have a stock
 * history.
 */
export async function deleteVariants(
  tx: DatabaseTransaction,
  { id, options }: Pick<ProductRow, 'id' | 'options'>,
  removed: readonly ProductRow[],
): Promise<void> {
  const ids = removed.map((row) => row.id);
  const withHistory = (await listStaffVariants(tx, id)).filter(
    (row) => ids.includes(row.id) && row.has_history,
  );
  if (withHistory.length > 0) {
    const names = withHistory.map(({ choice }) => choiceText(options ?? [], choice ?? {})).join(', ');
    throw new ApiError(
      409,
      `${names}: cannot be removed, because of its orders or stock history. Turn it off instead.`,
    );
  }
  if (ids.length > 0) await tx.deleteFrom('product').where('id', 'in', ids).execute();
}
