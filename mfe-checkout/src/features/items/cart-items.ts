import type { CheckoutItem } from '@shop/contracts';
import type { CartItem } from '@shop/store';

/** The cart's lines as things to buy. A cart line has no colour of its own. */
export function itemsOfCart(lines: readonly CartItem[]): readonly CheckoutItem[] {
  return lines.map((line) => ({
    productId: line.productId,
    title: line.productName,
    slugProduct: line.slugProduct,
    photo: line.photo,
    rate: line.rate,
    discount: line.discount,
    quantity: line.count,
    color: null,
  }));
}

/** Whether items are the whole cart: the cart panel and Buy Now both send items, and only the panel's are the cart. */
export function areWholeCart(items: readonly CheckoutItem[], lines: readonly CartItem[]): boolean {
  const counts = new Map(lines.map((line) => [line.productId, line.count]));
  return items.length === counts.size && items.every((item) => counts.get(item.productId) === item.quantity);
}
