import type { CheckoutItem } from '@shop/contracts';
import { lineColour } from '@shop/contracts/product-colours';
import type { CartItem } from '@shop/store';

/** The cart's lines as things to buy. */
export function itemsOfCart(lines: readonly CartItem[]): readonly CheckoutItem[] {
  return lines.map((line) => ({
    productId: line.productId,
    title: line.productName,
    slugProduct: line.slugProduct,
    photo: line.photo,
    rate: line.rate,
    discount: line.discount,
    quantity: line.count,
    color: lineColour(line),
  }));
}

const purchaseOf = ({ productId, quantity, color }: CheckoutItem) =>
  JSON.stringify([productId, quantity, color]);

/** Whether items are the complete cart: the cart panel and Buy Now both send items, and only the panel's are the cart. */
export function areEntireCart(items: readonly CheckoutItem[], lines: readonly CartItem[]): boolean {
  const cart = new Set(itemsOfCart(lines).map(purchaseOf));
  return items.length === cart.size && items.every((item) => cart.has(purchaseOf(item)));
}
