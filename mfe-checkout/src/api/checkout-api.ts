import { shopApi, type NoArgs } from '@shop/api-client';
import type {
  CheckoutRequest,
  CheckoutResponse,
  LineFact,
  OrderConfirmation,
  OrderRequest,
  PaymentConfirmation,
  PaymentKey,
  PaymentStatus,
  PlacedOrder,
} from '@shop/contracts';

/** The calls that checkout makes. Every remote injects into one API, so names here say whose they are. */
export const checkoutApi = shopApi.injectEndpoints({
  endpoints: (build) => ({
    getPaymentKey: build.query<Pick<PaymentKey, 'key' | 'checkoutScript'>, NoArgs>({
      query: () => '/payment/key',
    }),
    createPaymentOrder: build.mutation<CheckoutResponse, CheckoutRequest>({
      query: (body) => ({ url: '/payment/checkout', method: 'POST', body }),
    }),
    verifyPayment: build.mutation<PaymentStatus, PaymentConfirmation>({
      query: (body) => ({ url: '/payment/status', method: 'POST', body }),
    }),
    saveOrder: build.mutation<OrderConfirmation, OrderRequest>({
      query: (body) => ({ url: '/order', method: 'POST', body }),
    }),
    /** Without a toast: the success screen says all that matters without it. */
    getPlacedOrder: build.query<PlacedOrder, string>({
      query: (id) => `/order/${encodeURIComponent(id)}`,
      extraOptions: { silent: true },
    }),
    /** By product ids, joined by commas. Without a toast: the server settles stock, price and tax when it is paid. */
    getCheckoutLineFacts: build.query<readonly LineFact[], string>({
      query: (ids) => `/product/lines?ids=${encodeURIComponent(ids)}`,
      extraOptions: { silent: true },
    }),
  }),
});

export const { useGetPlacedOrderQuery, useGetCheckoutLineFactsQuery } = checkoutApi;
