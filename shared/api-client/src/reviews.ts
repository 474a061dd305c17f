import type { ProductRating } from '@shop/contracts';
import { shellEndpoints } from './shell-endpoints';

/** The rating of all products; undefined until ten reviews are published, and in a shop that shows none. Sends no request. */
export function useShopRating(): ProductRating | undefined {
  return shellEndpoints().getStorefront.useQueryState(undefined).data?.rating;
}

/** The same from the store, for the `load` of a module. */
export function selectShopRating(state: unknown): ProductRating | undefined {
  return shellEndpoints().getStorefront.select(undefined)(state).data?.rating;
}
