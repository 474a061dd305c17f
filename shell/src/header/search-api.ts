import { shopApi } from '@shop/api-client';
import type { ProductCard } from '@shop/contracts';

/** How many products the server is asked for beside those that the page has loaded. */
const resultLimit = 8;

/** The server's search, for a catalogue that is larger than what is loaded. Its failures stay between us and the log. */
const searchApi = shopApi.injectEndpoints({
  endpoints: (build) => ({
    searchFromHeader: build.query<readonly ProductCard[], string>({
      query: (q) => ({ url: '/product/search/query', params: { q, limit: resultLimit, fields: 'card' } }),
      extraOptions: { silent: true },
    }),
  }),
});

export const { useSearchFromHeaderQuery } = searchApi;
