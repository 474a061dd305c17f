import { beforeEach, expect, it } from '@jest/globals';
import { loadQuery, shopApi } from '@shop/api-client';
import { endpoint, get } from '@shop/api-client/endpoint';
import { renderWithShop, shippingDetails } from '@shop/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { act } from 'react';
import { checkoutAt, checkoutItem, goodRoutes, goToPayment } from '../../testing/checkout';

// As the shell does on every page.
const { getStorefront } = shopApi.injectEndpoints({
  endpoints: (build) => ({ getStorefront: build.query(endpoint(() => get('/storefront'))) }),
}).endpoints;

const consent = {
  ...{ version: 4, language: 'en', rights: 'You can change your mind.' },
  necessary: { signUp: 'For your account.', checkout: 'For your order.', contact: 'For our answer.' },
  optional: [{ id: 'offers', label: 'Emails about offers' }],
};

beforeEach(() => sessionStorage.clear());

async function open(storefront: object = { consent }) {
  const { ui, route } = checkoutAt([checkoutItem()]);
  const routes = { ...goodRoutes, 'GET /storefront': storefront };
  const shop = renderWithShop(ui, { route, routes });
  await act(() => loadQuery(shop.store.dispatch, getStorefront));
  return shop;
}

async function pay({ requests }: Awaited<ReturnType<typeof open>>) {
  await userEvent.click(await screen.findByRole('button', { name: /^Pay ₹/ }));
  await waitFor(() => expect(requests.some(({ path }) => path === '/payment/checkout')).toBe(true));
  return requests.find(({ path }) => path === '/payment/checkout')?.body;
}

it('does not show a notice or send consents by default', async () => {
  const shop = await open({});
  goToPayment(shippingDetails());
  expect(await pay(shop)).not.toHaveProperty('consents');
});

it('shows the notice with the address, and pays without a consent', async () => {
  const shop = await open();
  expect(await screen.findByText('For your order.')).toBeInTheDocument();
  expect(screen.getByRole('checkbox', { name: 'Emails about offers (optional)' })).not.toBeChecked();
  goToPayment(shippingDetails());
  expect(await pay(shop)).toMatchObject({ consents: 'notice@4' });
});

it('sends what was ticked with the payment, and keeps it when the shopper returns to the address', async () => {
  const shop = await open();
  await userEvent.click(await screen.findByRole('checkbox'));
  goToPayment(shippingDetails());
  await userEvent.click(await screen.findByRole('button', { name: 'Back to Shipping Information' }));
  expect(await screen.findByRole('checkbox')).toBeChecked();
  goToPayment(shippingDetails());
  expect(await pay(shop)).toMatchObject({ consents: 'notice@4,offers@4' });
});
