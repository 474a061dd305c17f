import type { ShopState } from '@shop/store';
import { shopApi } from './shop-api';

type CacheState = Parameters<typeof shopApi.reducer>[0];

type Query = NonNullable<CacheState>['queries'][string];

/** Without timestamps and request ids: a page that is rendered again with the same data has the same bytes. */
const settledAtOnce = (entry: NonNullable<Query>) => ({
  ...entry,
  requestId: 'server',
  startedTimeStamp: 1,
  ...(entry.fulfilledTimeStamp && { fulfilledTimeStamp: 1 }),
});

/**
 * The state that a server sends as the `preloadedState` of the page's store, so that the page starts with the
 * same cache. It contains only settled queries: a page would wait forever for a request that the server
 * started.
 */
export function dehydrateApi(state: ShopState): Readonly<Record<string, unknown>> {
  const cache = (state as ShopState & { readonly [shopApi.reducerPath]?: CacheState })[shopApi.reducerPath];
  const settled = Object.entries(cache?.queries ?? {}).flatMap(([key, entry]) =>
    entry?.status === 'fulfilled' || entry?.status === 'rejected'
      ? [[key, settledAtOnce(entry)] as const]
      : [],
  );
  return { [shopApi.reducerPath]: { queries: Object.fromEntries(settled) } };
}
