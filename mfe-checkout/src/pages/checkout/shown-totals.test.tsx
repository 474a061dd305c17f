import { beforeEach, expect, it } from '@jest/globals';
import { loadQuery, shopApi } from '@shop/api-client';
import { endpoint, get } from '@shop/api-client/endpoint';
import { renderWithShop, shippingDetails } from '@shop/testing';
import { act, screen, within, waitFor } from '@testing-library/react';
import { checkoutAt, checkoutItem, goodRoutes, goToPayment } from '../../testing/checkout';

// As the shell does on every page.
const { getStorefront } = shopApi.injectEndpoints({
  endpoints: (build) => ({ getStorefront: build.query(endpoint(() => get('/storefront'))) }),
}).endpoints;

const fact = (productId: string, gstRate: number, price: { rate: number; discount: number }) => ({
  ...{ productId, gstRate, stock: 9 },
  ...price,
});

/** Twice 43.31 with 12%, and 3.00 with 5%. */
const pen = checkoutItem({ productId: 'p1', title: 'Kalam', rate: 49.5, discount: 12.5, color: null });
const ink = checkoutItem({ productId: 'p2', title: 'Dawat', rate: 3, discount: 0, quantity: 1, color: null });
const facts = [fact('p1', 12, pen), fact('p2', 5, ink)];

async function open(more: object = {}) {
  const { ui, route } = checkoutAt([pen, ink]);
  const shop = renderWithShop(ui, {
    routes: {
      ...goodRoutes,
      'GET /storefront': { pricesWithTax: true },
      'GET /product/lines': facts,
      'GET /shipping-rule': { freeFromPaise: 20_000, pricePaise: 4_000 },
      ...more,
    },
    route,
  });
  await act(() => loadQuery(shop.store.dispatch, getStorefront));
  return shop;
}

const summary = () => screen.getByRole('region', { name: 'Order Summary' });
const rows = (place: HTMLElement) =>
  within(place)
    .getAllByRole('term')
    .map((term) => [term.textContent, term.nextSibling?.textContent]);

beforeEach(() => sessionStorage.clear());

it('shows lines and totals with GST, which add up to the charged total', async () => {
  await open();
  expect(await within(summary()).findByText('₹48.51 × 2')).toBeInTheDocument();
  expect(within(summary()).getByText('₹97.01')).toBeInTheDocument();
  expect(within(summary()).getByText('₹3.15 × 1')).toBeInTheDocument();
  expect(within(summary()).getAllByText('incl. GST')).toHaveLength(2);
  // 110.88 + 3.15; shipping of 40.00 has 12%; 144.9644 in all.
  expect(rows(summary())).toEqual([
    ['Items', '₹114.03'],
    ['Discount', '−₹13.87'],
    ['Shipping', '₹44.80'],
    ['Rounding', '₹0.04'],
    ['Payable total', '₹145.00'],
  ]);
  expect(within(summary()).getByText('Includes ₹15.34 GST')).toBeInTheDocument();
  expect(summary().textContent).not.toContain('+ GST');

  goToPayment(shippingDetails());
  const payment = await screen.findByRole('region', { name: 'Complete Payment' });
  expect(within(payment).getByText('Includes ₹15.34 GST')).toBeInTheDocument();
  expect(within(payment).getByRole('button', { name: 'Pay ₹145' })).toBeInTheDocument();
});

it('shows prices before GST until the rates are known, or if that is the shop’s setting', async () => {
  const { unmount } = await open({ 'GET /product/lines': () => new Promise(() => undefined) });
  expect(within(summary()).getByText('₹43.31 × 2')).toBeInTheDocument();
  expect(within(summary()).getAllByText('+ GST')).toHaveLength(2);
  unmount();
  await open({ 'GET /storefront': {} });
  const labels = ['Items', 'Discount', 'Shipping', '5% GST', '12% GST', 'Rounding', 'Payable total'];
  await waitFor(() => expect(rows(summary()).map(([label]) => label)).toEqual(labels));
  expect(summary().textContent).not.toContain('incl. GST');
});
