import type { ProductCard } from '@shop/contracts';

/** Navigation state towards a product page: the product as the page before already knew it. */
export interface ProductNavigation {
  readonly product: ProductCard;
}

function isProductCard(value: unknown): value is ProductCard {
  if (typeof value !== 'object' || value === null) return false;
  const { _id, slugProduct, title, rate, discount, mainPhoto } = value as Record<string, unknown>;
  return (
    [_id, slugProduct, title].every((field) => typeof field === 'string') &&
    [rate, discount].every((field) => typeof field === 'number') &&
    typeof mainPhoto === 'object' &&
    mainPhoto !== null
  );
}

/** The product in a location's state when it is the one under this slug, else null. The state may hold anything. */
export function productFromState(state: unknown, slug: string): ProductCard | null {
  if (typeof state !== 'object' || state === null || !('product' in state)) return null;
  const { product } = state;
  return isProductCard(product) && product.slugProduct === slug ? product : null;
}
