import { limits, tax } from '@shop/config';
import type { CheckoutItem, CouponQuote, LineFact, Photo, PurchaseLine } from '@shop/contracts';
import { lineColour } from '@shop/contracts/product-colours';
import {
  discountBp,
  fromRupees,
  orderTotals,
  type OrderTotals,
  type PricedLine,
  subtotal,
} from '@shop/money';
import { gstBp, type RowsWithTax } from '@shop/money/price-with-tax';
import { shippingLine, type ShippingRule } from '@shop/money/shipping-line';
import type { CartItem } from '@shop/store';

type Fields = Readonly<Record<string, unknown>>;

function isRecord(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null;
}

const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';

const isTextOrMissing = (value: unknown) => value === undefined || typeof value === 'string';
const isSideOrMissing = (value: unknown) => value === undefined || isWithin(value, 1, 100_000);

function isPhoto(value: unknown): value is Photo {
  if (!isRecord(value) || !isText(value.secure_url)) return false;
  const { srcset, avif, placeholder, width, height } = value;
  return [srcset, avif, placeholder].every(isTextOrMissing) && [width, height].every(isSideOrMissing);
}

function isWithin(value: unknown, min: number, max: number): value is number {
  return typeof value === 'number' && value >= min && value <= max;
}

function parseItem(value: unknown): CheckoutItem | null {
  if (!isRecord(value)) return null;
  const {
    productId,
    title,
    slugProduct,
    photo,
    rate,
    discount,
    shownGstRate,
    quantity = limits.minQuantity,
    color,
  } = value;
  if (!isText(productId) || !isText(title) || !isText(slugProduct) || !isPhoto(photo)) return null;
  if (!isWithin(rate, 0, Number.MAX_SAFE_INTEGER / 100) || !isWithin(discount, 0, 100)) return null;
  if (!isWithin(quantity, limits.minQuantity, limits.maxQuantity) || !Number.isInteger(quantity)) return null;
  return {
    productId,
    title,
    slugProduct,
    photo,
    rate,
    discount,
    quantity,
    color: isText(color) ? color : null,
    ...(isWithin(shownGstRate, 0, 100) && { shownGstRate }),
  };
}

/** Parses items from navigation state or session storage; null if the list is invalid. The default quantity of an item is 1. */
export function parseItems(value: unknown): readonly CheckoutItem[] | null {
  if (!Array.isArray(value)) return null;
  const items = value.map(parseItem).filter((item) => item !== null);
  return items.length === value.length ? items : null;
}

/** The items in the navigation state, or null. */
export function itemsOfNavigation(state: unknown): readonly CheckoutItem[] | null {
  const items = isRecord(state) ? parseItems(state.items) : null;
  return items && items.length > 0 ? items : null;
}

/** The cart's lines as items to buy. */
export function itemsOfCart(lines: readonly CartItem[]): readonly CheckoutItem[] {
  return lines.map((line) => ({
    productId: line.productId,
    title: line.productName,
    slugProduct: line.slugProduct,
    photo: line.photo,
    rate: line.rate,
    discount: line.discount,
    shownGstRate: line.shownGstRate,
    quantity: line.count,
    color: lineColour(line),
  }));
}

const purchaseKey = ({ productId, quantity, color }: CheckoutItem) =>
  JSON.stringify([productId, quantity, color]);

/** Whether items are the complete cart. The cart panel and Buy Now both pass items, but only the panel's are the cart. */
export function areEntireCart(items: readonly CheckoutItem[], lines: readonly CartItem[]): boolean {
  const cart = new Set(itemsOfCart(lines).map(purchaseKey));
  return items.length === cart.size && items.every((item) => cart.has(purchaseKey(item)));
}

/** An item's price in paise and basis points, until the server has responded with the tax that it was shown with, if any. */
export function pricedLine(
  { rate, discount, quantity, shownGstRate }: CheckoutItem,
  fact?: LineFact,
): PricedLine {
  const line = { ratePaise: fromRupees(rate), discountBp: discountBp(discount), quantity };
  const gstRate = fact?.gstRate ?? shownGstRate;
  return gstRate === undefined ? line : { ...line, taxBp: gstBp(gstRate) };
}

/** Totals of goods, shipping and fee. */
export interface CheckoutTotals extends OrderTotals {
  /** Before tax; 0 if shipping is free. */
  readonly shippingPaise: number;
  /** A text in place of the shipping price. */
  readonly shippingNote?: string;
  /** True until the shipping price is known, so that the total does not contain it. */
  readonly excludesShipping?: boolean;
  /** The fee of cash on delivery before tax; omitted without one. */
  readonly feePaise?: number;
  /** The coupon that the server applied; its amount is before tax. */
  readonly coupon?: { readonly code: string; readonly amountPaise: number };
  /** The gift card and the part of `payablePaise` that it pays. */
  readonly giftCard?: { readonly lastFour: string; readonly amountPaise: number };
  /** The rows to show in a shop that shows prices with tax. */
  readonly shown?: RowsWithTax;
}

/** What is left to pay online or in cash, in paise. */
export const duePaise = ({ payablePaise, giftCard }: CheckoutTotals): number =>
  payablePaise - (giftCard?.amountPaise ?? 0);

/**
 * Totals of the items and their shipping; `facts` contains the tax of the products. The fee of cash on delivery is in paise before
 * tax, and is taxed like shipping.
 */
export function checkoutTotals(
  items: readonly CheckoutItem[],
  facts: readonly LineFact[] | null,
  rule: ShippingRule | null,
  feePaise = 0,
): CheckoutTotals {
  const goods = items.map((item) =>
    pricedLine(
      item,
      facts?.find(({ productId }) => productId === item.productId),
    ),
  );
  const shipping = shippingLine(rule, goods, tax.gstBasisPoints);
  const fee = feePaise > 0 && goods.length > 0 ? feePaise : 0;
  const taxBp = Math.max(0, ...goods.map((line) => line.taxBp ?? tax.gstBasisPoints));
  const charges = [
    ...(shipping ? [shipping] : []),
    ...(fee > 0 ? [{ ratePaise: fee, discountBp: 0, quantity: 1, taxBp }] : []),
  ];
  return {
    ...orderTotals([...goods, ...charges], tax.gstBasisPoints),
    shippingPaise: shipping?.ratePaise ?? 0,
    ...(fee > 0 && { feePaise: fee }),
  };
}

/** The totals with a coupon, as the server calculated them. */
export function withCoupon(totals: CheckoutTotals, quote: CouponQuote): CheckoutTotals {
  const { code, couponPaise: amountPaise, shippingPaise, taxPaise, roundingPaise, payablePaise } = quote;
  const taxes = quote.taxes.map(({ gstRate, ...share }) => ({ taxBp: Math.round(gstRate * 100), ...share }));
  // The server's shipping price may be newer.
  const subtotalPaise = totals.subtotalPaise - totals.shippingPaise + shippingPaise;
  const coupon = { code, amountPaise };
  return { ...totals, subtotalPaise, coupon, shippingPaise, taxes, taxPaise, roundingPaise, payablePaise };
}

/** The price of the items that are gift cards, in paise; 0 until the server has responded. */
export function giftCardsPaise(items: readonly CheckoutItem[], facts: readonly LineFact[] | null): number {
  const cards = items.flatMap((item) => {
    const fact = facts?.find(({ productId }) => productId === item.productId);
    return fact?.giftCard === true ? pricedLine(item, fact) : [];
  });
  return subtotal(cards);
}

/** The totals with the part that a gift card pays, in paise. */
export function withGiftCard(
  totals: CheckoutTotals,
  card: { readonly lastFour: string } | null,
  amountPaise: number,
): CheckoutTotals {
  return card && amountPaise > 0 ? { ...totals, giftCard: { lastFour: card.lastFour, amountPaise } } : totals;
}

/** An item in the format of the API. */
export function purchaseLine({ productId, quantity, color }: CheckoutItem): PurchaseLine {
  return color ? { productId, quantity, color } : { productId, quantity };
}

/** The items at the server's prices; items that are missing in `facts` keep their prices. */
export function withFreshPrices(
  items: readonly CheckoutItem[],
  facts: readonly LineFact[],
): readonly CheckoutItem[] {
  return items.map((item) => {
    const fact = facts.find(({ productId }) => productId === item.productId);
    return fact ? { ...item, rate: fact.rate, discount: fact.discount } : item;
  });
}
