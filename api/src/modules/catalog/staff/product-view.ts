import type { Static } from 'typebox';
import { ApiError } from '../../../platform/http/api-error';
import { cleanText } from '../../../platform/http/clean-text';
import { type FindPicture, type StoredPhoto, toPhoto } from '../../media';
import { FieldFault } from '../cell-readers';
import { type FileColumn, readCell, readForm, staffValues } from '../derive-fields';
import { photoName } from '../product-fields';
import type { ListedProduct } from './list-repository';
import type { staffGroup } from './staff-variants';
import type { StaffProductRow, StockChangeRow } from './save-product';
import type { ProductRequest, StaffProduct, StaffProductDetail, StockChange } from './schemas';

/** The fields shared by the forms for new and existing products. */
export type ProductFields = Omit<Static<typeof ProductRequest>, 'version'>;

/** Rejects a form with an error for the field. */
export function refuseField(field: string, message: string): never {
  throw new ApiError(400, `${field}: ${message}`, { extra: { field } });
}

/** Parses a text like a cell of an import file. Throws an ApiError 400 that names the field. */
export function readText<Column extends FileColumn>(column: Column, text: string, find?: FindPicture) {
  try {
    return readCell(column, text, find);
  } catch (error) {
    if (error instanceof FieldFault) return refuseField(column, error.message);
    throw error;
  }
}

/** The pictures that a form may name. */
export interface Pictures {
  /** Pictures that the product already has are kept as stored. */
  readonly stored: readonly StoredPhoto[];
  readonly find: FindPicture;
}

/** A photo with an alternative text, which is not stored when it is the picture's own. */
function describe(photo: StoredPhoto, text: string | undefined): StoredPhoto {
  if (text === undefined) return photo;
  const { alt: _alt, ...plain } = photo;
  const alt = cleanText(text);
  return alt === (toPhoto(plain).alt ?? '') ? plain : { ...plain, alt };
}

/** The photos of a form, as JSON. Throws an ApiError 400 that names the field. */
export function readPhotos(
  { photos: names, photoAlts: alts = {} }: Pick<ProductFields, 'photos' | 'photoAlts'>,
  { stored, find }: Pictures,
): string {
  const byName = new Map(stored.map((photo) => [photoName(photo), photo]));
  const one = (name: string) => {
    const read = () => (JSON.parse(readText('photos', name, find) ?? '[]') as StoredPhoto[])[0];
    const photo = byName.get(name) ?? read();
    return photo && describe(photo, Object.hasOwn(alts, name) ? alts[name] : undefined);
  };
  return JSON.stringify(names.map(one));
}

/** Parses a form by the rules of an import. Throws an ApiError 400 that names the field. */
export function readFields(fields: ProductFields, pictures: Pictures) {
  const { category, subcategory, brand, theme, ...values } = readForm(fields, readText);
  return {
    values: { ...values, photos: readPhotos(fields, pictures) },
    places: { category, subcategory, brand, theme },
  };
}

/** A row of the list. */
export function toStaffProduct(row: ListedProduct): Static<typeof StaffProduct> {
  const [main] = row.photos;
  if (!main) throw new Error(`Product ${row.slug} has no photo`);
  return {
    id: row.public_id,
    slug: row.slug,
    ...staffValues('list', row),
    unitPaise: row.unit_paise,
    stock: row.stock,
    reserved: row.reserved,
    ...(row.variant_count !== null && { variantCount: row.variant_count }),
    photo: toPhoto(main),
    version: row.version,
    updatedAt: row.updated_at.toISOString(),
    changedBy: row.changed_by,
    archivedAt: row.archived_at?.toISOString() ?? null,
  };
}

const toStockChange = (row: StockChangeRow): Static<typeof StockChange> => ({
  kind: row.kind,
  stock: row.stock_delta,
  reserved: row.reserved_delta,
  order: row.order_public_id,
  author: row.author,
  reason: row.reason,
  ...(row.parent_id !== null && { variant: row.colors }),
  at: row.created_at.toISOString(),
});

/** A product with all fields and its latest stock changes. */
export function toStaffProductDetail(
  row: StaffProductRow,
  changes: readonly StockChangeRow[],
  group: Awaited<ReturnType<typeof staffGroup>>,
): Static<typeof StaffProductDetail> {
  return {
    ...toStaffProduct(row),
    ...staffValues('detail', row),
    photos: row.photos.map((photo) => ({ name: photoName(photo), photo: toPhoto(photo) })),
    createdAt: row.created_at.toISOString(),
    stockChanges: changes.map(toStockChange),
    ...(row.waiting_stock + row.waiting_price > 0 && {
      waiting: { stock: row.waiting_stock, price: row.waiting_price },
    }),
    ...group,
  };
}
