import { createApi } from '@reduxjs/toolkit/query/react';
import { createBaseQuery } from './base-query';

const deadlineMs = 10_000;
/** As long as shoppers look at a product before they go back to the list: Back then waits for no request. */
const keepUnusedSeconds = 300;

/**
 * The shop's API, without endpoints: each remote injects its own. An endpoint's name belongs to one meaning: on a
 * server, and after a fallback, two versions of a remote share this API and the first definition stays, so a
 * changed request takes a new name.
 */
export const shopApi = createApi({
  reducerPath: 'shopApi',
  baseQuery: createBaseQuery(deadlineMs),
  // A server's store is gone with its request: timers for its cache would only keep it in memory.
  keepUnusedDataFor: typeof window === 'undefined' ? Infinity : keepUnusedSeconds,
  // What is on the screen is asked for again when the page learns that the network is back.
  refetchOnReconnect: true,
  endpoints: () => ({}),
});
