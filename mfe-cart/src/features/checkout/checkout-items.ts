import type { CheckoutItem } from '@shop/contracts';
import type { CartItem } from '@shop/store';

/** A product's first colour, which it is sold in unless the shopper says otherwise. */
function firstColour(colors: string): string | null {
  return colors.split(',')[0]?.trim() || null;
}

/** The cart as the checkout takes it. */
export function checkoutItems(items: readonly CartItem[]): CheckoutItem[] {
  return items.map((item) => ({
    productId: item.productId,
    title: item.productName,
    slugProduct: item.slugProduct,
    photo: item.photo,
    rate: item.rate,
    discount: item.discount,
    quantity: item.count,
    color: firstColour(item.colors),
  }));
}
