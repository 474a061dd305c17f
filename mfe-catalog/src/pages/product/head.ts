import type { Product, ProductFacts } from '@shop/contracts';
import { photosOf } from '@shop/contracts/product-colours';
import { unitPrice } from '@shop/money';
import { productPrice } from '../../features/product-card/product-price';

/** Structured data of a product; the price is what a shopper pays for one piece. */
export function productFacts(product: Product, description: string): ProductFacts {
  const { ratePaise, discountBp } = productPrice(product);
  return {
    kind: 'product',
    name: product.title,
    description,
    images: photosOf(product).map(({ secure_url }) => secure_url),
    code: product.productCode,
    brand: product.brandName,
    pricePaise: unitPrice(ratePaise, discountBp),
    inStock: product.stock > 0,
  };
}
