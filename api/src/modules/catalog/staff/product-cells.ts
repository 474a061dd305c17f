import type { Static } from 'typebox';
import { ApiError } from '../../../platform/http/api-error';
import type { FindPicture, StoredPhoto } from '../../media';
import { FieldFault, readField, type ImportColumn, type ImportValues } from '../import/import-fields';
import { photoName } from './product-view';
import type { ProductRequest } from './schemas';

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
