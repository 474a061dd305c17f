import type { CheckoutItem, LineFact, PurchaseLine } from '@shop/contracts';
import { discountBp, fromRupees, type PricedLine } from '@shop/money';

/** An item's price in paise and basis points, as @shop/money reckons; the usual tax until the server has named it. */
export function pricedLine({ rate, discount, quantity }: CheckoutItem, fact?: LineFact): PricedLine {
  const line = { ratePaise: fromRupees(rate), discountBp: discountBp(discount), quantity };
  return fact ? { ...line, taxBp: Math.round(fact.gstRate * 100) } : line;
}

/** An item as the API takes it. */
export function purchaseLine({ productId, quantity, color }: CheckoutItem): PurchaseLine {
  return color ? { productId, quantity, color } : { productId, quantity };
}

/** The items at the prices that the server named; those that it did not name stay as they are. */
export function withFreshPrices(
  items: readonly CheckoutItem[],
  facts: readonly LineFact[],
): readonly CheckoutItem[] {
  return items.map((item) => {
    const fact = facts.find(({ productId }) => productId === item.productId);
    return fact ? { ...item, rate: fact.rate, discount: fact.discount } : item;
  });
}
