import { type ApiEnvironment, shopApi } from '@shop/api-client';
import { createShopStore, type ShopState, type ShopStore } from '@shop/store';

/** Creates the store of a page or a server render, including the API cache. */
export function createPageStore(environment: ApiEnvironment, preloadedState?: Partial<ShopState>): ShopStore {
  return createShopStore({ api: shopApi, extra: environment, preloadedState });
}
