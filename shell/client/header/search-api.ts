import { shopApi } from '@shop/api-client';
import type { ProductPage } from '@shop/contracts';

/** How many products the server is asked for beside those that the page has loaded. */
const resultLimit = 8;

/** The server's search, which counts what the page of results shows. Its failures stay between us and the log. */
const searchApi = shopApi.injectEndpoints({
  endpoints: (build) => ({
    searchFromHeader: build.query<ProductPage, string>({
      query: (q) => ({ url: '/product/search', params: { q, limit: resultLimit, fields: 'card' } }),
      extraOptions: { silent: true },
    }),
  }),
});

export const { useSearchFromHeaderQuery } = searchApi;
