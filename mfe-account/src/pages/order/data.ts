import { shopApi } from '@shop/api-client';
import { change, get, post, send, type ChangeDispatch } from '@shop/api-client/endpoint';
import type { OrderPage } from '@shop/contracts';

/** Which order, and the key of its link; without one, the session says whose it is. */
export interface OrderRef {
  readonly publicId: string;
  readonly key?: string;
}

/** A key goes in a body, so that no log of addresses has it. */
const pageApi = shopApi.injectEndpoints({
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
  }),
});

/** Refetches an order after a change, also after one that was refused: it may have been shipped meanwhile. */
async function refetchPage(dispatch: ChangeDispatch, _result: unknown, { publicId, key }: OrderRef) {
  const order = { publicId, key };
  // A request that began before the change may have read the order before it, and would not be sent twice.
  await dispatch(pageApi.util.getRunningQueryThunk('getOrderPage', order));
  await dispatch(pageApi.endpoints.getOrderPage.initiate(order, { forceRefetch: true, subscribe: false }));
}

/** The calls of an order's page. */
export const orderApi = pageApi.injectEndpoints({
  endpoints: (build) => ({
    cancelOrder: build.mutation(
      change(
        ({ publicId, key }: OrderRef) =>
          post('/order/{publicId}/cancel', { path: { publicId }, body: { key } }),
        refetchPage,
      ),
    ),
    returnOrder: build.mutation(
      change(
        ({ publicId, key, reason }: OrderRef & { readonly reason: string }) =>
          post('/order/{publicId}/return', { path: { publicId }, body: { key, reason } }),
        refetchPage,
      ),
    ),
  }),
});

export const { useGetOrderPageQuery, useCancelOrderMutation, useReturnOrderMutation } = orderApi;
