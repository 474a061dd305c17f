/** Minimum value of the goods after a discount, in paise: the payment provider's minimum is one rupee. */
export const MIN_REMAINING_PAISE = 100;

const share = (partPaise: number, of: bigint, all: bigint) => {
  const scaled = BigInt(partPaise) * of;
  return { floor: Number(scaled / all), rest: scaled % all };
};

/**
 * Spreads a discount over amounts in proportion to them, by largest remainder: each part is rounded down, and the
 * leftover paise go to the largest remainders; of equal ones, to the first. The parts add up to the discount, and none
 * exceeds its amount. All in paise. Throws a RangeError for a discount that exceeds the sum of the amounts.
 */
export function spreadDiscount(discountPaise: number, amounts: readonly number[]): readonly number[] {
  const sum = amounts.reduce((all, amount) => all + amount, 0);
  if (discountPaise < 0 || discountPaise > sum) throw new RangeError('The discount exceeds the amounts');
  if (discountPaise === 0) return amounts.map(() => 0);
  const shares = amounts.map((amount) => share(amount, BigInt(discountPaise), BigInt(sum)));
  const left = discountPaise - shares.reduce((all, { floor }) => all + floor, 0);
  const byRemainder = shares
    .map(({ rest }, index) => ({ rest, index }))
    .sort((a, b) => (a.rest === b.rest ? a.index - b.index : a.rest > b.rest ? -1 : 1));
  const raised = new Set(byRemainder.slice(0, left).map(({ index }) => index));
  return shares.map(({ floor }, index) => floor + (raised.has(index) ? 1 : 0));
}

/**
 * The part of a line's discount that belongs to some of its units, in paise. It is rounded down, so that refunding the
 * units one by one in any order covers the whole discount, and no unit has a negative value.
 */
export function discountOfUnits(discountPaise: number, units: number, quantity: number): number {
  if (quantity === 0) return 0;
  return share(discountPaise, BigInt(units), BigInt(quantity)).floor;
}
