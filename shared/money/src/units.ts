/** Rupees as the wire has them (a number, two decimals) to whole paise. Throws a RangeError on what is not money. */
export function fromRupees(rupees: number): number {
  const paise = Math.round(rupees * 100);
  if (!Number.isSafeInteger(paise)) throw new RangeError(`Not an amount of rupees: ${rupees}`);
  return paise;
}

/** Whole paise to rupees with at most two decimals. */
export function toRupees(paise: number): number {
  return paise / 100;
}
