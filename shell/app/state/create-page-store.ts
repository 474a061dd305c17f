import { type ApiEnvironment, shopApi } from '@shop/api-client';
import { createShopStore, type ShopState, type ShopStore } from '@shop/store';

/** The one store of a page or of a server render, with the API's cache in it. */
export function createPageStore(environment: ApiEnvironment, preloadedState?: Partial<ShopState>): ShopStore {
  return createShopStore({ api: shopApi, extra: environment, preloadedState });
}
