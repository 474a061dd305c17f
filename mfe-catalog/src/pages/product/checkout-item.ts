import type { CheckoutItem, Photo, ProductCard } from '@shop/contracts';
import { photoOfColour } from '@shop/contracts/product-colours';

/** The product as the checkout takes it, in this quantity and colour. */
export function checkoutItem(
  product: ProductCard & { readonly photos?: readonly Photo[] },
  quantity: number,
  color: string | null,
): CheckoutItem {
  return {
    productId: product._id,
    title: product.title,
    slugProduct: product.slugProduct,
    photo: photoOfColour(product, color),
    rate: product.rate,
    discount: product.discount,
    quantity,
    color,
  };
}
