import type { CheckoutItem } from '@shop/contracts';
import {
  renderWithShop,
  shippingDetails,
  type RenderedShop,
  type RenderWithShopOptions,
} from '@shop/testing';
import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CheckoutScreen } from '../pages/checkout-screen';
import { shippingFields } from '../features/shipping/shipping-fields';
import { fakeProvider, type FakeProvider } from './fake-provider';

/** Answers of an API that lets everything through. */
export const goodRoutes = {
  'GET /payment/key': { key: 'key_1', checkoutScript: '/checkout.js' },
  'POST /payment/checkout': { success: true, id: 'order_1', currency: 'INR', amount: 32_000 },
  'POST /payment/status': { success: true, status: 'placed' },
  'POST /order': { success: true, order: { _id: 'ord_1', status: 'placed' } },
};

interface CheckoutOptions extends Omit<RenderWithShopOptions, 'route'> {
  readonly items?: readonly CheckoutItem[];
  /** Key of the history entry. */
  readonly visit?: string;
}

/** The checkout screen with a provider that waits for the test. */
export function renderCheckout({
  items,
  visit = 'visit-1',
  ...options
}: CheckoutOptions = {}): RenderedShop & {
  readonly provider: FakeProvider;
} {
  const provider = fakeProvider();
  const route = { pathname: '/checkout', key: visit, state: items ? { items } : null };
  const shop = renderWithShop(<CheckoutScreen provider={provider} />, { ...options, route });
  return { ...shop, provider };
}

/** Fills the whole shipping form and goes on to the payment. */
export async function goToPayment(): Promise<void> {
  const details = { apartment: '', ...shippingDetails() };
  for (const { name, label } of shippingFields) {
    fireEvent.change(screen.getByLabelText(label), { target: { value: details[name] } });
  }
  await userEvent.click(screen.getByRole('button', { name: 'Continue to Payment' }));
}
