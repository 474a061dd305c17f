/** A row of the shipping price table. Ranges include their start, and exclude their end; null is unlimited. */
export interface ShippingPrice {
  /** Null for any zone. */
  readonly zone: string | null;
  readonly valueFromPaise: number;
  readonly valueBelowPaise: number | null;
  readonly weightFromGrams: number;
  readonly weightBelowGrams: number | null;
  /** Before tax; 0 if shipping is free. */
  readonly pricePaise: number;
  /** The value of goods from which shipping is free; null if it never is. */
  readonly freeFromPaise: number | null;
}

/** What the shipping price depends on. */
export interface Parcel {
  /** The zone of the PIN code; null if the shop has no PIN rules. */
  readonly zone: string | null;
  /** The goods before discounts, coupon and tax, as in the specification's rule. */
  readonly valuePaise: number;
  readonly grams: number;
}

/** A key to compare zones, which ignores case and surrounding spaces. */
export const zoneKey = (zone: string): string => zone.trim().toLowerCase();

const isWithin = (value: number, from: number, below: number | null) =>
  value >= from && (below === null || value < below);

/** Whether a row is for goods of that value and weight, whatever its zone. */
export const holds = (row: ShippingPrice, { valuePaise, grams }: Omit<Parcel, 'zone'>): boolean =>
  isWithin(valuePaise, row.valueFromPaise, row.valueBelowPaise) &&
  isWithin(grams, row.weightFromGrams, row.weightBelowGrams);

/** The rows for a zone: its own, or those for any zone if it has none. */
export function rowsOfZone(rows: readonly ShippingPrice[], zone: string | null): readonly ShippingPrice[] {
  const own = rows.filter((row) => row.zone !== null && zone !== null && zoneKey(row.zone) === zoneKey(zone));
  return own.length > 0 ? own : rows.filter((row) => row.zone === null);
}

/**
 * The shipping price in paise before tax, 0 if it is free. Throws an Error if no row matches, which cannot happen with
 * a checked table.
 */
export function shippingPrice(rows: readonly ShippingPrice[], parcel: Parcel): number {
  const row = rowsOfZone(rows, parcel.zone).find((one) => holds(one, parcel));
  if (!row) throw new Error(`No shipping price for ${JSON.stringify(parcel)}`);
  return row.freeFromPaise !== null && parcel.valuePaise >= row.freeFromPaise ? 0 : row.pricePaise;
}
