import { createApi } from '@reduxjs/toolkit/query/react';
import { createBaseQuery } from './base-query';
import { shopApiPath } from './connection/select-online';

const deadlineMs = 10_000;
/** As long as shoppers look at a product before they go back to the list: Back then needs no request. */
const keepUnusedSeconds = 300;

/**
 * The shop's API, without endpoints: each remote injects its own. An endpoint's name belongs to one meaning: after a fallback
 * in a browser, two versions of a remote share this API and the first definition stays, so a changed request takes a new name.
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
