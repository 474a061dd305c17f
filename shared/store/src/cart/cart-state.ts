import type { Photo, ProductCard } from '@shop/contracts';
import { colourOf, coloursOf, photoOfColour } from '@shop/contracts/product-colours';

/**
 * A product that can be added to the cart or the wishlist: a product of a list, or that of a product page with its
 * `photos`. `color` is the chosen colour; without one it is the product's first.
 */
export type ShopProduct = ProductCard & {
  readonly description?: string;
  readonly flashSale?: boolean;
  readonly photos?: readonly Photo[];
  readonly color?: string | null;
};

/** A line of the cart: a product in one colour. Amounts in rupees and discounts in percent, as on the wire; `count` is the quantity of this line. */
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
  /** The line's colour, one of `colors`. A line that names none has the first. */
  readonly color?: string;
}

/**
 * `count` is what storage has as `storeCount`: one up for each added unit, one down for each removed line, whatever the
 * line held. No page shows it; `selectCartCount` is the sum of the lines.
 */
export interface CartState {
  readonly cartItems: readonly CartItem[];
  readonly open: boolean;
  readonly count: number;
  readonly selectedProduct: ShopProduct | null;
}

/** A line that was taken out of the cart, with what it takes to put it back as if nothing had been. */
export interface RemovedLine {
  readonly item: CartItem;
  /** Its place among the lines, from 0. */
  readonly index: number;
  /** What its removal took off `CartState.count`: 1, or 0 where that stood at 0. */
  readonly counted: number;
}

/** The line that a first add of a product in its colour makes. */
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
  };
}
