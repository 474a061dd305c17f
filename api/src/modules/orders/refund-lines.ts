import { tax } from '@shop/config';
import { orderTotals, type PricedLine, type TaxShare } from '@shop/money';
import type { DatabaseTransaction, Executor } from '../../platform/db/schema';
import { ApiError } from '../../platform/http/api-error';
import { creditNoteNumber } from './paper-numbers';

/** Lines of an order by the product and colour that name each, with how many units were refunded, and how many before sending. */
export function listRefundableLines(db: Executor, orderId: number) {
  return db
    .selectFrom('order_item')
    .innerJoin('product', 'product.id', 'order_item.product_id')
    .select((where) => [
      'order_item.id',
      'product.public_id',
      'order_item.color',
      'order_item.title',
      'order_item.quantity',
      'order_item.rate_paise',
      'order_item.discount_bp',
      'order_item.gst_bp',
      where
        .selectFrom('order_refund_line')
        .select(({ fn }) => fn.sum<string | null>('order_refund_line.quantity').as('units'))
        .whereRef('order_refund_line.order_item_id', '=', 'order_item.id')
        .as('refunded'),
      where
        .selectFrom('order_refund_line')
        .innerJoin('order_refund', 'order_refund.id', 'order_refund_line.order_refund_id')
        .select(({ fn }) => fn.sum<string | null>('order_refund_line.quantity').as('units'))
        .whereRef('order_refund_line.order_item_id', '=', 'order_item.id')
        .where('order_refund.unsent', '=', true)
        .as('unsent'),
    ])
    .where('order_item.order_id', '=', orderId)
    .orderBy('order_item.id')
    .execute();
}

export type RefundableRow = Awaited<ReturnType<typeof listRefundableLines>>[number];

/** Units of a line by which it is known what of it was refunded. */
export const unitsOf = ({ quantity, refunded, unsent }: RefundableRow) => ({
  refunded: Number(refunded ?? 0),
  /** Those that were, or are to be, sent. */
  sent: quantity - Number(unsent ?? 0),
});

/** Throws an ApiError 409 when all units of the order were refunded before it was sent. */
export async function assertSomethingToSend(tx: DatabaseTransaction, orderId: number): Promise<void> {
  const lines = await listRefundableLines(tx, orderId);
  if (lines.some((line) => unitsOf(line).sent > 0)) return;
  throw new ApiError(409, 'All items of this order were refunded. Nothing is left to send.');
}

/** Refunds of units of an order, the earliest first, with what they were for. */
export async function listOrderRefunds(db: Executor, orderId: number) {
  const refunds = await db
    .selectFrom('order_refund')
    .selectAll()
    .where('order_id', '=', orderId)
    .orderBy('id')
    .execute();
  if (refunds.length === 0) return [];
  const lines = await db
    .selectFrom('order_refund_line')
    .innerJoin('order_item', 'order_item.id', 'order_refund_line.order_item_id')
    .select([
      'order_refund_line.order_refund_id',
      'order_refund_line.quantity',
      'order_item.title',
      'order_item.color',
    ])
    .where('order_item.order_id', '=', orderId)
    .orderBy('order_item.id')
    .execute();
  return refunds.map((refund) => ({
    ...refund,
    creditNote: creditNoteNumber(refund),
    items: lines.filter(({ order_refund_id: id }) => id === refund.id).map(unitsInWords),
  }));
}

/** Units of a line as a mail names them: `2 × Booti Washi Tape, Indigo`. */
export const unitsInWords = ({
  quantity,
  title,
  color,
}: {
  readonly quantity: number;
  readonly title: string;
  readonly color: string;
}): string => `${quantity} × ${title}${color === '' ? '' : `, ${color}`}`;

/** The least that a payment provider sends back, in paise. */
export const MIN_REFUND_PAISE = 100;

/** A line of an order, with what of it was refunded before and what is to be. */
interface RefundableLine {
  readonly ratePaise: number;
  readonly discountBp: number;
  readonly taxBp: number;
  /** Units that were bought. */
  readonly quantity: number;
  /** Of these, refunded before. */
  readonly refunded: number;
  /** Of the others, to be refunded now. */
  readonly wanted: number;
}

/** What goes back for units of an order; amounts in paise. */
export interface RefundAmounts {
  readonly amountPaise: number;
  /** Units, and shipping with the last of them, before tax. */
  readonly goodsPaise: number;
  readonly taxPaise: number;
  /** What rounding takes or gives, and what went back before for no units in particular. */
  readonly roundingPaise: number;
  /** Tax by rate. */
  readonly taxes: readonly TaxShare[];
}

/** Totals of some of an order's units. Shipping belongs to them as long as there are any. */
function totalsOf(
  lines: readonly RefundableLine[],
  shipping: readonly PricedLine[],
  units: (line: RefundableLine) => number,
) {
  const goods = lines.map((line) => ({ ...line, quantity: units(line) }));
  const quantity = goods.some((line) => line.quantity > 0) ? 1 : 0;
  return orderTotals([...goods, ...shipping.map((line) => ({ ...line, quantity }))], tax.gstBasisPoints);
}

/**
 * What the order comes to with the units, less what it comes to without them. So refunds of all units, in whatever order, add up
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
