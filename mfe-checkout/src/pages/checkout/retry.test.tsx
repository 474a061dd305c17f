import { beforeEach, describe, expect, it } from '@jest/globals';
import { apiFailure, renderWithShop, shippingDetails, type FakeRoutes } from '@shop/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ProviderResponse } from './payment/provider';
import { checkoutAt, checkoutItem, confirmation, goodRoutes, goToPayment } from '../../testing/checkout';

beforeEach(() => sessionStorage.clear());

const paid: ProviderResponse = { kind: 'responded', response: confirmation };

interface Fault {
  readonly message: string;
  /** The failure of the first attempt: a failing route, or a result of the window. */
  readonly route?: keyof typeof goodRoutes;
  readonly failure?: unknown;
  readonly response?: ProviderResponse;
  /** The second attempt resumes the first payment without opening a window. */
  readonly taken?: boolean;
  /** The first payment is rejected again, and the shopper pays again. */
  readonly asks?: boolean;
}

const faults: readonly Fault[] = [
  { message: 'Payment initialization failed', route: 'GET /payment/key', failure: apiFailure(500) },
  { message: 'Payment initialization failed', route: 'POST /payment/checkout', failure: apiFailure(502) },
  { message: 'Payment cancelled', response: { kind: 'dismissed' } },
  {
    message: 'Payment response incomplete. Please try again.',
    response: { kind: 'responded', response: { ...confirmation, razorpay_signature: undefined } },
    taken: true,
  },
  {
    message: 'Payment verification failed!',
    route: 'POST /payment/status',
    failure: { success: false, status: 'refunded' },
    asks: true,
  },
  {
    message: 'Payment verification failed. Please contact support.',
    route: 'POST /payment/status',
    failure: apiFailure(503),
    taken: true,
  },
  {
    message: 'Payment verification failed. Please contact support.',
    route: 'POST /order',
    failure: apiFailure(503),
    taken: true,
  },
];

/** Routes that fail as given until `recover` is called. */
function faultyRoutes({ route, failure }: Fault): {
  readonly routes: FakeRoutes;
  readonly recover: () => void;
} {
  let broken = true;
  return {
    routes: route ? { ...goodRoutes, [route]: () => (broken ? failure : goodRoutes[route]) } : goodRoutes,
    recover: () => (broken = false),
  };
}

const pay = () => userEvent.click(screen.getByRole('button', { name: 'Pay ₹320' }));

describe.each(faults)('after "$message" ($route)', (fault) => {
  it('keeps all input, and a retry creates no second order or payment', async () => {
    const { ui, route, provider } = checkoutAt([checkoutItem()]);
    const { routes, recover } = faultyRoutes(fault);
    const { requests, location } = renderWithShop(ui, { routes, route });
    const opened = async (count: number) => waitFor(() => expect(provider.windows).toHaveLength(count));
    const startFails = fault.message === 'Payment initialization failed';

    goToPayment(shippingDetails());
    await pay();
    if (!startFails) {
      await opened(1);
      provider.close(fault.response ?? paid);
    }
    const dialog = await screen.findByRole('alertdialog', { description: fault.message });
    expect(dialog.contains(document.activeElement)).toBe(true);
    await userEvent.click(screen.getByRole('button', { name: 'OK' }));
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();

    await userEvent.click(screen.getByRole('button', { name: 'Back to Shipping Information' }));
    for (const value of Object.values(shippingDetails()))
      expect(screen.getByDisplayValue(value)).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Continue to Payment' }));

    if (fault.asks) {
      await pay();
      expect(await screen.findByText(/₹320 was already taken for this order/)).toBeInTheDocument();
      recover();
      await userEvent.click(screen.getByRole('button', { name: 'Pay ₹320 again' }));
    } else {
      recover();
      await pay();
    }
    if (!fault.taken) {
      await opened(startFails ? 1 : 2);
      provider.close(paid);
    }
    await waitFor(() => expect(location().pathname).toBe('/checkout/success'));
    expect(provider.windows).toHaveLength(startFails || fault.taken ? 1 : 2);
    const receipts = requests
      .filter(({ path }) => path === '/payment/checkout')
      .map(({ body }) => (body as { readonly receipt: string }).receipt);
    expect(new Set(receipts).size).toBe(1);
  });
});
