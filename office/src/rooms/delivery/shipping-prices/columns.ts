import type { ShippingPriceRow } from '../../../api/types';

export type PriceColumn = keyof ShippingPriceRow;

/** Labels of the columns, in their order. */
export const columnLabels: Readonly<Record<PriceColumn, string>> = {
  zone: 'Zone',
  value_from: 'Goods from, ₹',
  value_below: 'Goods below, ₹',
  weight_from: 'Weight from, g',
  weight_below: 'Weight below, g',
  price: 'Price, ₹',
  free_from: 'Free from, ₹',
};

/** The columns with amounts and weights. */
export const numberColumns = [
  ...(['value_from', 'value_below', 'weight_from', 'weight_below'] as const),
  ...(['price', 'free_from'] as const),
];

/** A row for any zone, value and weight. */
export const emptyRow: ShippingPriceRow = {
  zone: '',
  value_from: '0',
  value_below: '',
  weight_from: '0',
  weight_below: '',
  price: '',
  free_from: '',
};

/** A fault of the table, with its row from 1; null for the whole table. */
export interface PriceFault {
  readonly row: number | null;
  readonly column: string;
  readonly message: string;
}

/** A fault as a sentence. */
export function faultText({ row, column, message }: PriceFault): string {
  if (row === null) return `The table ${message}.`;
  if (column === '') return `${message.charAt(0).toUpperCase()}${message.slice(1)}.`;
  return `Row ${row}, ${columnLabels[column as PriceColumn] ?? column}: ${message}.`;
}

/** The faults that still apply after the rows changed: those of other rows, or none if rows were added, moved or removed. */
export function faultsAfter(
  faults: readonly PriceFault[],
  before: readonly ShippingPriceRow[],
  after: readonly ShippingPriceRow[],
): readonly PriceFault[] {
  const changed = after.flatMap((row, index) => (row === before[index] ? [] : [index + 1]));
  if (before.length !== after.length || changed.length > 1) return [];
  return faults.filter(({ row }) => row !== null && !changed.includes(row));
}
