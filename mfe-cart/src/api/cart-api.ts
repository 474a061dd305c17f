import { shopApi } from '@shop/api-client';
import type { LineFact } from '@shop/contracts';

/** The call that the cart makes. Every remote injects into one API, so its name says whose it is. */
const cartApi = shopApi.injectEndpoints({
  endpoints: (build) => ({
    /** By product ids, joined by commas. Without a toast: a cart is of use without it. */
    getCartLineFacts: build.query<readonly LineFact[], string>({
      query: (ids) => `/product/lines?ids=${encodeURIComponent(ids)}`,
      extraOptions: { silent: true },
    }),
  }),
});

export const { useGetCartLineFactsQuery } = cartApi;
