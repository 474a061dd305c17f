import { shopApi } from '@shop/api-client';
import { get, post, send } from '@shop/api-client/endpoint';
import type { PlacedOrder } from '@shop/contracts';

/** The endpoint of the pages that show a placed order. */
export const { useGetPlacedOrderQuery } = shopApi.injectEndpoints({
  endpoints: (build) => ({
    /**
     * Reads the order with the key of a link, or otherwise with the session. The key is sent in a body, so that access logs do
     * not contain it. Shows no toast, because the pages show failures.
     */
    getPlacedOrder: build.query<PlacedOrder, { readonly publicId: string; readonly key?: string }>({
      extraOptions: { silent: true },
      async queryFn({ publicId, key }, _api, _options, request) {
        const path = { publicId };
        if (key === undefined) return send(request, get('/order/{publicId}', { path }));
        const opened = await send(request, post('/order/{publicId}/open', { path, body: { key } }));
        return opened.error ? { error: opened.error } : { data: opened.data.data.order };
      },
    }),
  }),
});
