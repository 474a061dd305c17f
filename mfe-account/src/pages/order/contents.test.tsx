import { expect, it } from '@jest/globals';
import { loadQuery, shopApi } from '@shop/api-client';
import { endpoint, get } from '@shop/api-client/endpoint';
import { renderWithShop } from '@shop/testing';
import { act, screen } from '@testing-library/react';
import { OrderContents } from './contents';
import { orderPage } from './order-page-fixture';

// As the shell does on every page.
const { getStorefront } = shopApi.injectEndpoints({
  endpoints: (build) => ({ getStorefront: build.query(endpoint(() => get('/storefront'))) }),
}).endpoints;

it('shows an order with GST in a shop that shows prices with it', async () => {
  const { order } = orderPage();
  const { store } = renderWithShop(<OrderContents order={order} />, {
    routes: { 'GET /storefront': { pricesWithTax: true } },
  });
  const contents = screen.getByRole('region', { name: 'Items' });
  expect(contents.textContent).toContain('Sage · ₹142.50 × 2');
  await act(() => loadQuery(store.dispatch, getStorefront));
  expect(await screen.findByText('Includes ₹34.20 GST')).toBeInTheDocument();
  expect(contents.textContent).toContain('Sage · ₹159.60 × 2₹319.20');
  expect(contents.textContent).toContain('Subtotal₹319.20Rounding₹0.80Total paid₹320.00Includes ₹34.20 GST');
});

it('shows the part that a gift card paid', () => {
  const { order } = orderPage();
  const giftCard = { lastFour: 'PQRS', amountPaise: 5_000 };
  renderWithShop(<OrderContents order={{ ...order, giftCard }} />);
  expect(screen.getByRole('region', { name: 'Items' }).textContent).toContain(
    'Total paid₹320.00Paid by gift card ····PQRS₹50.00',
  );
});
