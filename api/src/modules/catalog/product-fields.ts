import { toRupees } from '@shop/money';
import { type TSchema, Type } from 'typebox';
import { type CsvCell, rupeesCell } from '../../platform/csv/csv-text';
import { nullableText, requiredText } from '../../platform/http/schemas';
import { type FindPicture, pictureNameOf, type StoredPhoto } from '../media';
import * as readers from './cell-readers';
import { declaredFields } from './declared-fields';
import { giftCardField } from './gift-card-field';
import { saleFields } from './sale-fields';
import type { ProductRow } from './tables';
import type { Choice } from './variant-options';

/** A product's row, with the slugs of its category, brand and theme. */
export interface ProductSource extends ProductRow {
  readonly category_slug: string;
  readonly subcategory_slug: string | null;
  readonly brand_slug: string | null;
  readonly theme_slug: string | null;
  /** The product of a variant. */
  readonly parent_slug: string | null;
}

/**
 * A field of a product. Its key is its header in CSV files. Everything that contains product fields is derived from
 * these: the schemas and responses for shoppers and staff, import, export and the seed. Conversions take the stored
 * value.
 */
export interface ProductField {
  readonly source: keyof ProductSource;
  /** SQL type of the column; omitted if the value is not written to `source` unchanged. */
  readonly sql?: 'text' | 'int' | 'bigint' | 'boolean' | 'jsonb' | 'timestamptz';
  /** Reads a cell. Throws a FieldFault. */
  read(text: string, find: FindPicture): unknown;
  /** The cell of an exported file; the stored value by default. */
  cell?(stored: unknown): CsvCell;
  readonly staff?: {
    readonly name: string;
    /** Its name in the previous minor version. */
    readonly former?: string;
    /** `list`: included in the list of products. */
    readonly on: 'list' | 'detail';
    readonly shown: TSchema;
    readonly form: TSchema;
    value?(stored: unknown): unknown;
    /** The cell for a form's value; the value itself by default. */
    text?(value: unknown): string;
  };
  readonly shop?: {
    readonly name: string;
    /** `card`: included on cards. */
    readonly on: 'card' | 'page';
    readonly shown: TSchema;
    value?(stored: unknown): unknown;
  };
  readonly seed?: {
    readonly name: string;
    readonly schema: TSchema;
    /** The cell for a seed's value; the value itself by default. */
    text?(value: unknown): string;
  };
}

const paise = (description: string) => Type.Integer({ description: `${description}, in paise.` });
const basisPoints = (description: string) =>
  Type.Integer({ description: `${description}, in basis points.` });
const nullableForm = (maxLength: number) =>
  Type.Unsafe<string | null>({ type: ['string', 'null'], maxLength });
const nullableGrams = (more: object) => Type.Unsafe<number | null>({ type: ['integer', 'null'], ...more });
const hundredth = (value: number) => String(value / 100);
const list = (values: readonly string[]) => values.join(',');

/** Colours are stored as one text. */
const colorsOf = (colors: string): string[] => colors.split(',').flatMap((name) => name.trim() || []);

/** A variant's values as files name them. */
const choiceCell = (choice: Choice | null): string =>
  Object.entries(choice ?? {})
    .map((pair) => pair.join(': '))
    .join(' | ');

/** A stored picture as forms and files name it. */
export const photoName = ({ url, width, height }: StoredPhoto): string =>
  pictureNameOf(url) ?? `${url} ${width}x${height}`;

const place = <const Name extends 'subcategory' | 'brand' | 'theme'>(name: Name) => ({
  source: `${name}_slug` as const,
  read: readers.reference,
  staff: { name, on: 'detail' as const, shown: nullableText, form: nullableForm(120) },
});

const seedText = Type.String({ minLength: 1 });
const seedNullable = Type.Union([seedText, Type.Null()]);

const html = <const Name extends 'description' | 'faq' | 'contact'>(name: Name) => {
  const shown = Type.String({ description: 'Sanitised HTML.' });
  return {
    source: name,
    sql: 'text' as const,
    read: readers.html,
    staff: { name, on: 'detail' as const, shown, form: Type.String({ maxLength: 50_000 }) },
    shop: { name, on: 'page' as const, shown },
    seed: { name, schema: Type.String({ pattern: '^<.+>$' }) },
  };
};

export const productFields = {
  slug: { source: 'slug', read: readers.slug },
  title: {
    source: 'title',
    sql: 'text',
    read: readers.plain(200, true),
    staff: { name: 'title', on: 'list', shown: Type.String(), form: requiredText(200) },
    shop: { name: 'title', on: 'card', shown: Type.String() },
    seed: { name: 'title', schema: seedText },
  },
  code: {
    source: 'code',
    sql: 'text',
    read: readers.orNull(readers.plain(60, false)),
    staff: { name: 'productCode', former: 'code', on: 'list', shown: nullableText, form: nullableForm(60) },
    shop: { name: 'productCode', on: 'card', shown: nullableText },
    seed: {
      name: 'code',
      schema: Type.Union([Type.String({ pattern: '^[A-Z]{2}-[0-9]{4}$' }), Type.Null()]),
    },
  },
  rate: {
    source: 'rate_paise',
    sql: 'bigint',
    read: readers.price,
    cell: rupeesCell,
    staff: {
      name: 'ratePaise',
      on: 'list',
      shown: paise('The full price of a unit'),
      form: Type.Integer({ minimum: 0, maximum: 1_000_000_000 }),
      text: hundredth,
    },
    shop: {
      name: 'rate',
      on: 'card',
      value: toRupees,
      shown: Type.Number({ description: 'Rupees, at most two decimals, before the discount.' }),
    },
    seed: { name: 'ratePaise', schema: Type.Integer({ minimum: 1 }), text: hundredth },
  },
  discount: {
    source: 'discount_bp',
    sql: 'int',
    read: readers.discount,
    cell: (stored: number) => stored / 100,
    staff: {
      name: 'discountBp',
      on: 'list',
      shown: basisPoints('The discount'),
      form: Type.Integer({ minimum: 0, maximum: 10_000 }),
      text: hundredth,
    },
    shop: {
      name: 'discount',
      on: 'card',
      shown: Type.Number({ description: 'Percent.' }),
      value: (stored: number) => stored / 100,
    },
    seed: { name: 'discountBp', schema: Type.Integer({ minimum: 0, maximum: 10_000 }), text: hundredth },
  },
  ...saleFields,
  hsn: {
    source: 'hsn',
    sql: 'text',
    read: readers.hsn,
    staff: { name: 'hsnCode', former: 'hsn', on: 'detail', shown: nullableText, form: nullableForm(8) },
    shop: { name: 'hsnCode', on: 'page', shown: nullableText },
    seed: { name: 'hsn', schema: Type.Optional(Type.String({ pattern: '^\\d{4}(\\d{2}){0,2}$' })) },
  },
  gst: {
    source: 'gst_bp',
    sql: 'int',
    read: readers.gst,
    cell: (stored: number) => stored / 100,
    staff: {
      name: 'gstBp',
      on: 'detail',
      shown: basisPoints('GST'),
      form: Type.Integer({
        minimum: 0,
        maximum: 10_000,
        description: 'One of the GST rates for goods.',
      }),
      text: hundredth,
    },
    shop: {
      name: 'gstRate',
      on: 'page',
      value: (stored: number) => stored / 100,
      shown: Type.Number({ description: 'Percent of GST on the discounted price.' }),
    },
  },
  ...declaredFields,
  weight_grams: {
    source: 'weight_grams',
    sql: 'int',
    read: readers.weight,
    staff: {
      name: 'weightGrams',
      on: 'detail',
      shown: Type.Optional(nullableGrams({ description: 'Weight of one unit with its packaging.' })),
      form: Type.Optional(nullableGrams({ minimum: 1, maximum: readers.MAX_GRAMS })),
      text: (grams: number | null) => (grams === null ? '' : String(grams)),
    },
  },
  ...giftCardField,
  stock: { source: 'stock', sql: 'int', read: readers.units },
  category: {
    source: 'category_slug',
    read: readers.slug,
    staff: {
      name: 'category',
      on: 'list',
      shown: Type.String({ description: 'Its slug.' }),
      form: Type.String({ minLength: 1, maxLength: 120 }),
    },
  },
  subcategory: place('subcategory'),
  brand: place('brand'),
  theme: place('theme'),
  colors: {
    source: 'colors',
    sql: 'text',
    read: readers.colors,
    staff: {
      name: 'colors',
      on: 'detail',
      shown: Type.Array(Type.String()),
      value: colorsOf,
      text: list,
      form: Type.Array(Type.String({ minLength: 1, maxLength: 60, pattern: '^[^,]*$' }), { maxItems: 30 }),
    },
    shop: {
      name: 'colors',
      on: 'card',
      shown: Type.String({ description: 'Comma-separated colour names, may be empty.' }),
    },
    seed: { name: 'colors', schema: Type.Array(seedText), text: list },
  },
  variant: {
    source: 'variant',
    sql: 'text',
    read: readers.orNull(readers.plain(120, false)),
    staff: { name: 'variant', on: 'detail', shown: nullableText, form: nullableForm(120) },
    shop: { name: 'defaultVariant', on: 'card', shown: nullableText },
    seed: { name: 'variant', schema: seedNullable },
  },
  photos: {
    source: 'photos',
    sql: 'jsonb',
    read: readers.photos,
    cell: (stored: readonly StoredPhoto[]) => stored.map(photoName).join(' | '),
  },
  description: html('description'),
  faq: html('faq'),
  contact: html('contact'),
  active: {
    source: 'active',
    sql: 'boolean',
    read: readers.active,
    cell: (stored: boolean) => (stored ? 'yes' : 'no'),
    staff: {
      name: 'active',
      on: 'list',
      form: Type.Boolean(),
      shown: Type.Boolean({ description: 'Whether the shop shows and sells it.' }),
      text: (value: boolean) => (value ? 'yes' : 'no'),
    },
  },
  /** For a variant: the slug of its product, and its value for each option, such as "Colour: Green | Size: A5". */
  parent: { source: 'parent_slug', read: readers.reference },
  options: { source: 'choice', read: readers.choice, cell: choiceCell },
  /** The product's state when it was exported, so that an import does not undo later changes. */
  stock_was: { source: 'stock', read: (text: string) => (text === '' ? null : readers.units(text)) },
  version: { source: 'version', read: readers.version },
} as const satisfies Readonly<Record<string, ProductField>>;
