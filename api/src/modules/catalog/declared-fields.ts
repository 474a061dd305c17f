import { countryName } from '@shop/config/countries';
import { formatRupees, payable, toRupees } from '@shop/money';
import { Type } from 'typebox';
import { type CsvCell, rupeesCell } from '../../platform/csv/csv-text';
import { nullableRef, nullableText } from '../../platform/http/schemas';
import * as readers from './cell-readers';
import type { ProductField } from './product-fields';

export const Country = Type.Object(
  { code: Type.String({ description: 'ISO 3166-1 alpha-2.' }), name: Type.String() },
  { $id: 'Country' },
);

const MAX_IMPORTER = 300;
const MAX_PAISE = 1_000_000_000;

const nullableForm = (maxLength: number, description: string) =>
  Type.Optional(Type.Unsafe<string | null>({ type: ['string', 'null'], maxLength, description }));
const optionalText = Type.Optional(nullableText);

/** A product's declarations under the Legal Metrology (Packaged Commodities) Rules. All are optional. */
export const declaredFields = {
  origin: {
    source: 'country_of_origin',
    sql: 'text',
    read: readers.country,
    staff: {
      name: 'countryOfOrigin',
      on: 'list',
      shown: optionalText,
      form: nullableForm(2, 'ISO 3166-1 alpha-2.'),
    },
    shop: {
      name: 'origin',
      on: 'page',
      shown: Type.Optional(nullableRef(Country)),
      value: (code: string | null) => code && { code, name: countryName(code) },
    },
    seed: { name: 'origin', schema: Type.Optional(Type.String({ pattern: '^[A-Z]{2}$' })) },
  },
  importer: {
    source: 'importer',
    sql: 'text',
    read: readers.orNull(readers.plain(MAX_IMPORTER, false)),
    staff: {
      name: 'importer',
      on: 'list',
      shown: optionalText,
      form: nullableForm(MAX_IMPORTER, 'Name and address of the importer.'),
    },
    shop: { name: 'importer', on: 'page', shown: optionalText },
    seed: { name: 'importer', schema: Type.Optional(Type.String({ minLength: 1 })) },
  },
  mrp: {
    source: 'mrp_paise',
    sql: 'bigint',
    read: readers.maximumPrice,
    cell: (stored: number | null): CsvCell => (stored === null ? null : rupeesCell(stored)),
    staff: {
      name: 'mrpPaise',
      on: 'detail',
      shown: Type.Optional(
        Type.Unsafe<number | null>({
          type: ['integer', 'null'],
          description: 'Maximum retail price of a unit with all taxes, in paise.',
        }),
      ),
      form: Type.Optional(
        Type.Unsafe<number | null>({
          type: ['integer', 'null'],
          minimum: 1,
          maximum: MAX_PAISE,
          description: 'At least what a shopper pays for one unit without a discount.',
        }),
      ),
      text: (paise: number | null) => (paise === null ? '' : String(paise / 100)),
    },
    shop: {
      name: 'mrp',
      on: 'page',
      shown: Type.Optional(
        Type.Unsafe<number | null>({
          type: ['number', 'null'],
          description: 'Rupees; the maximum retail price of a unit with all taxes.',
        }),
      ),
      value: (paise: number | null) => (paise === null ? null : toRupees(paise)),
    },
    seed: {
      name: 'mrpPaise',
      schema: Type.Optional(Type.Integer({ minimum: 1 })),
      text: (paise: number | undefined) => (paise === undefined ? '' : String(paise / 100)),
    },
  },
  net_quantity: {
    source: 'net_quantity',
    sql: 'text',
    read: readers.netQuantity,
    staff: {
      name: 'netQuantity',
      on: 'detail',
      shown: optionalText,
      form: nullableForm(30, 'A number and a unit, such as 80 sheets.'),
    },
    shop: { name: 'netQuantity', on: 'page', shown: optionalText },
    seed: { name: 'netQuantity', schema: Type.Optional(Type.String({ minLength: 1 })) },
  },
} as const satisfies Readonly<Record<string, ProductField>>;

interface Priced {
  readonly rate_paise: number;
  readonly gst_bp: number;
  readonly mrp_paise: number | null;
}

/** Why a maximum retail price is too low for the price; undefined if it is high enough or absent. */
export function mrpFault({ rate_paise: rate, gst_bp: gst, mrp_paise: mrp }: Priced): string | undefined {
  const min = payable(rate, gst);
  if (mrp === null || mrp >= min) return undefined;
  return `must be at least ${formatRupees(min)}, the price without a discount and with GST`;
}
