import type { CheckoutItem, ProductCard, PurchaseLine } from '@shop/contracts';
import { discountBp, fromRupees, type PricedLine } from '@shop/money';

/** An item's price in paise and basis points, as @shop/money reckons. */
export function pricedLine({ rate, discount, quantity }: CheckoutItem): PricedLine {
  return { ratePaise: fromRupees(rate), discountBp: discountBp(discount), quantity };
}

/** An item as the API takes it. */
export function purchaseLine({ productId, quantity, color }: CheckoutItem): PurchaseLine {
  return color ? { productId, quantity, color } : { productId, quantity };
}

/** Prices that the server gave later than the item was put in: rupees and percent, by product id. */
export type FreshPrices = Readonly<Record<string, Pick<ProductCard, 'rate' | 'discount'>>>;

/** The items at their latest known prices. */
export function withFreshPrices(
  items: readonly CheckoutItem[],
  prices: FreshPrices,
): readonly CheckoutItem[] {
  return items.map((item) => ({ ...item, ...prices[item.productId] }));
}
