import type { CheckoutItem } from '@shop/contracts';
import { lineColour } from '@shop/contracts/product-colours';
import type { CartItem } from '@shop/store';

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
    color: lineColour(item),
  }));
}
