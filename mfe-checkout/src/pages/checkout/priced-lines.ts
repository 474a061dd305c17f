import { tax } from '@shop/config';
import type { CheckoutItem, LineFact, PurchaseLine } from '@shop/contracts';
import { discountBp, fromRupees, orderTotals, type OrderTotals, type PricedLine } from '@shop/money';
import { shippingLine, type ShippingRule } from '@shop/money/shipping-line';

/** An item's price in paise and basis points, as @shop/money reckons; the usual tax until the server has named it. */
export function pricedLine({ rate, discount, quantity }: CheckoutItem, fact?: LineFact): PricedLine {
  const line = { ratePaise: fromRupees(rate), discountBp: discountBp(discount), quantity };
  return fact ? { ...line, taxBp: Math.round(fact.gstRate * 100) } : line;
}

/** Totals of goods and shipping. */
export interface CheckoutTotals extends OrderTotals {
  /** Before tax; 0 where shipping is free. */
  readonly shippingPaise: number;
}

/** What items come to, with their shipping by the shop's rule; `facts` has the tax of their products. */
export function checkoutTotals(
  items: readonly CheckoutItem[],
  facts: readonly LineFact[] | null,
  rule: ShippingRule | null,
): CheckoutTotals {
  const goods = items.map((item) =>
    pricedLine(
      item,
      facts?.find(({ productId }) => productId === item.productId),
    ),
  );
  const shipping = shippingLine(rule, goods, tax.gstBasisPoints);
  return {
    ...orderTotals(shipping ? [...goods, shipping] : goods, tax.gstBasisPoints),
    shippingPaise: shipping?.ratePaise ?? 0,
  };
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
