import { apiBasePath, shopApi, type ApiEnvironment } from '@shop/api-client';
import type { ApiFailure } from '@shop/contracts';
import { createShopStore, type ShopStore, type ShopStoreOptions } from '@shop/store';
import { fakeApi, type FakeRequest, type FakeRoutes } from './fake-api';

export interface TestShop {
  readonly store: ShopStore;
  /** Requests to the fake API. */
  readonly requests: readonly FakeRequest[];
  /** Messages that were shown for failed requests. */
  readonly notices: readonly string[];
  /** Failures that were logged. */
  readonly failures: readonly ApiFailure[];
}

/** A separate store whose API responds from `routes`. */
export function createTestShop(
  routes: FakeRoutes = {},
  options: Pick<ShopStoreOptions, 'preloadedState'> & Partial<Pick<ApiEnvironment, 'signal' | 'cookie'>> = {},
): TestShop {
  const { fetch, requests } = fakeApi(routes);
  const notices: string[] = [];
  const failures: ApiFailure[] = [];
  const extra: ApiEnvironment = {
    baseUrl: apiBasePath,
    notify: (message) => notices.push(message),
    log: (failure) => failures.push(failure),
    signal: options.signal,
    cookie: options.cookie,
    fetch,
  };
  const store = createShopStore({
    api: shopApi,
    extra,
    preloadedState: options.preloadedState,
    allowMany: true,
  });
  return { store, requests, notices, failures };
}
