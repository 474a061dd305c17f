import type { Static } from 'typebox';
import { inTransaction } from '../../../platform/db/transactions';
import type { DatabaseTransaction } from '../../../platform/db/schema';
import { ApiError } from '../../../platform/http/api-error';
import { pictureNameOf, type StoredPhoto, usePicturesNamed } from '../../media';
import type { StaffActor } from '../../staff';
import { type Column, updateStanding } from '../import/write-rows';
import { type CatalogueNames, growCatalogueVersion, readCatalogueNames } from '../name-repository';
import type { ProductContext } from '../staff/context';
import { periodFault } from '../sale-fields';
import { lockStaffProducts } from '../staff/save-product';
import { syncVariants } from '../sync-variants';
import type { ProductRow } from '../tables';
import { isRevertable, mayRevert, toChangedFields } from './change-view';
import { findChange, markChanges, type ProductChangeRow } from './repository';
import type { RevertRequest } from './schemas';
import type { ColumnChanges } from './tables';

type Columns = Partial<Record<Column, unknown>>;

const refuse = (message: string): never => {
  throw new ApiError(409, message);
};

/** The old values of a change. Throws an ApiError 409 if the product can no longer have them. */
function oldValues(product: ProductRow, { changes }: ProductChangeRow, names: CatalogueNames): Columns {
  const columns: Columns = Object.fromEntries(
    Object.entries(changes).flatMap(([column, [before]]) => (isRevertable(column) ? [[column, before]] : [])),
  );
  for (const [column, known] of [
    ['category_id', names.categories],
    ['brand_id', names.brands],
    ['theme_id', names.themes],
  ] as const) {
    const id = columns[column] ?? null;
    if (id !== null && !known.some((place) => place.id === id)) {
      refuse(`The earlier ${column.replace('_id', '')} was removed. Choose another one in the form.`);
    }
  }
  const placed = { ...product, ...columns };
  const inside = names.categories.find(({ id }) => id === placed.category_id)?.subcategories ?? [];
  if (placed.subcategory_id === null || inside.some(({ id }) => id === placed.subcategory_id)) return columns;
  if ('category_id' in columns) return { ...columns, subcategory_id: null };
  return refuse('The earlier subcategory is not in the product’s category. Choose another one in the form.');
}

/** Throws an ApiError 409 if earlier photos are gone: uploads that no product has used for a long time are deleted. */
async function keepPhotos(tx: DatabaseTransaction, photos: readonly StoredPhoto[], now: Date): Promise<void> {
  const names = photos.flatMap(({ url }) => pictureNameOf(url) ?? []);
  const find = await usePicturesNamed(tx, names, now);
  const lost = names.filter((name) => !find(name));
  if (lost.length > 0) refuse(`These photos were deleted: ${lost.join(', ')}. Upload them again.`);
}

/**
 * Restores the values that a product had before a change, as a new change; its stock does not change. Throws an
 * ApiError: 404, and 409 when someone changed the product after it was opened, when it has the values already, or when
 * it can no longer have them.
 */
export async function revertProduct(
  { database, clock }: ProductContext,
  { id, change: changeId }: { readonly id: string; readonly change: number },
  { version, key }: Static<typeof RevertRequest>,
  actor: StaffActor,
): Promise<void> {
  const now = clock.now();
  const revert = async (tx: DatabaseTransaction) => {
    await growCatalogueVersion(tx);
    const locked = await lockStaffProducts(tx, [id], { withVariants: true });
    const product = locked.find(({ public_id }) => public_id === id);
    const change = product && (await findChange(tx, product.id, changeId));
    if (!product || !change) throw new ApiError(404, 'Change not found.');
    if (!mayRevert(change)) refuse('This change cannot be reverted.');
    if (product.version !== version) {
      const who = product.changed_by ?? 'Someone';
      refuse(`${who} changed this product after you opened it. Nothing was reverted.`);
    }
    const names = await readCatalogueNames(tx);
    const columns = oldValues(product, change, names);
    if (product.archived_at !== null && columns.active === true) {
      refuse('The product is archived. Restore it first.');
    }
    if (periodFault({ ...product, ...columns } as ProductRow)) {
      refuse('The earlier discount does not fit the sale period. Change both in the form.');
    }
    if (columns.photos) await keepPhotos(tx, columns.photos as readonly StoredPhoto[], now);
    const { public_id, slug } = product;
    await markChanges(tx, 'revert');
    const changed = await updateStanding(tx, [{ slug, public_id, columns }], actor.name, now);
    if (changed === 0) refuse('The product already has these values.');
    await syncVariants(tx, [product.parent_id ?? product.id]);
    const before = product as unknown as Readonly<Record<string, unknown>>;
    const written: ColumnChanges = Object.fromEntries(
      Object.entries(columns).map(([column, value]) => [column, [before[column], value]]),
    );
    const detail = { product: id, slug, change: changeId, changes: toChangedFields(written, names) };
    await actor.log(tx, 'product-reverted', detail, now);
  };
  await inTransaction(database, (tx) =>
    actor.once(tx, { key, request: { revert: changeId, product: id, version } }, now, () => revert(tx)),
  );
}
