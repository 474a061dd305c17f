import { tax } from '@shop/config';
import { orderTotals, type PricedLine, type TaxShare } from '@shop/money';
import type { DatabaseTransaction, Executor } from '../../platform/db/schema';
import { ApiError } from '../../platform/http/api-error';
import { discountOfUnits } from '../coupons';
import { isUnsent } from './order-states';
import { unitWeight } from './unit-weight';
import { creditNoteNumber } from './paper-numbers';
import type { OrderStatus } from './tables';

/** Lines of an order with their product and colour, the units refunded in total and before shipping, and those in parcels. */
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
      'order_item.coupon_paise',
      'order_item.hsn',
      unitWeight.as('grams'),
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
      where
        .selectFrom('parcel_line')
        .innerJoin('parcel', 'parcel.id', 'parcel_line.parcel_id')
        .select(({ fn }) => fn.sum<string | null>('parcel_line.quantity').as('units'))
        .whereRef('parcel_line.order_item_id', '=', 'order_item.id')
        .where('parcel.state', '<>', 'cancelled')
        .as('in_parcels'),
      where
        .selectFrom('parcel_line')
        .innerJoin('parcel', 'parcel.id', 'parcel_line.parcel_id')
        .select(({ fn }) => fn.sum<string | null>('parcel_line.quantity').as('units'))
        .whereRef('parcel_line.order_item_id', '=', 'order_item.id')
        .where('parcel.state', '=', 'booked')
        .as('in_booked'),
    ])
    .where('order_item.order_id', '=', orderId)
    .orderBy('order_item.id')
    .execute();
}

export type RefundableRow = Awaited<ReturnType<typeof listRefundableLines>>[number];

/** The units of a line, by their state. */
export function unitsOf(row: RefundableRow) {
  const { quantity, refunded, unsent, in_parcels: packed, in_booked: booked } = row;
  const sent = quantity - Number(unsent ?? 0);
  const inParcels = Number(packed ?? 0);
  const refundedUnits = Number(refunded ?? 0);
  return {
    refunded: refundedUnits,
    /** Units that were, or will be, shipped. */
    sent,
    inParcels,
    /** Units that are in no parcel yet. */
    toShip: sent - inParcels,
    /** Units in parcels that were handed over, and are not refunded. */
    unrefunded: inParcels - Number(booked ?? 0) - (refundedUnits - Number(unsent ?? 0)),
  };
}

/** Whether the units of a refund were shipped before it: all units of the order, only those in parcels, or none. */
export type RefundPart = 'all sent' | 'sent' | 'unsent';

/** The part of an order whose units a refund may include. In a partly shipped order, `sent` selects the units in parcels. */
export function partOf(status: OrderStatus, sent: boolean): RefundPart {
  if (!isUnsent(status)) return 'all sent';
  return sent ? 'sent' : 'unsent';
}

/** Why units that are not refunded cannot be part of this refund; undefined if they can. */
export function partObstacle(row: RefundableRow, wanted: number, part: RefundPart): string | undefined {
  const { toShip, unrefunded } = unitsOf(row);
  if (part === 'unsent' && wanted > toShip) {
    return `${row.title}: ${toShip} of ${row.quantity} not in a parcel yet. Refund units in parcels separately.`;
  }
  if (part === 'sent' && wanted > unrefunded) {
    return `${row.title}: ${unrefunded} of ${row.quantity} in parcels. Refund other units separately.`;
  }
  return undefined;
}

/** Throws an ApiError 409 when all units of the order were refunded before it was shipped. */
export async function assertSomethingToSend(tx: DatabaseTransaction, orderId: number): Promise<void> {
  const lines = await listRefundableLines(tx, orderId);
  if (lines.some((line) => unitsOf(line).sent > 0)) return;
  throw new ApiError(409, 'All items of this order were refunded. Nothing is left to send.');
}

/** Refunds of an order, oldest first, with the refunded items. */
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

/** Formats units of a line for an email: `2 × Booti Washi Tape, Indigo`. */
export const unitsInWords = ({
  quantity,
  title,
  color,
}: {
  readonly quantity: number;
  readonly title: string;
  readonly color: string;
}): string => `${quantity} × ${title}${color === '' ? '' : `, ${color}`}`;

/** The minimum refund of payment providers, in paise. */
export const MIN_REFUND_PAISE = 100;

/** A line of an order, with the units that were refunded and those to refund now. */
interface RefundableLine {
  readonly ratePaise: number;
  readonly discountBp: number;
  readonly taxBp: number;
  /** The line's share of the coupon discount, for all ordered units; 0 if absent. */
  readonly couponPaise?: number;
  /** Ordered units. */
  readonly quantity: number;
  /** Units that were refunded earlier. */
  readonly refunded: number;
  /** Units to refund now. */
  readonly wanted: number;
}

/** The amounts of a refund, in paise. */
export interface RefundAmounts {
  readonly amountPaise: number;
  /** Goods less the coupon, before tax; the last refund includes shipping. */
  readonly goodsPaise: number;
  /** The coupon discount on these goods, which ends with the refund; absent if none. */
  readonly couponPaise?: number;
  readonly taxPaise: number;
  /** The difference from rounding, and from earlier refunds that were not for specific units. */
  readonly roundingPaise: number;
  /** Tax by rate. */
  readonly taxes: readonly TaxShare[];
}

/** Some units of a line, with their share of its coupon discount. */
export const withUnits = (line: PricedLine, quantity: number) => ({
  ...line,
  quantity,
  couponPaise: discountOfUnits(line.couponPaise ?? 0, quantity, line.quantity),
});

/** Totals of some units of an order, including shipping unless there are none. */
function totalsOf(
  lines: readonly RefundableLine[],
  shipping: readonly PricedLine[],
  units: (line: RefundableLine) => number,
) {
  const goods = lines.map((line) => withUnits(line, units(line)));
  const quantity = goods.some((line) => line.quantity > 0) ? 1 : 0;
  const all = [...goods, ...shipping.map((line) => withUnits(line, quantity))];
  const couponPaise = all.reduce((sum, line) => sum + line.couponPaise, 0);
  return { ...orderTotals(all, tax.gstBasisPoints), couponPaise };
}

/**
 * The shares of the rates whose goods are refunded. Taxes are rounded as a sum, so that a refund may move a paisa of another rate:
 * the last share includes it, and they add up.
 */
function refundedShares(shares: readonly TaxShare[]): readonly TaxShare[] {
  const refunded = shares.filter(({ taxablePaise }) => taxablePaise > 0);
  const others = shares.filter(({ taxablePaise }) => taxablePaise <= 0);
  const moved = others.reduce((sum, { taxPaise }) => sum + taxPaise, 0);
  return refunded.map((share, index) =>
    index === refunded.length - 1 ? { ...share, taxPaise: share.taxPaise + moved } : share,
  );
}

/**
 * The order's total with the units minus its total without them. Refunds of all units therefore add up to the paid
 * amount in any order, including tax and rounding; the last one includes shipping. The refund never exceeds `leftPaise`
 * of the payment. A remainder too small for a separate refund is included in this one.
 */
export function refundAmounts(
  lines: readonly RefundableLine[],
  leftPaise: number,
  shipping: readonly PricedLine[] = [],
): RefundAmounts {
  const before = totalsOf(lines, shipping, ({ quantity, refunded }) => quantity - refunded);
  const after = totalsOf(lines, shipping, ({ quantity, refunded, wanted }) => quantity - refunded - wanted);
  const worthPaise = before.payablePaise - after.payablePaise;
  const isRemainderTooSmall = worthPaise > 0 && leftPaise - worthPaise < MIN_REFUND_PAISE;
  const amountPaise = isRemainderTooSmall ? leftPaise : worthPaise;
  const goodsPaise = before.subtotalPaise - after.subtotalPaise;
  const couponPaise = before.couponPaise - after.couponPaise;
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
    ...(couponPaise > 0 && { couponPaise }),
    taxPaise,
    roundingPaise: amountPaise - goodsPaise - taxPaise,
    taxes: refundedShares(taxes),
  };
}
