import type { Cut } from './cut';

/** Hooks for what `queryCuts` leaves out, and lazy ones: for `@reduxjs/toolkit/dist/query/react/rtk-query-react.modern.mjs`. */
export const hookCuts: readonly Cut[] = [
  { starts: 'function buildInfiniteQueryHooks(', becomes: 'function buildInfiniteQueryHooks() {}' },
  { starts: '} else if (isInfiniteQueryDefinition(definition)) {', becomes: '}' },
  { starts: 'function infiniteQueryStatePreSelector(' },
  { starts: 'const initialPageParam = rest.initialPageParam;' },
  { starts: 'const stableInitialPageParam = ' },
  { starts: 'const refetchCachedPages = rest.refetchCachedPages;' },
  { starts: 'const stableRefetchCachedPages = ' },
  { starts: '...isInfiniteQueryDefinition(endpointDefinitions[endpointName]) ? {' },
  { starts: 'stableInitialPageParam,' },
  { starts: 'stableRefetchCachedPages,' },
  { starts: 'function usePrefetch(', becomes: 'function usePrefetch() {}' },
  { starts: 'const useLazyQuerySubscription = (', becomes: 'const useLazyQuerySubscription = void 0;' },
  { starts: 'useLazyQuery(options) {', becomes: 'useLazyQuery: void 0,' },
  { starts: 'api[`useLazy${capitalize(endpointName)}Query`] = useLazyQuery;' },
];
