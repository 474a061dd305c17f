import type { CheckoutItem, ProductCard } from '@shop/contracts';

/** The product as the checkout takes it, in this quantity and colour. */
export function checkoutItem(product: ProductCard, quantity: number, color: string | null): CheckoutItem {
  return {
    productId: product._id,
    title: product.title,
    slugProduct: product.slugProduct,
    photo: product.mainPhoto,
    rate: product.rate,
    discount: product.discount,
    quantity,
    color,
  };
}
