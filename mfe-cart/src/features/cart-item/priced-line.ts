import { discountBp, fromRupees, type PricedLine } from '@shop/money';
import type { CartItem } from '@shop/store';

/** A line of the cart in paise and basis points, as @shop/money takes it. */
export function pricedLine({ rate, discount, count }: CartItem): PricedLine {
  return { ratePaise: fromRupees(rate), discountBp: discountBp(discount), quantity: count };
}
