import { shopApi } from '@shop/api-client';
import { endpoint, get, send, type Settled } from '@shop/api-client/endpoint';
import type { LineFact } from '@shop/contracts';

/** Products whose stock and price the API reads in one call. */
const BATCH = 100;

/** Stock, price and tax of any number of products, in as many calls as that takes. Their ids are joined by commas. */
async function readLineFacts(
  request: Parameters<typeof send>[0],
  ids: string,
): Promise<Settled<readonly LineFact[]>> {
  const all = ids.split(',');
  const facts: LineFact[] = [];
  for (let first = 0; first < all.length; first += BATCH) {
    const query = { ids: all.slice(first, first + BATCH).join() };
    const { data, error } = await send(request, get('/product/lines', { query }));
    if (error) return { error };
    facts.push(...data);
  }
  return { data: facts };
}

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
