import { discountBp, fromRupees } from '@shop/money';

interface Priced {
  /** Rupees. */
  readonly rate: number;
  /** Percent. */
  readonly discount: number;
}

/** A product's price for the price components: integer paise and basis points. */
export function productPrice({ rate, discount }: Priced): { ratePaise: number; discountBp: number } {
  return { ratePaise: fromRupees(rate), discountBp: discountBp(discount) };
}
