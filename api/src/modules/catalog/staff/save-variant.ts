import type { Static } from 'typebox';
import { inTransaction } from '../../../platform/db/transactions';
import { ApiError } from '../../../platform/http/api-error';
import { usePicturesNamed } from '../../media';
import type { StaffActor } from '../../staff';
import { growCatalogueVersion } from '../name-repository';
import type { ProductContext } from './context';
import { periodFault } from '../sale-fields';
import { comparable } from './save-product';
import { readPhotos, readText, refuseField } from './product-view';
import type { ProductRow } from '../tables';
import { deleteVariants, lockGroup } from './staff-variants';
import type { VariantRequest } from './variant-schemas';
import { syncVariants } from '../sync-variants';

type Fields = Omit<Static<typeof VariantRequest>, 'version'>;

const percent = (basisPoints: number) => String(basisPoints / 100);

function variantIn(variants: readonly ProductRow[], variantId: string): ProductRow {
  const variant = variants.find(({ public_id: id }) => id === variantId);
  if (!variant) throw new ApiError(404, 'Variant not found.');
  return variant;
}

/** The columns of a variant's form. Throws an ApiError 400 that names the field. */
function columnsOf(
  {
    productCode,
    ratePaise,
    discountBp,
    discountFrom,
    discountUntil,
    hsnCode,
    gstBp,
    weightGrams,
    enabled,
  }: Fields,
  before: ProductRow,
) {
  const read = (column: 'discount_from' | 'discount_until', given: string | null | undefined) =>
    given === undefined ? (before[column]?.toISOString() ?? null) : readText(column, given ?? '');
  const price = {
    rate_paise: ratePaise,
    discount_bp: discountBp,
    discount_from: read('discount_from', discountFrom),
    discount_until: read('discount_until', discountUntil),
  };
  const odd = periodFault(price);
  if (odd) refuseField(odd.field, odd.message);
  return {
    code: readText('code', productCode ?? ''),
    ...price,
    hsn: readText('hsn', hsnCode ?? ''),
    gst_bp: readText('gst', percent(gstBp)) ?? gstBp,
    ...(weightGrams !== undefined && { weight_grams: weightGrams }),
    enabled,
  };
}

/**
 * Changes a variant's code, price, tax, photos and whether the shop offers it. Throws an ApiError: 400 for a field, 404, and 409 when
 * someone changed it after it was opened.
 */
export async function editVariant(
  { database, clock }: ProductContext,
  { productId, variantId }: { readonly productId: string; readonly variantId: string },
  { version, photos, ...fields }: Static<typeof VariantRequest>,
  actor: StaffActor,
): Promise<void> {
  await inTransaction(database, async (tx) => {
    await growCatalogueVersion(tx);
    const { parent, variants } = await lockGroup(tx, productId);
    const before = variantIn(variants, variantId);
    if (before.version !== version) {
      const who = before.changed_by ?? 'Someone';
      throw new ApiError(409, `${who} changed this variant after you opened it. Nothing was saved.`, {
        extra: { version: before.version },
      });
    }
    const now = clock.now();
    const find = await usePicturesNamed(tx, photos, now);
    const columns = columnsOf({ ...fields, photos }, before);
    const own = photos.length > 0;
    await tx
      .updateTable('product')
      .set(({ eb }) => ({
        ...columns,
        own_photos: own,
        photos: own ? readPhotos({ photos }, { stored: before.photos, find }) : JSON.stringify(parent.photos),
        version: eb('version', '+', 1),
        ...{ updated_at: now, changed_by: actor.name },
      }))
      .where('id', '=', before.id)
      .execute();
    await syncVariants(tx, [parent.id]);
    const was = before as Readonly<Record<string, unknown>>;
    const changes = Object.entries(columns)
      .filter(([name, value]) => comparable(was[name]) !== value)
      .map(([name, value]) => [name, [was[name] ?? null, value]] as const);
    await actor.log(
      tx,
      'variant-changed',
      { product: productId, slug: before.slug, changes: Object.fromEntries(changes) },
      now,
    );
  });
}

/** Removes a variant without a history. Throws an ApiError: 404, and 409 for one that was ordered or has a stock history. */
export async function removeVariant(
  { database, clock }: ProductContext,
  { productId, variantId }: { readonly productId: string; readonly variantId: string },
  actor: StaffActor,
): Promise<void> {
  await inTransaction(database, async (tx) => {
    await growCatalogueVersion(tx);
    const { parent, variants } = await lockGroup(tx, productId);
    const removed = variantIn(variants, variantId);
    await deleteVariants(tx, parent, [removed]);
    await syncVariants(tx, [parent.id]);
    await actor.log(tx, 'variant-removed', { product: productId, slug: removed.slug }, clock.now());
  });
}
