import { lineTotal, type OrderTotals, type PricedLine, type TaxShare } from './price';

/** 100% in basis points. */
const FULL_BPS = 10_000;

/**
 * An amount with its tax, in paise, rounded half up to a paisa. The single rule for all amounts that are
 * shown with tax.
 */
export function priceWithTax(paise: number, taxBp: number): number {
  return Math.floor((paise * (FULL_BPS + taxBp) + FULL_BPS / 2) / FULL_BPS);
}

/** A percentage of GST, as in the API, in basis points. */
export const gstBp = (percent: number): number => Math.round(percent * 100);

/** A line with its tax rate, without its part of a coupon. */
export type TaxedLine = Omit<PricedLine, 'taxBp' | 'couponPaise'> & Required<Pick<PricedLine, 'taxBp'>>;

/** The price of a line after its discount, with tax. */
export const lineWithTax = (line: TaxedLine): number => priceWithTax(lineTotal(line), line.taxBp);

const sumOf = (amounts: readonly number[]) => amounts.reduce((sum, paise) => sum + paise, 0);

/** The goods of a cart with tax, in paise. */
export interface GoodsWithTax {
  /** At full prices. */
  readonly itemsPaise: number;
  readonly savedPaise: number;
  /** After discounts: the sum of the lines. */
  readonly goodsPaise: number;
}

export function goodsWithTax(lines: readonly TaxedLine[]): GoodsWithTax {
  const itemsPaise = sumOf(lines.map((line) => lineWithTax({ ...line, discountBp: 0 })));
  const goodsPaise = sumOf(lines.map(lineWithTax));
  return { itemsPaise, savedPaise: itemsPaise - goodsPaise, goodsPaise };
}

/** The amounts of an order with tax, in paise: they add up to what is charged. */
export interface RowsWithTax extends GoodsWithTax {
  readonly shippingPaise: number;
  /** The fee of cash on delivery. */
  readonly feePaise: number;
  readonly couponPaise: number;
  /** The rest: up to a whole rupee, and the paise by which rounded amounts differ from their exact sum, so it may be negative. */
  readonly roundingPaise: number;
}

/** A charge besides the goods, in paise before tax. */
interface Charge {
  readonly paise: number;
  readonly taxBp: number;
}

interface ChargedOrder extends Pick<OrderTotals, 'payablePaise' | 'taxes'> {
  readonly goods: readonly TaxedLine[];
  /** Null if it is free. */
  readonly shipping: Charge | null;
  /** The fee of cash on delivery; null without one. */
  readonly fee: Charge | null;
  readonly hasCoupon: boolean;
}

/** A coupon's discount on each rate's taxable amount, with tax. `taxes` are those after the coupon. */
function couponWithTax({
  goods,
  shipping,
  fee,
  taxes,
}: Omit<ChargedOrder, 'hasCoupon' | 'payablePaise'>): number {
  const before = new Map<number, number>();
  const add = (taxBp: number, paise: number) => before.set(taxBp, (before.get(taxBp) ?? 0) + paise);
  for (const line of goods) add(line.taxBp, lineTotal(line));
  for (const charge of [shipping, fee]) if (charge) add(charge.taxBp, charge.paise);
  const taxable = (rate: number) => taxes.find(({ taxBp }: TaxShare) => taxBp === rate)?.taxablePaise ?? 0;
  return sumOf([...before].map(([taxBp, paise]) => priceWithTax(paise - taxable(taxBp), taxBp)));
}

const chargeWithTax = (charge: Charge | null) => (charge ? priceWithTax(charge.paise, charge.taxBp) : 0);

/** The rows of an order's summary with tax, from its charged total and taxes. They show the total and do not change it. */
export function rowsWithTax(order: ChargedOrder): RowsWithTax {
  const { goods, shipping, fee, hasCoupon, payablePaise } = order;
  const sums = goodsWithTax(goods);
  const [shippingPaise, feePaise] = [chargeWithTax(shipping), chargeWithTax(fee)];
  const couponPaise = hasCoupon ? couponWithTax(order) : 0;
  const roundingPaise = payablePaise - (sums.goodsPaise + shippingPaise + feePaise - couponPaise);
  return { ...sums, shippingPaise, feePaise, couponPaise, roundingPaise };
}

interface PlacedCharge {
  readonly amountPaise: number;
  readonly gstRate: number;
}

const chargeOf = (placed: PlacedCharge | undefined): Charge | null =>
  placed ? { paise: placed.amountPaise, taxBp: gstBp(placed.gstRate) } : null;

/** An order as the API returns it; rates in percent. */
interface PlacedAmounts {
  readonly products: readonly {
    readonly unitPaise: number;
    readonly quantity: number;
    readonly gstRate: number;
  }[];
  readonly totals: {
    readonly shipping?: PlacedCharge;
    readonly cashFee?: PlacedCharge;
    readonly coupon?: object;
    readonly payablePaise: number;
    readonly taxes: readonly {
      readonly gstRate: number;
      readonly taxablePaise: number;
      readonly taxPaise: number;
    }[];
  };
}

/** The rows of a placed order with tax, from what was charged. */
export function orderRowsWithTax({ products, totals }: PlacedAmounts): RowsWithTax {
  const { shipping, cashFee, coupon, payablePaise, taxes } = totals;
  return rowsWithTax({
    goods: products.map(({ unitPaise, quantity, gstRate }) => ({
      ...{ ratePaise: unitPaise, discountBp: 0, quantity },
      taxBp: gstBp(gstRate),
    })),
    shipping: chargeOf(shipping),
    fee: chargeOf(cashFee),
    hasCoupon: coupon !== undefined,
    taxes: taxes.map(({ gstRate, ...share }) => ({ taxBp: gstBp(gstRate), ...share })),
    payablePaise,
  });
}
