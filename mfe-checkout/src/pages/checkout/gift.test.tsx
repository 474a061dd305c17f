import { beforeEach, expect, it } from '@jest/globals';
import { loadQuery, shopApi } from '@shop/api-client';
import { endpoint, get } from '@shop/api-client/endpoint';
import { apiFailure, renderWithShop, shippingDetails } from '@shop/testing';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { act } from 'react';
import { checkoutAt, checkoutItem, goodRoutes, goToPayment } from '../../testing/checkout';

// As the shell does on every page.
const { getStorefront } = shopApi.injectEndpoints({
  endpoints: (build) => ({ getStorefront: build.query(endpoint(() => get('/storefront'))) }),
}).endpoints;

beforeEach(() => sessionStorage.clear());

const fact = { productId: 'p1', stock: 10, rate: 150, discount: 5, gstRate: 0 };
const cod = { feePaise: 0, confirmHours: 24 };

async function open(routes: object = {}, giftCard = true) {
  const { ui, route } = checkoutAt([checkoutItem()]);
  const shop = renderWithShop(ui, {
    route,
    routes: {
      ...goodRoutes,
      'GET /storefront': { cod, giftCards: true },
      'GET /product/lines': [{ ...fact, ...(giftCard && { giftCard }) }],
      ...routes,
    },
  });
  await act(() => loadQuery(shop.store.dispatch, getStorefront));
  return shop;
}

const summary = 'The gift card is for someone else';
const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });

/** Opens the section, as a browser does for a click. */
async function openSection() {
  const section = (await screen.findByText(summary)).closest('details');
  if (!section) throw new Error('The section is missing');
  if (!section.open) await userEvent.click(screen.getByText(summary));
  await waitFor(() => expect(section.open).toBe(true));
}

const bought = (requests: Awaited<ReturnType<typeof open>>['requests']) =>
  requests.find(({ path }) => path === '/payment/checkout')?.body;

it('does not ask for a recipient without a gift card', async () => {
  const { requests } = await open({}, false);
  await waitFor(() => expect(requests.some(({ path }) => path.startsWith('/product/lines'))).toBe(true));
  expect(screen.queryByText(summary)).not.toBeInTheDocument();
});

it('charges a gift card without GST, for the buyer unless the section is open', async () => {
  const { requests } = await open();
  await screen.findByText(summary);
  goToPayment(shippingDetails());
  await userEvent.click(await screen.findByRole('button', { name: 'Pay ₹285' }));
  await waitFor(() => expect(bought(requests)).toBeDefined());
  expect(bought(requests)).not.toHaveProperty('giftEmail');
});

it('sends the recipient, and asks for the address', async () => {
  const { requests } = await open();
  await openSection();
  type('Name of the recipient (optional)', ' Ravi ');
  goToPayment(shippingDetails());
  const message = 'Please enter the email address of the recipient.';
  expect(screen.getByRole('textbox', { description: new RegExp(message) })).toBe(
    screen.getByLabelText('Email of the recipient'),
  );
  type('Email of the recipient', ' ravi@example.in ');
  type('Message (optional)', 'Happy birthday!');
  fireEvent.click(screen.getByRole('button', { name: 'Continue to Payment' }));
  await userEvent.click(await screen.findByRole('button', { name: /^Pay/ }));
  await waitFor(() =>
    expect(bought(requests)).toMatchObject({
      ...{ giftEmail: 'ravi@example.in', giftName: 'Ravi', giftMessage: 'Happy birthday!' },
    }),
  );
});

it('returns to the field that the shop refuses', async () => {
  const message = 'Please enter the email address of the recipient.';
  await open({ 'POST /payment/checkout': apiFailure(422, message, 'giftEmail') });
  await openSection();
  type('Email of the recipient', 'ravi@example');
  goToPayment(shippingDetails());
  await userEvent.click(await screen.findByRole('button', { name: /^Pay/ }));
  expect(await screen.findByRole('textbox', { description: new RegExp(message) })).toHaveValue(
    'ravi@example',
  );
});

it('is not paid in cash', async () => {
  await open();
  await screen.findByText(summary);
  goToPayment(shippingDetails());
  expect(await screen.findByRole('radio', { name: /^Cash on delivery/ })).toBeDisabled();
  expect(screen.getByText('Not possible for gift cards.')).toBeInTheDocument();
});
