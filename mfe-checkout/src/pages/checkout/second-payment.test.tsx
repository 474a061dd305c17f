import { beforeEach, describe, expect, it } from '@jest/globals';
import { apiFailure, renderWithShop, shippingDetails, type FakeRoutes } from '@shop/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { checkoutAt, checkoutItem, confirmation, goodRoutes, goToPayment } from '../../testing/checkout';

beforeEach(() => sessionStorage.clear());

function open(routes: FakeRoutes = goodRoutes) {
  const { ui, route, provider } = checkoutAt([checkoutItem()]);
  const shop = renderWithShop(ui, { routes, route });
  goToPayment(shippingDetails());
  return { ...shop, provider };
}

const payButton = () => screen.getByRole('button', { name: 'Pay ₹320' });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

async function openWindow(provider: { readonly windows: readonly unknown[] }, count = 1) {
  await userEvent.click(payButton());
  await waitFor(() => expect(provider.windows).toHaveLength(count));
}

describe('a payment that the shop does not confirm', () => {
  const refusing = { ...goodRoutes, 'POST /order': apiFailure(402) };

  async function payOnce() {
    const shop = open(refusing);
    await openWindow(shop.provider);
    shop.provider.close({ kind: 'responded', response: confirmation });
    await screen.findByRole('alertdialog');
    await press('OK');
    expect(screen.getByText(/not confirmed yet/)).toBeInTheDocument();
    await userEvent.click(payButton());
    const dialog = await screen.findByRole('dialog', { name: /Pay again\?$/ });
    expect(dialog).toHaveAccessibleDescription(
      /^A payment of ₹320 was already taken for this order.* you may be charged another ₹320\./,
    );
    return shop;
  }

  it.each([
    ['"Do not pay"', () => press('Do not pay')],
    ['Escape', () => userEvent.keyboard('{Escape}')],
  ])('is not followed by another one after %s', async (_how, decline) => {
    const { provider, requests } = await payOnce();
    await decline();
    await waitFor(() => expect(payButton()).toHaveFocus());
    expect(screen.queryByRole('dialog', { name: /Pay again\?$/ })).not.toBeInTheDocument();
    expect(provider.windows).toHaveLength(1);
    expect(requests.filter(({ path }) => path === '/payment/checkout')).toHaveLength(1);
    expect(screen.getByText(/not confirmed yet/)).toBeInTheDocument();
  });

  it('is followed by another one when the shopper chooses to', async () => {
    const { provider } = await payOnce();
    await press('Pay ₹320 again');
    await waitFor(() => expect(provider.windows).toHaveLength(2));
  });
});

it('a window that was left open by a reload requires a confirmation before another order', async () => {
  const first = open();
  await openWindow(first.provider);
  first.unmount();
  // In another session, such as after clearing cookies, the shop opens another order for the same goods.
  const { provider, notices } = open({
    ...goodRoutes,
    'POST /order': apiFailure(402),
    'POST /payment/checkout': { success: true, id: 'order_2', currency: 'INR', amount: 32_000 },
  });
  await userEvent.click(payButton());
  const dialog = await screen.findByRole('dialog', { name: /Pay again\?$/ });
  expect(dialog).toHaveTextContent('A payment of ₹320 may already have been taken for this order.');
  expect(notices).toEqual([]);
  expect(provider.windows).toHaveLength(0);
});

it('a window that does not load shows the reason and what to do next to Pay, and does not hold stock', async () => {
  const { ui, route, provider } = checkoutAt([checkoutItem()]);
  let blocked = true;
  Object.assign(provider, {
    load: () => (blocked ? Promise.reject(new Error('blocked')) : Promise.resolve()),
  });
  const { requests } = renderWithShop(ui, { routes: goodRoutes, route });
  goToPayment(shippingDetails());
  await userEvent.click(payButton());
  await screen.findByRole('alertdialog', { description: 'Payment initialization failed' });
  await press('OK');
  expect(payButton()).toHaveFocus();
  expect(payButton()).toHaveAccessibleDescription(
    'The payment window did not load, so nothing was charged. Check your connection, allow localhost if you use an ad or script blocker, and press Pay again.',
  );
  expect(requests.filter(({ path }) => path === '/payment/checkout')).toEqual([]);
  blocked = false;
  await openWindow(provider);
  expect(screen.queryByText(/did not load/)).not.toBeInTheDocument();
});
