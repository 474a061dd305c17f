/** All amounts are integer paise; discounts and tax are basis points (100 bp = 1%). Sums stay exact to 2^53. */
export interface PricedLine {
  readonly ratePaise: number;
  readonly discountBp: number;
  readonly quantity: number;
  /** Tax on this line; the shop's usual rate if absent. */
  readonly taxBp?: number;
  /** The line's part of a coupon, for all of its units; 0 if absent. */
  readonly couponPaise?: number;
}

/** The sum of the lines of one tax rate. */
export interface TaxShare {
  readonly taxBp: number;
  readonly taxablePaise: number;
  readonly taxPaise: number;
}

export interface OrderTotals {
  readonly subtotalPaise: number;
  /** The exact tax before rounding up, in paise, rounded to a whole paisa for display. */
  readonly taxPaise: number;
  readonly roundingPaise: number;
  readonly payablePaise: number;
  /** The sum of the discounts, including a coupon. */
  readonly savedPaise: number;
  /** Tax by rate, the lowest rate first; the parts add up to `taxPaise`. */
  readonly taxes: readonly TaxShare[];
}

const FULL_BPS = 10_000;

/** Unit price after discount, rounded half up to a paisa. */
export function unitPrice(ratePaise: number, discountBp: number): number {
  return Math.floor((ratePaise * (FULL_BPS - discountBp) + FULL_BPS / 2) / FULL_BPS);
}

/** Price of a line: the rounded unit price times the quantity, less its part of a coupon. */
export function lineTotal(line: PricedLine): number {
  return unitPrice(line.ratePaise, line.discountBp) * line.quantity - (line.couponPaise ?? 0);
}

/** Sum of the lines. */
export function subtotal(lines: readonly PricedLine[]): number {
  return lines.reduce((sum, line) => sum + lineTotal(line), 0);
}

type Taxable = Pick<TaxShare, 'taxBp' | 'taxablePaise'>;

/**
 * Taxable amounts with their tax, rounded up together to a whole rupee. Uses BigInt, as 100 * 1.12 in floating point
 * rounds up to 113.
 */
function roundedUp(amounts: readonly Taxable[]): number {
  const scaled = amounts.reduce(
    (sum, { taxBp, taxablePaise }) => sum + BigInt(taxablePaise) * BigInt(FULL_BPS + taxBp),
    0n,
  );
  const perRupee = BigInt(FULL_BPS * 100);
  return Number((scaled + perRupee - 1n) / perRupee) * 100;
}

/** The amount to pay for a subtotal of one tax rate: with tax, rounded up to a whole rupee, in paise. */
export function payable(subtotalPaise: number, taxBp: number): number {
  return roundedUp([{ taxBp, taxablePaise: subtotalPaise }]);
}

function taxableByRate(lines: readonly PricedLine[], usualBp: number): Taxable[] {
  const sums = new Map<number, number>();
  for (const line of lines) {
    const taxBp = line.taxBp ?? usualBp;
    sums.set(taxBp, (sums.get(taxBp) ?? 0) + lineTotal(line));
  }
  return [...sums]
    .map(([taxBp, taxablePaise]) => ({ taxBp, taxablePaise }))
    .sort((a, b) => a.taxBp - b.taxBp);
}

/** Each rate's tax in whole paise. The sum is rounded, not each part, so that the parts add up to it. */
function taxShares(amounts: readonly Taxable[]): TaxShare[] {
  let exact = 0;
  let given = 0;
  return amounts.map(({ taxBp, taxablePaise }) => {
    exact += taxablePaise * taxBp;
    const taxPaise = Math.round(exact / FULL_BPS) - given;
    given += taxPaise;
    return { taxBp, taxablePaise, taxPaise };
  });
}

/** The totals shown before payment, in paise. `usualBp` is the tax of lines without a rate. */
export function orderTotals(lines: readonly PricedLine[], usualBp: number): OrderTotals {
  const amounts = taxableByRate(lines, usualBp);
  const taxes = taxShares(amounts);
  const subtotalPaise = subtotal(lines);
  const payablePaise = roundedUp(amounts);
  const taxPaise = taxes.reduce((sum, share) => sum + share.taxPaise, 0);
  const fullPaise = lines.reduce((sum, line) => sum + line.ratePaise * line.quantity, 0);
  return {
    subtotalPaise,
    taxPaise,
    roundingPaise: payablePaise - subtotalPaise - taxPaise,
    payablePaise,
    savedPaise: fullPaise - subtotalPaise,
    taxes,
  };
}
