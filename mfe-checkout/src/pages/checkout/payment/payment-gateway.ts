import type { ShopDispatch } from '@shop/store';
import type { PaymentGateway } from './payment-run';
import { checkoutApi } from '../data';

const { getPaymentKey, createPaymentOrder, verifyPayment, saveOrder, checkOrder } = checkoutApi.endpoints;

/** The payment calls over the shared API client; each rejects with an ApiFailure. */
export function paymentGateway(dispatch: ShopDispatch): PaymentGateway {
  return {
    fetchKey: () =>
      dispatch(getPaymentKey.initiate(undefined, { forceRefetch: true, subscribe: false })).unwrap(),
    createOrder: (request) => dispatch(createPaymentOrder.initiate(request, { track: false })).unwrap(),
    verify: (confirmation) => dispatch(verifyPayment.initiate(confirmation, { track: false })).unwrap(),
    saveOrder: (request) => dispatch(saveOrder.initiate(request, { track: false })).unwrap(),
    checkOrder: (request) => dispatch(checkOrder.initiate(request, { track: false })).unwrap(),
  };
}
