import { shopApi } from '@shop/api-client';
import { endpoint, get, post, send } from '@shop/api-client/endpoint';
import type { OrderPage } from '@shop/contracts';

/** Which order, and the key of its link; without one, the session says whose it is. */
export interface OrderRef {
  readonly publicId: string;
  readonly key?: string;
}

/** The calls of an order's page. A key goes in a body, so that no log of addresses has it. */
export const orderApi = shopApi.injectEndpoints({
  endpoints: (build) => ({
    /** Without a toast: the page says what went wrong. */
    getOrderPage: build.query<OrderPage, OrderRef>({
      extraOptions: { silent: true },
      async queryFn({ publicId, key }, _api, _options, request) {
        const path = { publicId };
        if (key === undefined) return send(request, get('/order/{publicId}/page', { path }));
        const opened = await send(request, post('/order/{publicId}/open', { path, body: { key } }));
        return opened.error ? { error: opened.error } : { data: opened.data.data };
      },
    }),
    cancelOrder: build.mutation(
      endpoint(({ publicId, key }: OrderRef) =>
        post('/order/{publicId}/cancel', { path: { publicId }, body: { key } }),
      ),
    ),
    returnOrder: build.mutation(
      endpoint(({ publicId, key, reason }: OrderRef & { readonly reason: string }) =>
        post('/order/{publicId}/return', { path: { publicId }, body: { key, reason } }),
      ),
    ),
  }),
});

export const { useGetOrderPageQuery, useCancelOrderMutation, useReturnOrderMutation } = orderApi;
