import { shopApi } from '@shop/api-client';
import { endpoint, get } from '@shop/api-client/endpoint';

/** How many products the server is asked for beside those that the page has loaded. */
const resultLimit = 8;

/** The server's search, which counts what the page of results shows. Its failures are only logged. */
const searchApi = shopApi.injectEndpoints({
  endpoints: (build) => ({
    searchFromHeader: build.query(
      endpoint((q: string) => get('/product/search', { query: { q, limit: resultLimit, fields: 'card' } }), {
        silent: true,
      }),
    ),
  }),
});

export const { useSearchFromHeaderQuery } = searchApi;
