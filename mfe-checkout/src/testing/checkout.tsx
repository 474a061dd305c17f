import type { CheckoutItem } from '@shop/contracts';
import { CheckoutSteps } from '../pages/checkout/page';
import { fakeProvider } from './fake-provider';

/** The checkout page with a provider that waits for the test, at the checkout's URL. */
export function checkoutAt(items: readonly CheckoutItem[] | null, visit = 'visit-1') {
  const provider = fakeProvider();
  return {
    provider,
    ui: <CheckoutSteps provider={provider} />,
    route: { pathname: '/checkout', key: visit, state: items && { items } },
  };
}

/** Responses of an API that accepts everything. */
export const goodRoutes = {
  'GET /payment/key': { key: 'key_1', checkoutScript: '/checkout.js' },
  'POST /payment/checkout': { success: true, id: 'order_1', currency: 'INR', amount: 32_000 },
  'POST /payment/status': { success: true, status: 'placed' },
  'POST /order': { success: true, order: { _id: 'ord_1', status: 'placed' } },
};
