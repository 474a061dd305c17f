import { createApi } from '@reduxjs/toolkit/query/react';
import { firstDefinitions } from './first-definition';
import { createBaseQuery } from './base-query';
import { shopApiPath } from './connection/select-online';

const deadlineMs = 10_000;
/** Longer than most visits to a product page, so that Back to the list needs no request. */
const keepUnusedSeconds = 300;

/**
 * The shop's API, without endpoints: each remote injects its own. Never reuse an endpoint's name for a
 * different request: the first definition is kept, for other remotes and, after a fallback in a browser, for
 * another version of the same remote.
 */
export const shopApi = createApi({
  reducerPath: shopApiPath,
  baseQuery: createBaseQuery(deadlineMs),
  // A server's store lives as long as its request: timers for its cache would only keep it in memory.
  keepUnusedDataFor: typeof window === 'undefined' ? Infinity : keepUnusedSeconds,
  // Mounted queries are refetched when the network is back.
  refetchOnReconnect: true,
  endpoints: () => ({}),
});

const { injectEndpoints } = shopApi;
const first = firstDefinitions();
shopApi.injectEndpoints = (options) =>
  injectEndpoints({
    ...options,
    endpoints: (build) => {
      const definitions = options.endpoints(build);
      return options.overrideExisting === true ? definitions : first.only(definitions);
    },
  });
