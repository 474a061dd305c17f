import { tax } from '@shop/config';
import { lineTotal, orderTotals, unitPrice } from '@shop/money';
import { spreadDiscount } from '../../../coupons/spread';
import { MIN_REFUND_PAISE, refundAmounts } from '../../refund-lines';
import { soldProducts, type RandomOrder } from './random-orders';

/** A line with its part of the coupon. */
interface SoldLine {
  readonly ratePaise: number;
  readonly discountBp: number;
  readonly taxBp: number;
  readonly quantity: number;
  readonly couponPaise: number;
  readonly product: number;
}

/** A credit note; `units` by line. */
export interface RandomNote {
  readonly covers: 'pieces' | 'rest' | 'money';
  readonly amountPaise: number;
  readonly units: readonly number[];
  /** Minutes after the invoice. */
  readonly minutesLater: number;
}

/** An order as it is sold, in paise. */
export interface PricedOrder extends Omit<RandomOrder, 'lines' | 'refunds'> {
  readonly lines: readonly SoldLine[];
  /** GST rate of shipping and of the cash on delivery fee: the highest rate of the goods. */
  readonly chargeBp: number;
  readonly shippingCouponPaise: number;
  readonly goodsPaise: number;
  readonly couponPaise: number;
  readonly totalPaise: number;
  readonly notes: readonly RandomNote[];
}

/** The refunds of an order: none before its invoice, and of all that is left when it is cancelled afterwards. */
const refundsOf = ({ cancelled }: Pick<RandomOrder, 'cancelled'>, refunds: RandomOrder['refunds']) =>
  ({
    false: refunds,
    before: [],
    after: [...refunds, { covers: 'rest' as const, share: 1_000, minutesLater: 60 }],
  })[cancelled === false ? 'false' : cancelled];

/** Refunds one after the other, with the amounts that the shop would refund. */
function notesOf(
  lines: readonly SoldLine[],
  refunds: RandomOrder['refunds'],
  totalPaise: number,
  charges: readonly SoldLine[],
): RandomNote[] {
  const notes: RandomNote[] = [];
  const refunded = lines.map(() => 0);
  let left = totalPaise;
  let minutes = 0;
  for (const { covers, share, minutesLater } of refunds) {
    minutes += minutesLater;
    if (left < MIN_REFUND_PAISE) break;
    const units = lines.map(({ quantity }, index) => {
      const rest = quantity - (refunded[index] ?? 0);
      return covers === 'pieces' ? Math.round((rest * share) / 1_000) : 0;
    });
    const weighed = lines.map((line, index) => ({
      ...line,
      refunded: refunded[index] ?? 0,
      wanted: units[index] ?? 0,
    }));
    const part = Math.max(MIN_REFUND_PAISE, Math.floor((left * share) / 4_000));
    const amounts = {
      pieces: () => refundAmounts(weighed, left, charges).amountPaise,
      money: () => Math.min(part, left),
      rest: () => left,
    };
    const amountPaise = amounts[covers]();
    if (amountPaise < MIN_REFUND_PAISE) continue;
    // A refund of all that is left covers the rest of the invoice.
    const isRest = covers === 'rest' || (covers === 'money' && amountPaise === left);
    notes.push({ covers: isRest ? 'rest' : covers, amountPaise, units, minutesLater: minutes });
    left -= amountPaise;
    units.forEach((wanted, index) => (refunded[index] = (refunded[index] ?? 0) + wanted));
    if (isRest) break;
  }
  return notes;
}

/** Calculates the amounts of a random order as the checkout does. */
export function priceOrder({ lines, refunds, ...order }: RandomOrder): PricedOrder {
  const full = lines.map(({ product, ...line }) => ({
    ...{ ...line, product, couponPaise: 0 },
    taxBp: soldProducts[product]?.gstBp ?? tax.gstBasisPoints,
  }));
  const totals = full.map((line) => lineTotal(line));
  const goodsPaise = totals.reduce((sum, total) => sum + total, 0);
  const couponPaise = Math.floor((goodsPaise * order.couponBp) / 10_000);
  const parts = spreadDiscount(couponPaise, totals);
  const sold = full.map((line, index) => ({ ...line, couponPaise: parts[index] ?? 0 }));
  const chargeBp = Math.max(...sold.map(({ taxBp }) => taxBp));
  const shippingCouponPaise = order.shipsFree ? order.shippingPaise : 0;
  const chargeOf = (ratePaise: number, chargeCouponPaise = 0) => ({
    ...{ ratePaise, discountBp: 0, quantity: 1, taxBp: chargeBp, product: 0 },
    couponPaise: chargeCouponPaise,
  });
  const charges = [
    chargeOf(order.shippingPaise, shippingCouponPaise),
    chargeOf(order.cashFeePaise ?? 0),
  ].filter(({ ratePaise }) => ratePaise > 0);
  const { payablePaise } = orderTotals([...sold, ...charges], tax.gstBasisPoints);
  return {
    ...order,
    lines: sold,
    ...{ chargeBp, goodsPaise, shippingCouponPaise },
    couponPaise: couponPaise + shippingCouponPaise,
    totalPaise: payablePaise,
    notes: notesOf(sold, refundsOf(order, refunds), payablePaise, charges),
  };
}

export const unitOf = ({ ratePaise, discountBp }: SoldLine) => unitPrice(ratePaise, discountBp);
