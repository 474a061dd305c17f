import { shopApi } from '@shop/api-client';
import { endpoint, get, post, readLineFacts, send } from '@shop/api-client/endpoint';
import type {
  CheckoutRequest,
  LineFact,
  OrderRequest,
  PaymentConfirmation,
  PlacedOrder,
} from '@shop/contracts';

/** The calls that checkout makes. Every remote injects into one API, so names here say whose they are. */
export const checkoutApi = shopApi.injectEndpoints({
  endpoints: (build) => ({
    getPaymentKey: build.query(endpoint(() => get('/payment/key'))),
    createPaymentOrder: build.mutation(
      endpoint((body: CheckoutRequest) => post('/payment/checkout', { body })),
    ),
    verifyPayment: build.mutation(endpoint((body: PaymentConfirmation) => post('/payment/status', { body }))),
    saveOrder: build.mutation(endpoint((body: OrderRequest) => post('/order', { body }))),
    /** Whether an order was paid after all. Without a toast: that it was not is no failure of the shopper's. */
    checkOrder: build.mutation(endpoint((body: OrderRequest) => post('/order', { body }), { silent: true })),
    /**
     * Without a toast: the success page is complete without it. By the key of a link where there is one, else for the session. The key goes
     * in a body, so that no log of addresses has it.
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
    /** Without a toast: the form can be filled in by hand. */
    getCheckoutAddresses: build.query(endpoint(() => get('/user/addresses'), { silent: true })),
    /** Without a toast, and null from an older server: the server settles shipping when it is paid. */
    getCheckoutShippingRule: build.query(
      endpoint(() => get('/shipping-rule'), { silent: true, nullOn: 404 }),
    ),
    /** By product ids, joined by commas. Without a toast: the server settles stock, price and tax when it is paid. */
    getCheckoutLineFacts: build.query<readonly LineFact[], string>({
      extraOptions: { silent: true },
      queryFn: (ids, _api, _options, request) => readLineFacts(request, ids),
    }),
  }),
});

export const {
  useGetPlacedOrderQuery,
  useGetCheckoutAddressesQuery,
  useGetCheckoutLineFactsQuery,
  useGetCheckoutShippingRuleQuery,
} = checkoutApi;
