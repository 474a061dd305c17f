import type { CheckoutItem, ShippingDetails } from '@shop/contracts';
import { fireEvent, screen } from '@testing-library/react';
import { CheckoutSteps } from '../pages/checkout/page';
import type { PaymentProvider, PaymentWindow, ProviderResponse } from '../pages/checkout/payment/provider';
import { shippingFields } from '../pages/checkout/shipping-fields';

/** An item to buy: 150 rupees less 5 percent, twice. */
export function checkoutItem(overrides: Partial<CheckoutItem> = {}): CheckoutItem {
  return {
    productId: 'p1',
    title: 'Botanical Washi Tape',
    slugProduct: 'botanical-washi-tape',
    photo: { secure_url: '/media/washi.webp' },
    rate: 150,
    discount: 5,
    quantity: 2,
    color: 'Sage',
    ...overrides,
  };
}

export const confirmation = {
  razorpay_payment_id: 'pay_1',
  razorpay_order_id: 'order_1',
  razorpay_signature: 'signed',
};

/** A provider whose windows are closed by the test. */
interface FakeProvider extends PaymentProvider {
  /** The number of opened windows. */
  readonly windows: readonly PaymentWindow[];
  /** Closes the open window. */
  readonly close: (response: ProviderResponse) => void;
}

function fakeProvider(): FakeProvider {
  const windows: PaymentWindow[] = [];
  let close: (response: ProviderResponse) => void = () => undefined;
  return {
    windows,
    script: /^/,
    load: () => Promise.resolve(),
    open: (window) => {
      windows.push(window);
      return new Promise((resolve) => (close = resolve));
    },
    close: (response) => close(response),
  };
}

/** Renders the checkout page at its URL, with a provider that the test controls. */
export function checkoutAt(items: readonly CheckoutItem[] | null, visit = 'visit-1') {
  const provider = fakeProvider();
  return {
    provider,
    ui: <CheckoutSteps findProvider={() => provider} />,
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

/** Fills in the shipping form and continues to the payment. */
export function goToPayment(details: ShippingDetails): void {
  for (const { name, label } of shippingFields) {
    fireEvent.change(screen.getByLabelText(label), { target: { value: details[name] ?? '' } });
  }
  fireEvent.click(screen.getByRole('button', { name: 'Continue to Payment' }));
}
