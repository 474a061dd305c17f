/** Rupees of the API (a number, two decimals) to whole paise. Throws a RangeError for an invalid amount. */
export function fromRupees(rupees: number): number {
  const paise = Math.round(rupees * 100);
  if (!Number.isSafeInteger(paise)) throw new RangeError(`Not an amount of rupees: ${rupees}`);
  return paise;
}

/** A discount in percent (12.5) to basis points (1250), rounded to a whole one. */
export function discountBp(percent: number): number {
  return Math.round(percent * 100);
}

/** Whole paise to rupees with at most two decimals. */
export function toRupees(paise: number): number {
  return paise / 100;
}
