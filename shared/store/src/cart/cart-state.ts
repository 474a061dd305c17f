import type { Photo, ProductCard } from '@shop/contracts';
import { colourOf, coloursOf, photoOfColour } from '@shop/contracts/product-colours';

/**
 * A product that can be added to the cart or the wishlist: a card of a list, or the product of a product page with
 * its `photos`. `color` is the chosen colour, by default the product's first.
 */
export type ShopProduct = ProductCard & {
  readonly description?: string;
  readonly flashSale?: boolean;
  readonly photos?: readonly Photo[];
  readonly color?: string | null;
};

/**
 * A line of the cart: a product in one colour. Amounts are in rupees and discounts in percent, as in the API; `count`
 * is the quantity of this line.
 */
export interface CartItem {
  readonly productId: string;
  readonly productName: string;
  readonly productCode: string | null;
  readonly description: string;
  readonly photo: Photo;
  readonly rate: number;
  readonly originalPrice: number;
  readonly flashSale: boolean;
  readonly discount: number;
  readonly variant: string;
  readonly _id: string;
  readonly count: number;
  readonly slugProduct: string;
  readonly colors: string;
  /** The line's colour, one of `colors`; by default the first one. */
  readonly color?: string;
  /** Percent of GST that the price was shown with; absent if it was shown before GST. */
  readonly shownGstRate?: number;
}

/**
 * `count` is stored as `storeCount`: it is incremented for each added unit, and decremented once for each removed
 * line, whatever its quantity. No page shows it; `selectCartCount` is the sum of the lines.
 */
export interface CartState {
  readonly cartItems: readonly CartItem[];
  readonly open: boolean;
  readonly count: number;
  readonly selectedProduct: ShopProduct | null;
}

/** A line that was removed from the cart, with the data to undo the removal. */
export interface RemovedLine {
  readonly item: CartItem;
  /** Its index among the lines. */
  readonly index: number;
  /** The decrease of `CartState.count` by the removal: 1, or 0 if the count was 0. */
  readonly counted: number;
}

/** The GST that a product's price was shown with. */
export const shownTax = ({ shownGstRate }: Pick<ShopProduct, 'shownGstRate'>) =>
  shownGstRate === undefined ? {} : { shownGstRate };

/** The line for the first unit of a product in its colour. */
export function toCartItem(product: ShopProduct): CartItem {
  const color = colourOf(coloursOf(product), product.color);
  return {
    productId: product._id,
    productName: product.title,
    productCode: product.productCode,
    description: product.description ?? '',
    photo: photoOfColour(product, color),
    rate: product.rate,
    originalPrice: product.originalPrice,
    flashSale: product.flashSale ?? false,
    discount: product.discount,
    variant: product.defaultVariant || 'Default',
    _id: product._id,
    count: 1,
    slugProduct: product.slugProduct,
    colors: product.colors,
    ...(color !== null && { color }),
    ...shownTax(product),
  };
}
