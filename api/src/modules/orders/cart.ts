import { createHash } from 'node:crypto';
import { limits, tax } from '@shop/config';
import type { PurchaseLine } from '@shop/contracts';
import { orderTotals, type PricedLine, subtotal, unitPrice } from '@shop/money';
import type { Executor } from '../../platform/db/schema';
import { ApiError } from '../../platform/http/api-error';
import { unitWeight } from './unit-weight';
import { productsAt } from '../catalog';
import { offersGiftCards } from '../gift-cards';
import { priceShipping } from './shipping-price';

/** A line of a normalised cart: trimmed, merged, in a fixed order. */
export interface CartLine {
  /** The product's public id. */
  readonly productId: string;
  /** As sent by the page; empty if the product has no colours. */
  readonly color: string;
  readonly quantity: number;
}

const separator = '\n';
const byCodePoint = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);

/**
 * Adds up lines of one product and colour, and sorts them, so that equal purchases have equal carts. Throws a RangeError when a
 * product's total quantity is not between 1 and 999.
 */
export function mergeLines(lines: readonly PurchaseLine[]): readonly CartLine[] {
  const merged = new Map<string, CartLine>();
  for (const { productId, quantity, color = '' } of lines) {
    if (!Number.isInteger(quantity) || quantity < limits.minQuantity) throw new RangeError('quantity');
    const key = [productId, color.trim()].join(separator);
    const known = merged.get(key)?.quantity ?? 0;
    merged.set(key, { productId, color: color.trim(), quantity: known + quantity });
  }
  const sorted = [...merged.entries()].sort(([a], [b]) => byCodePoint(a, b)).map(([, line]) => line);
  for (const quantity of quantityByProduct(sorted).values()) {
    if (quantity > limits.maxQuantity) throw new RangeError('quantity');
  }
  return sorted;
}

/** The merged lines of a request. Throws an ApiError 422 for a quantity that is too large. */
export function readLines(products: readonly PurchaseLine[]): readonly CartLine[] {
  try {
    return mergeLines(products);
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    throw new ApiError(422, 'Quantity must be between 1 and 999', { extra: { field: 'products' } });
  }
}

/** The quantity of each product, over all of its colours. */
export function quantityByProduct(lines: readonly CartLine[]): ReadonlyMap<string, number> {
  const quantities = new Map<string, number>();
  for (const { productId, quantity } of lines) {
    quantities.set(productId, (quantities.get(productId) ?? 0) + quantity);
  }
  return quantities;
}

/**
 * Equal for carts that are the same purchase; takes merged lines, the key of the coupon, and the hash of the gift card's code, if there
 * are any.
 */
export function cartHash(lines: readonly CartLine[], coupon?: string, giftCard?: string): string {
  const bought = lines.map(({ productId, color, quantity }) => [productId, color, quantity]);
  const codes = { ...(coupon !== undefined && { coupon }), ...(giftCard !== undefined && { giftCard }) };
  const text = JSON.stringify(Object.keys(codes).length === 0 ? bought : [...bought, codes]);
  return createHash('sha256').update(text).digest('hex');
}

/** A priced line; amounts in paise. */
interface SoldLine {
  readonly productRowId: number;
  readonly color: string;
  readonly quantity: number;
  readonly title: string;
  readonly ratePaise: number;
  readonly discountBp: number;
  readonly unitPaise: number;
  readonly hsn: string | null;
  readonly taxBp: number;
  /** The line's share of the coupon discount. */
  readonly couponPaise: number;
  /** The value of the gift card that each unit is; null for other goods. */
  readonly giftCardPaise: number | null;
}

/** Whether a line is a gift card: it is not paid in cash, and neither a coupon nor another gift card reduces it. */
export const isGiftCard = ({ giftCardPaise }: Pick<SoldLine, 'giftCardPaise'>): boolean =>
  giftCardPaise !== null;

/** The coupon of a cart and its parts, in paise before tax. */
export interface CartCoupon {
  readonly id: number;
  readonly code: string;
  readonly goodsPaise: number;
  readonly shippingPaise: number;
}

export interface PricedCart {
  readonly lines: readonly SoldLine[];
  /** The products of the lines, in the order of their ids. */
  readonly products: readonly {
    readonly productRowId: number;
    readonly title: string;
    readonly stock: number;
  }[];
  /** Goods, before the coupon and tax. */
  readonly subtotalPaise: number;
  readonly coupon: CartCoupon | null;
  /** Shipping before the coupon and tax; its tax is in basis points. */
  readonly shippingPaise: number;
  readonly shippingBp: number;
  /** True if the shipping price depends on a PIN code that is not known; it is 0 then. */
  readonly needsPin: boolean;
  /** The fee of cash on delivery before tax; undefined without one. */
  readonly fee?: { readonly ratePaise: number; readonly taxBp: number };
  /** The amount to pay: with tax, rounded up to a whole rupee. */
  readonly totalPaise: number;
  /** The first product with fewer free units than requested, and the number of its free units. */
  readonly short: { readonly productRowId: number; readonly title: string; readonly free: number } | null;
}

/** Goods, shipping and fee of a cart for `orderTotals`, each with its share of the coupon discount. */
export function goodsOf(
  cart: Pick<PricedCart, 'lines' | 'shippingPaise' | 'shippingBp' | 'coupon' | 'fee'>,
): readonly PricedLine[] {
  const { shippingPaise: ratePaise, shippingBp: taxBp, coupon, fee } = cart;
  const couponPaise = coupon?.shippingPaise ?? 0;
  return [
    ...cart.lines,
    ...(ratePaise > 0 ? [{ ratePaise, discountBp: 0, quantity: 1, taxBp, couponPaise }] : []),
    ...(fee ? [{ ...fee, discountBp: 0, quantity: 1 }] : []),
  ];
}

/**
 * The cart with the fee of cash on delivery, in paise before tax. Like shipping, it is part of the supply of the goods, so it is
 * taxed at their highest rate.
 */
export function withCashFee(cart: PricedCart, feePaise: number): PricedCart {
  if (feePaise === 0) return cart;
  const fee = { ratePaise: feePaise, taxBp: Math.max(...cart.lines.map(({ taxBp }) => taxBp)) };
  const charged = { ...cart, fee };
  return { ...charged, totalPaise: orderTotals(goodsOf(charged), tax.gstBasisPoints).payablePaise };
}

const namesColor = (colors: string, wanted: string) =>
  colors.split(',').some((color) => color.trim() === wanted);

/** A line's colour if the product has it; for a variant its choice, whatever the page sent. */
function colorOf(
  { colors, parent_id }: { readonly colors: string; readonly parent_id: number | null },
  wanted: string,
): string {
  if (parent_id !== null) return colors;
  return namesColor(colors, wanted) ? wanted : '';
}

/** A product's name for messages; for a variant, with its choice. */
const nameOf = ({
  title,
  colors,
  parent_id,
}: {
  readonly title: string;
  readonly colors: string;
  readonly parent_id: number | null;
}): string => (parent_id === null ? title : `${title}, ${colors}`);

/** Merges lines that became equal because the product does not have their colour. */
function joinAlike(lines: readonly SoldLine[]): readonly SoldLine[] {
  const joined = new Map<string, SoldLine>();
  for (const line of lines) {
    const key = `${line.productRowId} ${line.color}`;
    joined.set(key, { ...line, quantity: line.quantity + (joined.get(key)?.quantity ?? 0) });
  }
  return [...joined.values()];
}

/**
 * Prices a cart and its shipping to a PIN code at a given time, from the database only, without a coupon. For an order, the
 * products are locked. Throws an ApiError if one of them is not on sale, or if the total is zero.
 */
export async function priceLines(
  tx: Executor,
  cart: readonly CartLine[],
  now: Date,
  pinCode?: string,
): Promise<PricedCart> {
  const quantities = quantityByProduct(cart);
  const products = await tx
    .selectFrom(productsAt(now))
    .select(['id', 'public_id', 'title', 'rate_paise', 'discount_bp', 'stock', 'reserved', 'colors'])
    .select('parent_id')
    .select(['hsn', 'gst_bp', 'gift_card_paise', unitWeight.as('grams')])
    .where('public_id', 'in', [...quantities.keys()])
    .where('active', '=', true)
    .where('options', 'is', null)
    .orderBy('id')
    .execute();
  const byPublicId = new Map(products.map((product) => [product.public_id, product]));
  const sellsCards =
    products.some(({ gift_card_paise: paise }) => paise !== null) && (await offersGiftCards(tx));

  const lines = cart.map(({ productId, color, quantity }): SoldLine => {
    const product = byPublicId.get(productId);
    if (!product) {
      throw new ApiError(409, 'A product in your cart is no longer available', { extra: { productId } });
    }
    return {
      productRowId: product.id,
      color: colorOf(product, color),
      quantity,
      title: product.title,
      ratePaise: product.rate_paise,
      discountBp: product.discount_bp,
      unitPaise: unitPrice(product.rate_paise, product.discount_bp),
      hsn: product.hsn,
      taxBp: product.gst_bp,
      couponPaise: 0,
      giftCardPaise: sellsCards ? product.gift_card_paise : null,
    };
  });
  const insufficient = products.find(
    ({ public_id, stock, reserved }) => stock - reserved < (quantities.get(public_id) ?? 0),
  );
  const subtotalPaise = subtotal(lines);
  if (subtotalPaise === 0) throw new ApiError(422, 'There is nothing to pay for in your cart');
  const weights = cart.map(({ productId, quantity }) => ({
    quantity,
    grams: byPublicId.get(productId)?.grams ?? null,
  }));
  const { line: shipping, needsPin } = await priceShipping(tx, lines, weights, pinCode);
  const { payablePaise } = orderTotals(shipping ? [...lines, shipping] : lines, tax.gstBasisPoints);
  return {
    lines: joinAlike(lines),
    products: products.map((product) => ({
      productRowId: product.id,
      title: nameOf(product),
      stock: product.stock,
    })),
    subtotalPaise,
    coupon: null,
    shippingPaise: shipping?.ratePaise ?? 0,
    shippingBp: shipping?.taxBp ?? 0,
    needsPin,
    totalPaise: payablePaise,
    short: insufficient
      ? {
          productRowId: insufficient.id,
          title: nameOf(insufficient),
          free: insufficient.stock - insufficient.reserved,
        }
      : null,
  };
}
