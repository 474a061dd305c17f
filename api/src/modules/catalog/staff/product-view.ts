import type { Static } from 'typebox';
import { ApiError } from '../../../platform/http/api-error';
import { type FindPicture, pictureNameOf, type StoredPhoto, toPhoto } from '../../media';
import { FieldFault, type ImportColumn, type ImportValues, readField } from '../import/import-fields';
import type { ListedProduct } from './list-repository';
import type { StaffProductRow, StockChangeRow } from './save-product';
import type { ProductRequest, StaffProduct, StaffProductDetail, StockChange } from './schemas';

/** The fields of a form, which creating and editing have in common. */
export type ProductFields = Omit<Static<typeof ProductRequest>, 'version'>;

/** Refuses a form, naming its field. */
export function refuseField(field: string, message: string): never {
  throw new ApiError(400, `${field}: ${message}`, { extra: { field } });
}

const noPicture: FindPicture = () => undefined;

/** Reads a text as a file's cell is read. Throws an ApiError 400 that names the field. */
export function readText<Column extends ImportColumn>(column: Column, text: string, find = noPicture) {
  try {
    return readField(column, text, find);
  } catch (error) {
    if (error instanceof FieldFault) return refuseField(column, error.message);
    throw error;
  }
}

/** The pictures that a form may name. */
export interface Pictures {
  /** Those that the product has already stay as they are stored. */
  readonly stored: readonly StoredPhoto[];
  readonly find: FindPicture;
}

function readPhotos(names: readonly string[], { stored, find }: Pictures): string {
  const byName = new Map(stored.map((photo) => [photoName(photo), photo]));
  const one = (name: string): unknown =>
    byName.get(name) ?? (JSON.parse(readText('photos', name, find) ?? '[]') as unknown[])[0];
  return JSON.stringify(names.map(one));
}

/** A form as an import reads a row: by the same rules. Throws an ApiError 400 that names the field. */
export function readFields(fields: ProductFields, pictures: Pictures) {
  const text = <Column extends 'title' | 'colors' | 'description' | 'faq' | 'contact'>(
    column: Column,
    value: string,
  ) => readText(column, value) ?? '';
  const values = {
    title: text('title', fields.title),
    code: readText('code', fields.code ?? ''),
    rate: fields.ratePaise,
    discount: fields.discountBp,
    hsn: readText('hsn', fields.hsn ?? ''),
    gst: readText('gst', String(fields.gstBp / 100)) ?? 0,
    active: fields.active,
    colors: text('colors', fields.colors.join(',')),
    variant: readText('variant', fields.variant ?? ''),
    photos: readPhotos(fields.photos, pictures),
    description: text('description', fields.description),
    faq: text('faq', fields.faq),
    contact: text('contact', fields.contact),
  } satisfies ImportValues;
  const places = {
    category: readText('category', fields.category) ?? '',
    subcategory: readText('subcategory', fields.subcategory ?? ''),
    brand: readText('brand', fields.brand ?? ''),
    theme: readText('theme', fields.theme ?? ''),
  };
  return { values, places };
}

/** A stored picture as forms and files name it. */
export const photoName = ({ url, width, height }: StoredPhoto): string =>
  pictureNameOf(url) ?? `${url} ${width}x${height}`;

/** Colours are stored as one text. */
export const colorsOf = (colors: string): string[] => colors.split(',').flatMap((name) => name.trim() || []);

/** A row of the list. */
export function toStaffProduct(row: ListedProduct): Static<typeof StaffProduct> {
  const [main] = row.photos;
  if (!main) throw new Error(`Product ${row.slug} has no photo`);
  return {
    id: row.public_id,
    slug: row.slug,
    title: row.title,
    code: row.code,
    ratePaise: row.rate_paise,
    discountBp: row.discount_bp,
    unitPaise: row.unit_paise,
    stock: row.stock,
    reserved: row.reserved,
    active: row.active,
    category: row.category_slug,
    photo: toPhoto(main),
    version: row.version,
    updatedAt: row.updated_at.toISOString(),
    changedBy: row.changed_by,
  };
}

const toStockChange = (row: StockChangeRow): Static<typeof StockChange> => ({
  kind: row.kind,
  stock: row.stock_delta,
  reserved: row.reserved_delta,
  order: row.order_public_id,
  author: row.author,
  reason: row.reason,
  at: row.created_at.toISOString(),
});

/** A product with all its fields and the latest changes of its stock. */
export function toStaffProductDetail(
  row: StaffProductRow,
  changes: readonly StockChangeRow[],
): Static<typeof StaffProductDetail> {
  return {
    ...toStaffProduct(row),
    subcategory: row.subcategory_slug,
    brand: row.brand_slug,
    theme: row.theme_slug,
    hsn: row.hsn,
    gstBp: row.gst_bp,
    colors: colorsOf(row.colors),
    variant: row.variant,
    photos: row.photos.map((photo) => ({ name: photoName(photo), photo: toPhoto(photo) })),
    description: row.description,
    faq: row.faq,
    contact: row.contact,
    createdAt: row.created_at.toISOString(),
    stockChanges: changes.map(toStockChange),
  };
}
