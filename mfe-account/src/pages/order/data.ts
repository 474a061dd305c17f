import { shopApi } from '@shop/api-client';
import { change, get, post, send, type ChangeDispatch } from '@shop/api-client/endpoint';
import type { OrderPage, ReturnOrderRequest } from '@shop/contracts';

/** An order, with the key of its link; without one, the session decides who may see it. */
export interface OrderRef {
  readonly publicId: string;
  readonly key?: string;
}

/** The key is sent in a body, so that access logs do not contain it. */
const pageApi = shopApi.injectEndpoints({
  endpoints: (build) => ({
    /** Shows no toast on failure, because the page shows the error. */
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

/** Refetches an order after a change, even a rejected one: the order may have been shipped in the meantime. */
async function refetchPage(dispatch: ChangeDispatch, _result: unknown, { publicId, key }: OrderRef) {
  const order = { publicId, key };
  // A running request may have read the order before the change, and RTK Query would not send it again.
  await dispatch(pageApi.util.getRunningQueryThunk('getOrderPage', order));
  await dispatch(pageApi.endpoints.getOrderPage.initiate(order, { forceRefetch: true, subscribe: false }));
}

/** The endpoints of the order page. */
export const orderApi = pageApi.injectEndpoints({
  endpoints: (build) => ({
    cancelOrder: build.mutation(
      change(
        ({ publicId, key }: OrderRef) =>
          post('/order/{publicId}/cancel', { path: { publicId }, body: { key } }),
        refetchPage,
      ),
    ),
    /** Shows no toast, because the page shows why an order can no longer be confirmed. */
    confirmOrder: build.mutation({
      ...change(
        ({ publicId, key }: OrderRef & { readonly key: string }) =>
          post('/order/{publicId}/confirm', { path: { publicId }, body: { key } }),
        refetchPage,
      ),
      extraOptions: { silent: true },
    }),
    returnOrder: build.mutation(
      change(
        ({ publicId, key, ...request }: OrderRef & Omit<ReturnOrderRequest, 'key'>) =>
          post('/order/{publicId}/return', { path: { publicId }, body: { key, ...request } }),
        refetchPage,
      ),
    ),
  }),
});

export const {
  useGetOrderPageQuery,
  useCancelOrderMutation,
  useConfirmOrderMutation,
  useReturnOrderMutation,
} = orderApi;
