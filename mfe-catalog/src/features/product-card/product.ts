import type { ProductCard } from '@shop/contracts';
import { discountBp, fromRupees, unitPrice } from '@shop/money';

/** Navigation state for a product page: the product from the previous page. */
export interface ProductNavigation {
  readonly product: ProductCard;
}

interface Priced {
  /** Rupees. */
  readonly rate: number;
  /** Percent. */
  readonly discount: number;
  /** Percent; absent if the price is shown before GST. */
  readonly shownGstRate?: number;
}

/** A price in the form that the price components expect. */
export interface ShownPrice {
  readonly ratePaise: number;
  readonly discountBp: number;
  readonly gstRate?: number;
}

interface Offered extends Priced {
  readonly stock: number;
}

/** A product's price for the price components: integer paise and basis points, with the GST rate to include. */
export function productPrice({ rate, discount, shownGstRate: gstRate }: Priced): ShownPrice {
  return { ratePaise: fromRupees(rate), discountBp: discountBp(discount), gstRate };
}

/** The label of a product that is out of stock. */
export const soldOutText = 'Sold out';

/** The label of a product without a price, which cannot be ordered. */
export const notForSaleText = 'Not for sale';

/** Whether a product costs nothing, before or after its discount. */
export function isNotForSale(product: Priced): boolean {
  const { ratePaise, discountBp } = productPrice(product);
  return unitPrice(ratePaise, discountBp) <= 0;
}

/** The label of a product that cannot be bought, with the reason, in English; undefined if it can. */
export function unavailableText(product: Offered): string | undefined {
  if (isNotForSale(product)) return notForSaleText;
  return product.stock <= 0 ? soldOutText : undefined;
}
