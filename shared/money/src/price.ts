/** All amounts are integer paise; discounts and tax are basis points (100 bp = 1 %). Sums stay exact to 2^53. */
export interface PricedLine {
  readonly ratePaise: number;
  readonly discountBp: number;
  readonly quantity: number;
}

export interface OrderTotals {
  readonly subtotalPaise: number;
  /** The exact tax before rounding up, in paise, rounded to a whole paisa for display. */
  readonly taxPaise: number;
  readonly roundingPaise: number;
  readonly payablePaise: number;
  /** What the discounts took off the full prices. */
  readonly savedPaise: number;
}

const WHOLE = 10_000;

/** Price of one piece after discount, rounded half up to a paisa. */
export function unitPrice(ratePaise: number, discountBp: number): number {
  return Math.floor((ratePaise * (WHOLE - discountBp) + WHOLE / 2) / WHOLE);
}

/** Price of a line: the rounded unit price times the quantity. */
export function lineTotal(line: PricedLine): number {
  return unitPrice(line.ratePaise, line.discountBp) * line.quantity;
}

/** Sum of the lines. */
export function subtotal(lines: readonly PricedLine[]): number {
  return lines.reduce((sum, line) => sum + lineTotal(line), 0);
}

/**
 * What the shopper pays: the subtotal with tax, rounded up to a whole rupee, in paise.
 * BigInt because a floating 1.12 overcharges a rupee on many whole subtotals (100 would become 113).
 */
export function payable(subtotalPaise: number, taxBp: number): number {
  const scaled = BigInt(subtotalPaise) * BigInt(WHOLE + taxBp);
  const perRupee = BigInt(WHOLE * 100);
  return Number((scaled + perRupee - 1n) / perRupee) * 100;
}

/** The totals shown before paying; every figure in paise. */
export function orderTotals(lines: readonly PricedLine[], taxBp: number): OrderTotals {
  const subtotalPaise = subtotal(lines);
  const payablePaise = payable(subtotalPaise, taxBp);
  const taxPaise = Math.round((subtotalPaise * taxBp) / WHOLE);
  const fullPaise = lines.reduce((sum, line) => sum + line.ratePaise * line.quantity, 0);
  return {
    subtotalPaise,
    taxPaise,
    roundingPaise: payablePaise - subtotalPaise - taxPaise,
    payablePaise,
    savedPaise: fullPaise - subtotalPaise,
  };
}
