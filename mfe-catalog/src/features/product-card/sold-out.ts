import { unitPrice } from '@shop/money';
import { productPrice } from './product-price';

/** The label of a product that cannot be bought now. */
export const soldOutText = 'Sold out';

/** The label of a product without a price: there is nothing to pay for, so no order can be made of it. */
export const notForSaleText = 'Not for sale';

interface Offered {
  readonly stock: number;
  /** Rupees. */
  readonly rate: number;
  /** Percent. */
  readonly discount: number;
}

/** Whether a product costs nothing, before or after its discount. */
export function isNotForSale(product: Offered): boolean {
  const { ratePaise, discountBp } = productPrice(product);
  return unitPrice(ratePaise, discountBp) <= 0;
}

/** Why a product cannot be bought, as its label; null when it can. */
export function unavailableText(product: Offered): string | null {
  if (isNotForSale(product)) return notForSaleText;
  return product.stock <= 0 ? soldOutText : null;
}
