import { commonApi, loadQuery } from '@shop/api-client';
import type { ProductPage } from '@shop/contracts';
import type { ShopLoadContext } from '@shop/store';
import { newArrivalsQuery } from '../slots/new-arrivals';

export { NewArrivals as Component } from '../slots/new-arrivals';

/** Loads the newest products. */
export function load({ dispatch }: ShopLoadContext): Promise<ProductPage> {
  return loadQuery(dispatch, commonApi.endpoints.getProducts, newArrivalsQuery);
}
