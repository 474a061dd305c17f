import type { PaymentProvider, PaymentWindow, ProviderResponse } from '../pages/checkout/payment/payment-provider';

export const confirmation = {
  razorpay_payment_id: 'pay_1',
  razorpay_order_id: 'order_1',
  razorpay_signature: 'signed',
};

/** A provider whose windows are closed by the test. */
export interface FakeProvider extends PaymentProvider {
  /** Windows opened so far. */
  readonly windows: readonly PaymentWindow[];
  /** Ends the window that is open. */
  readonly close: (response: ProviderResponse) => void;
}

export function fakeProvider(): FakeProvider {
  const windows: PaymentWindow[] = [];
  let close: (response: ProviderResponse) => void = () => undefined;
  return {
    windows,
    load: () => Promise.resolve(),
    open: (window) => {
      windows.push(window);
      return new Promise((resolve) => (close = resolve));
    },
    close: (response) => close(response),
  };
}
