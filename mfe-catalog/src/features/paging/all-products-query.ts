import { pageSizes } from '@shop/config';

/** One page of all products, as the read takes it. */
export function allProductsQuery(page: number) {
  return { page, limit: pageSizes.allProducts };
}
