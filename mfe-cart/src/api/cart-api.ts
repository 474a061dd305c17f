import { shopApi } from '@shop/api-client';
import { endpoint, get } from '@shop/api-client/endpoint';

/** The calls that the cart makes. Every remote injects into one API, so their names say whose they are. */
const cartApi = shopApi.injectEndpoints({
  endpoints: (build) => ({
    /** By product ids, joined by commas. Without a toast: a cart is of use without it. */
    getCartLineFacts: build.query(
      endpoint((ids: string) => get('/product/lines', { query: { ids } }), { silent: true }),
    ),
    /** Without a toast; null where shipping costs nothing, and from a server of before. */
    getCartShippingRule: build.query(endpoint(() => get('/shipping-rule'), { silent: true, nullOn: 404 })),
  }),
});

export const { useGetCartLineFactsQuery, useGetCartShippingRuleQuery } = cartApi;
