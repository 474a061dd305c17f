import { shopApi } from '@shop/api-client';
import { endpoint, get, readLineFacts } from '@shop/api-client/endpoint';
import type { LineFact } from '@shop/contracts';

/** The calls that the cart makes. Every remote injects into one API, so their names say whose they are. */
const cartApi = shopApi.injectEndpoints({
  endpoints: (build) => ({
    /** By product ids, joined by commas. Without a toast: a cart is of use without it. */
    getCartLineFacts: build.query<readonly LineFact[], string>({
      extraOptions: { silent: true },
      queryFn: (ids, _api, _options, request) => readLineFacts(request, ids),
    }),
    /** Without a toast; null where shipping costs nothing, and from an older server. */
    getCartShippingRule: build.query(endpoint(() => get('/shipping-rule'), { silent: true, nullOn: 404 })),
  }),
});

export const { useGetCartLineFactsQuery, useGetCartShippingRuleQuery } = cartApi;
