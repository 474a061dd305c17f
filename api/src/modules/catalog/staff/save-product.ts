import type { Static } from 'typebox';
import { inTransaction } from '../../../platform/db/retry-transaction';
import type { DatabaseTransaction } from '../../../platform/db/schema';
import { ApiError } from '../../../platform/http/api-error';
import { usePicturesNamed } from '../../media';
import type { Keeper } from '../../staff';
import { asWritten, insertNew, recordStock, updateStanding } from '../import/product-statements';
import { findIds } from '../import/read-rows';
import { growCatalogueVersion, readCatalogueNames } from '../name-repository';
import type { ProductRow } from '../tables';
import type { ProductContext } from './context';
import { readFields, readText, refuseField, type ProductFields } from './product-cells';
import { lockStaffProducts } from './product-repository';
import { photoName } from './product-view';
import type { NewProductRequest, ProductRequest } from './schemas';

/** A form as it goes into the table. Throws an ApiError 400 that names the field. */
async function toRow(
  tx: DatabaseTransaction,
  { slug, photos: stored }: Pick<ProductRow, 'slug' | 'photos'>,
  fields: ProductFields,
  now: Date,
) {
  const find = await usePicturesNamed(tx, fields.photos, now);
  const { values, places } = readFields(fields, { stored, find });
  const ids = findIds(places, await readCatalogueNames(tx), refuseField);
  return { place: '', row: 0, slug, values, ids };
}

/** Texts that the log only says to be others. */
const long = new Set(['photos', 'description', 'faq', 'contact']);

/** Pictures are the same by name; all other columns are plain values. */
const comparable = (value: unknown) =>
  Array.isArray(value) ? (value as ProductRow['photos']).map(photoName).join('|') : value;

/** What is another, as the log has it: before and after. */
function changesOf(before: ProductRow, columns: Readonly<Record<string, unknown>>) {
  const was = before as Readonly<Record<string, unknown>>;
  const changed = Object.entries(columns).filter(
    ([name, value]) => comparable(was[name]) !== comparable(value),
  );
  return Object.fromEntries(
    changed.map(([name, value]) => [name, long.has(name) ? 'changed' : [was[name] ?? null, value]]),
  );
}

/**
 * Makes a product, once for each key, and returns its id. Throws an ApiError: 400 for a field, 409 for a slug that is taken.
 */
export async function createProduct(
  { database, clock }: ProductContext,
  { key, ...request }: Static<typeof NewProductRequest>,
  keeper: Keeper,
): Promise<string> {
  const { slug: given, stock, ...fields } = request;
  const slug = readText('slug', given) ?? '';
  const now = clock.now();
  const make = async (tx: DatabaseTransaction) => {
    // As imports do first of all: whoever makes products waits here, so that no slug is made twice.
    await growCatalogueVersion(tx);
    const taken = await tx.selectFrom('product').select('id').where('slug', '=', slug).executeTakeFirst();
    if (taken) throw new ApiError(409, `slug: "${slug}" is taken`, { extra: { field: 'slug' } });
    const { values, ...rest } = await toRow(tx, { slug, photos: [] }, fields, now);
    const row = { ...rest, values: { ...values, stock } };
    const written = asWritten(row);
    await insertNew(tx, [written], keeper.name);
    await recordStock(tx, [row], new Map(), keeper.name);
    await keeper.log(tx, 'product-created', { product: written.public_id, slug, title: values.title }, now);
    return written.public_id;
  };
  return inTransaction(database, (tx) =>
    keeper.once(tx, { key, request: { product: request } }, now, () => make(tx)),
  );
}

/**
 * Changes a product in all its fields but stock. The same fields again change nothing. Throws an ApiError: 400 for a field, 404,
 * and 409 when somebody changed it after it was opened.
 */
export async function editProduct(
  { database, clock }: ProductContext,
  publicId: string,
  { version, ...fields }: Static<typeof ProductRequest>,
  keeper: Keeper,
): Promise<void> {
  await inTransaction(database, async (tx) => {
    await growCatalogueVersion(tx);
    const [before] = await lockStaffProducts(tx, [publicId]);
    if (!before) throw new ApiError(404, 'There is no such product.');
    const now = clock.now();
    const written = asWritten(await toRow(tx, before, fields, now));
    const changes = changesOf(before, written.columns);
    if (Object.keys(changes).length === 0) return;
    if (before.version !== version) {
      const who = before.changed_by ?? 'Somebody';
      throw new ApiError(409, `${who} changed this product after you opened it. Nothing was saved.`, {
        extra: { version: before.version },
      });
    }
    await updateStanding(tx, [written], keeper.name, now);
    await keeper.log(tx, 'product-changed', { product: publicId, slug: before.slug, changes }, now);
  });
}
