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

const twoDecimals = new Intl.NumberFormat('en-IN', { minimumFractionDigits: 2, maximumFractionDigits: 2 });
const wholeRupees = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 0 });

/** Formats paise with Indian grouping, two decimals: 12499900 is "₹1,24,999.00". */
export function formatRupees(paise: number): string {
  return `₹${twoDecimals.format(paise / 100)}`;
}

/** Formats paise without trailing zero decimals: 50000 is "₹500", 50050 is "₹500.50". */
export function formatRupeesPlain(paise: number): string {
  return paise % 100 === 0 ? `₹${wholeRupees.format(paise / 100)}` : formatRupees(paise);
}
