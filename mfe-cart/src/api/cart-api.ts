import { shopApi } from '@shop/api-client';
import { endpoint, get } from '@shop/api-client/endpoint';

/** The call that the cart makes. Every remote injects into one API, so its name says whose it is. */
const cartApi = shopApi.injectEndpoints({
  endpoints: (build) => ({
    /** By product ids, joined by commas. Without a toast: a cart is of use without it. */
    getCartLineFacts: build.query(
      endpoint((ids: string) => get('/product/lines', { query: { ids } }), { silent: true }),
    ),
  }),
});

export const { useGetCartLineFactsQuery } = cartApi;
