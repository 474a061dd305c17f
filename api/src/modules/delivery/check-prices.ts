import { formatRupees } from '@shop/money';
import { holds, type ShippingPrice, zoneKey } from './shipping-price';

/** The columns of a shipping price table, in files and in the office. */
export const priceColumns = [
  ...(['zone', 'value_from', 'value_below', 'weight_from', 'weight_below'] as const),
  ...(['price', 'free_from'] as const),
];

export type PriceColumn = (typeof priceColumns)[number];

/** A fault of a table. */
export interface TableFault {
  /** Null for the whole table. */
  readonly row: number | null;
  /** Empty for the whole row. */
  readonly column: PriceColumn | '';
  readonly message: string;
}

/** A row with its number in the file or the form. */
export interface NumberedPrice extends ShippingPrice {
  readonly row: number;
}

const whole = new Intl.NumberFormat('en-IN');
const grams = (weight: number) => `${whole.format(weight)} g`;
const nameOf = (zone: string | null) => (zone === null ? 'any zone' : `zone ${zone}`);

/** Faults within a row. */
function rowFaults(price: NumberedPrice): TableFault[] {
  const { row, valueFromPaise: from, valueBelowPaise: below, freeFromPaise: free } = price;
  const faults: TableFault[] = [];
  const add = (column: PriceColumn, message: string) => faults.push({ row, column, message });
  if (below !== null && below <= from)
    add('value_below', `must be more than ${formatRupees(from)}, the start`);
  if (price.weightBelowGrams !== null && price.weightBelowGrams <= price.weightFromGrams)
    add('weight_below', `must be more than ${grams(price.weightFromGrams)}, the start`);
  if (free === null) return faults;
  if (price.pricePaise === 0) add('free_from', 'must be empty, since the price is 0');
  else if (free <= from) add('free_from', `must be more than ${formatRupees(from)}; or set the price to 0`);
  else if (below !== null && free >= below)
    add('free_from', `must be less than ${formatRupees(below)}, the end of the range; or leave it empty`);
  return faults;
}

const overlap = (
  [from, below]: readonly [number, number | null],
  [otherFrom, otherBelow]: readonly [number, number | null],
) => (below === null || otherFrom < below) && (otherBelow === null || from < otherBelow);

const overlaps = (one: ShippingPrice, other: ShippingPrice) =>
  overlap([one.valueFromPaise, one.valueBelowPaise], [other.valueFromPaise, other.valueBelowPaise]) &&
  overlap([one.weightFromGrams, one.weightBelowGrams], [other.weightFromGrams, other.weightBelowGrams]);

/** A fault for each row of a zone that overlaps an earlier one. */
const overlapFaults = (rows: readonly NumberedPrice[]): TableFault[] =>
  rows.flatMap((price, index) => {
    const earlier = rows.slice(0, index).find((one) => overlaps(one, price));
    if (!earlier) return [];
    const message = `row ${price.row} overlaps row ${earlier.row}; change one of the ranges`;
    return [{ row: price.row, column: '', message }];
  });

const startsOf = (limits: readonly (number | null)[]) =>
  [...new Set([0, ...limits.flatMap((limit) => limit ?? [])])].sort((one, other) => one - other);

/**
 * The cart without a price, if there is one: the smallest value of goods, and its smallest weight. Ranges begin and end only at
 * limits of rows, so these are the only carts to check.
 */
function cartWithoutPrice(rows: readonly ShippingPrice[]) {
  const values = startsOf(rows.flatMap((row) => [row.valueFromPaise, row.valueBelowPaise]));
  const weights = startsOf(rows.flatMap((row) => [row.weightFromGrams, row.weightBelowGrams]));
  for (const valuePaise of values) {
    const weight = weights.find((one) => !rows.some((row) => holds(row, { valuePaise, grams: one })));
    if (weight !== undefined) return { valuePaise, grams: weight };
  }
  return null;
}

function gapFaults(zone: string | null, rows: readonly ShippingPrice[]): TableFault[] {
  const cart = cartWithoutPrice(rows);
  if (!cart) return [];
  const what = `goods of ${formatRupees(cart.valuePaise)} that weigh ${grams(cart.grams)}`;
  const message =
    rows.length === 0
      ? 'needs rows for any zone, which apply to every zone without its own rows'
      : `has no price for ${what}, to ${nameOf(zone)}; add a row for them, or widen a range`;
  return [{ row: null, column: '', message }];
}

/**
 * Why a table is ambiguous or incomplete; empty if each cart has exactly one price in every zone. Zones without their own rows use
 * those for any zone, which are therefore required.
 */
export function checkTable(rows: readonly NumberedPrice[]): readonly TableFault[] {
  const faults = rows.flatMap(rowFaults);
  if (faults.length > 0) return faults;
  const zones = new Map<string | null, string | null>([[null, null]]);
  for (const { zone } of rows) if (zone !== null) zones.set(zoneKey(zone), zone);
  return [...zones].flatMap(([key, zone]) => {
    const own = rows.filter((row) => (row.zone === null ? null : zoneKey(row.zone)) === key);
    return [...overlapFaults(own), ...gapFaults(zone, own)];
  });
}
