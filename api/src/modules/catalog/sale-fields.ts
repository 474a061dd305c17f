import { Type } from 'typebox';
import { nullableText } from '../../platform/http/schemas';
import * as readers from './cell-readers';
import type { ProductField } from './product-fields';

const form = (description: string) =>
  Type.Optional(Type.Unsafe<string | null>({ type: ['string', 'null'], maxLength: 40, description }));

const isoText = (stored: Date | null) => stored?.toISOString() ?? null;
const shown = Type.Optional(nullableText);

/** The period of a product's discount. */
export const saleFields = {
  discount_from: {
    source: 'discount_from',
    sql: 'timestamptz',
    read: readers.instant,
    cell: readers.instantCell,
    staff: {
      name: 'discountFrom',
      on: 'list',
      shown,
      form: form('When the discount begins, as an instant in ISO 8601. Without one it begins immediately.'),
      value: isoText,
    },
  },
  discount_until: {
    source: 'discount_until',
    sql: 'timestamptz',
    read: readers.instant,
    cell: readers.instantCell,
    staff: {
      name: 'discountUntil',
      on: 'list',
      shown,
      form: form('When the discount ends, as an instant in ISO 8601. Without one it does not end.'),
      value: isoText,
    },
    shop: {
      name: 'discountUntil',
      on: 'page',
      shown: Type.Optional(
        Type.String({ format: 'date-time', description: 'When the discount ends; missing if it does not.' }),
      ),
      value: (stored: Date | null) => stored?.toISOString(),
    },
  },
} as const satisfies Readonly<Record<string, ProductField>>;

/** The columns of a discount; instants as in the database or a form. */
export interface StoredDiscount {
  readonly discount_bp: number;
  readonly discount_from: Date | string | null;
  readonly discount_until: Date | string | null;
}

/** The error in a discount's period, with the column of a file that it concerns; undefined if it is valid. */
export function periodFault({
  discount_bp: discount,
  discount_from: from,
  discount_until: until,
}: StoredDiscount): { readonly field: keyof typeof saleFields; readonly message: string } | undefined {
  if (discount === 0 && (from !== null || until !== null)) {
    const field = from === null ? 'discount_until' : 'discount_from';
    return { field, message: 'needs a discount: enter one, or leave the period empty' };
  }
  if (from === null || until === null || new Date(from) < new Date(until)) return undefined;
  return {
    field: 'discount_until',
    message: `must be after the start, ${String(readers.instantCell(from))}`,
  };
}
