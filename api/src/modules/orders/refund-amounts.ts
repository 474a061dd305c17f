import { tax } from '@shop/config';
import { orderTotals, type PricedLine, type TaxShare } from '@shop/money';

/** The least that a payment provider sends back, in paise. */
export const MIN_REFUND_PAISE = 100;

/** A line of an order, with what of it was refunded before and what is to be. */
export interface RefundableLine {
  readonly ratePaise: number;
  readonly discountBp: number;
  readonly taxBp: number;
  /** Pieces that were bought. */
  readonly quantity: number;
  /** Of these, refunded before. */
  readonly refunded: number;
  /** Of the others, to be refunded now. */
  readonly wanted: number;
}

/** What goes back for pieces of an order; amounts in paise. */
export interface RefundAmounts {
  readonly amountPaise: number;
  /** Pieces, and shipping with the last of them, before tax. */
  readonly goodsPaise: number;
  readonly taxPaise: number;
  /** What rounding takes or gives, and what went back before for no pieces in particular. */
  readonly roundingPaise: number;
  /** Tax by rate. */
  readonly taxes: readonly TaxShare[];
}

/** Totals of some of an order's pieces. Shipping belongs to them as long as there are any. */
function totalsOf(
  lines: readonly RefundableLine[],
  shipping: readonly PricedLine[],
  pieces: (line: RefundableLine) => number,
) {
  const goods = lines.map((line) => ({ ...line, quantity: pieces(line) }));
  const quantity = goods.some((line) => line.quantity > 0) ? 1 : 0;
  return orderTotals([...goods, ...shipping.map((line) => ({ ...line, quantity }))], tax.gstBasisPoints);
}

/**
 * What the order comes to with the pieces, less what it comes to without them. So refunds of all pieces, in whatever order, add up
 * to what was paid, with the tax and the rounding of the order; the last of them takes back the shipping. `leftPaise` of the payment is
 * the most that goes back. A rest too small for a refund goes back with this one, or it could never go back.
 */
export function refundAmounts(
  lines: readonly RefundableLine[],
  leftPaise: number,
  shipping: readonly PricedLine[] = [],
): RefundAmounts {
  const before = totalsOf(lines, shipping, ({ quantity, refunded }) => quantity - refunded);
  const after = totalsOf(lines, shipping, ({ quantity, refunded, wanted }) => quantity - refunded - wanted);
  const worthPaise = before.payablePaise - after.payablePaise;
  const isRestTooSmall = worthPaise > 0 && leftPaise - worthPaise < MIN_REFUND_PAISE;
  const amountPaise = isRestTooSmall ? leftPaise : worthPaise;
  const goodsPaise = before.subtotalPaise - after.subtotalPaise;
  const taxPaise = before.taxPaise - after.taxPaise;
  const taxes = before.taxes.map((share, index) => {
    const remaining = after.taxes[index];
    return {
      taxBp: share.taxBp,
      taxablePaise: share.taxablePaise - (remaining?.taxablePaise ?? 0),
      taxPaise: share.taxPaise - (remaining?.taxPaise ?? 0),
    };
  });
  return {
    amountPaise,
    goodsPaise,
    taxPaise,
    roundingPaise: amountPaise - goodsPaise - taxPaise,
    taxes: taxes.filter(({ taxablePaise }) => taxablePaise > 0),
  };
}
