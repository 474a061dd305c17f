import type { Cut } from './cut';

/**
 * What no endpoint of the shop uses of RTK Query, which is one file and has no parts to leave out. Each of these lines is
 * in the file once, or the build fails. What is left: queries with their cache, tags, mutations, and asking again
 * when the network is back. `no-restricted-syntax` keeps the rest from being written down anywhere.
 */
const polling: readonly Cut[] = [
  {
    starts: 'const handlerBuilders = [',
    becomes:
      'const handlerBuilders = [buildDevCheckHandler, buildCacheCollectionHandler, buildInvalidationByTagsHandler];',
  },
];

/** Subscriptions as the store shows them to developer tools, half a second late; the hooks keep their own. */
const subscriptionMirror: readonly Cut[] = [
  { starts: 'const buildSubscriptionPatches = () => {' },
  { starts: 'if (didMutate && !updateSyncTimer) updateSyncTimer = setTimeout(() => {' },
  {
    starts: 'const internalSubscriptionsSlice = createSlice({',
    becomes: 'const internalSubscriptionsSlice = { reducer: (state = initialState) => state, actions: {} };',
  },
];

const endlessLists: readonly Cut[] = [
  { starts: 'const fetchPage = async (' },
  { starts: 'function addToStart(' },
  { starts: 'function addToEnd(' },
  {
    starts: 'if (isQuery && "infiniteQueryOptions" in endpointDefinition) {',
    becomes: 'finalQueryReturnValue = await executeRequest(arg.originalArgs);',
  },
  { starts: 'const { direction, initialPageParam, refetchCachedPages } = rest;' },
  { starts: 'thunk = infiniteQueryThunk({' },
  {
    starts: 'const infiniteQueryThunk = createQueryThunk();',
    becomes: 'const infiniteQueryThunk = queryThunk;',
  },
  { starts: '...isInfiniteQueryDefinition(endpointDefinition) ? { direction' },
  { starts: 'if (direction && isInfiniteQueryDefinition(endpointDefinition)) {' },
  { starts: 'if (isInfiniteQueryDefinition(endpointDefinition) && "direction" in arg)' },
  { starts: 'function buildInfiniteQuerySelector(', becomes: 'function buildInfiniteQuerySelector() {}' },
  { starts: 'function getHasNextPage(' },
  { starts: 'function getHasPreviousPage(' },
  { starts: 'if (isInfiniteQueryDefinition(definition)) safeAssign(endpoint, {' },
  { starts: 'infiniteQuery: (x) => ({' },
];

/** Changing the cache by hand, which is what Immer's patches are for. */
const handMadeEntries: readonly Cut[] = [
  { starts: 'const patchQueryData = (', becomes: 'const patchQueryData = void 0;' },
  { starts: 'const updateQueryData = (', becomes: 'const updateQueryData = void 0;' },
  { starts: 'const upsertQueryData = (', becomes: 'const upsertQueryData = void 0;' },
  { starts: 'queryResultPatched: {' },
  { starts: 'cacheEntriesUpserted: {' },
  { starts: '}).addMatcher(querySlice.actions.cacheEntriesUpserted.match,', becomes: '});' },
  {
    starts: 'const canTriggerUnsubscribe = isAnyOf(',
    becomes:
      'const canTriggerUnsubscribe = isAnyOf(unsubscribeQueryResult.match, queryThunk.fulfilled, isQueryThunkRejectedByError);',
  },
  // Its `else` follows.
  { starts: 'if (cacheEntriesUpserted.match(action)) queryCacheKeys', becomes: 'if (false);' },
  { starts: 'enablePatches();' },
];

const schemas: readonly Cut[] = [
  { starts: 'const { metaSchema, skipSchemaValidation = ' },
  {
    starts: 'const { extraOptions, argSchema, rawResponseSchema, responseSchema } = ',
    becomes: 'const { extraOptions } = endpointDefinition;',
  },
  { starts: 'const { rawErrorResponseSchema, errorResponseSchema } = ' },
  { starts: 'if (argSchema && ' },
  { starts: 'if (rawResponseSchema && ' },
  { starts: 'if (responseSchema && ' },
  { starts: 'if (metaSchema && !shouldSkip(skipSchemaValidation, "meta") && finalQueryReturnValue' },
  { starts: 'if (rawErrorResponseSchema && ' },
  { starts: 'if (errorResponseSchema && ' },
  { starts: 'if (metaSchema && !shouldSkip(skipSchemaValidation, "meta")) meta' },
  { starts: 'if (caughtError instanceof NamedSchemaError) {' },
];

const helpers: readonly Cut[] = [
  { starts: 'const prefetch = (', becomes: 'const prefetch = void 0;' },
  { starts: 'selectEntriesForEndpoint: createSelector(' },
  {
    starts: 'const selectAllQueryEntries = createSelector(',
    becomes: 'const selectAllQueryEntries = void 0;',
  },
  { starts: 'function getRunningMutationThunk(', becomes: 'function getRunningMutationThunk() {}' },
  { starts: 'function getRunningQueriesThunk(', becomes: 'function getRunningQueriesThunk() {}' },
  { starts: 'function getRunningMutationsThunk(', becomes: 'function getRunningMutationsThunk() {}' },
  { starts: 'enhanceEndpoints({' },
  // The shop tells by itself when the network is back.
  { starts: 'function defaultHandler() {', becomes: 'function defaultHandler() {}' },
];

/** For `@reduxjs/toolkit/dist/query/rtk-query.modern.mjs`. */
export const queryCuts: readonly Cut[] = [
  ...polling,
  ...subscriptionMirror,
  ...endlessLists,
  ...handMadeEntries,
  ...schemas,
  ...helpers,
];
