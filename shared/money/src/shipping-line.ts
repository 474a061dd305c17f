import type { PricedLine } from './price';

/** The shipping price and the order value from which it is free, in paise. */
export interface ShippingRule {
  /** Compared with the sum of the lines before discount and tax. */
  readonly freeFromPaise: number;
  /** Before tax. */
  readonly pricePaise: number;
}

/**
 * The shipping of an order as another line for `orderTotals`; null if it is free or the shop has no rule. Shipping is
 * part of the supply of the goods, so it is taxed at their highest rate. `usualBp` is the tax of lines without a
 * rate.
 */
export function shippingLine(
  rule: ShippingRule | null,
  goods: readonly PricedLine[],
  usualBp: number,
): Required<Omit<PricedLine, 'couponPaise'>> | null {
  const fullPaise = goods.reduce((sum, { ratePaise, quantity }) => sum + ratePaise * quantity, 0);
  if (!rule || goods.length === 0 || fullPaise >= rule.freeFromPaise) return null;
  const taxBp = Math.max(...goods.map((line) => line.taxBp ?? usualBp));
  return { ratePaise: rule.pricePaise, discountBp: 0, quantity: 1, taxBp };
}
