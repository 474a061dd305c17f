import { expect, it } from '@jest/globals';
import { loadQuery, shopApi } from '@shop/api-client';
import { endpoint, get } from '@shop/api-client/endpoint';
import { renderWithShop } from '@shop/testing';
import { act, screen } from '@testing-library/react';
import { placedOrder } from '../../testing/placed-order';
import { PlacedOrderConfirmation } from './confirmation';

// As the shell does on every page.
const { getStorefront } = shopApi.injectEndpoints({
  endpoints: (build) => ({ getStorefront: build.query(endpoint(() => get('/storefront'))) }),
}).endpoints;

it('shows an order with GST in a shop that shows prices with it, and does not change its invoice', async () => {
  const { totals } = placedOrder();
  const order = placedOrder({
    totals: {
      ...totals,
      // 920.00 of goods after 5.00 off, and 40.00 of shipping, all with 12%: 1,075.20.
      ...{ shipping: { amountPaise: 4_000, gstRate: 12 }, coupon: { code: 'PAPER5', amountPaise: 500 } },
      taxes: [{ gstRate: 12, taxablePaise: 96_000, taxPaise: 11_520 }],
      ...{ subtotalPaise: 96_000, taxPaise: 11_520, roundingPaise: 80, payablePaise: 107_600 },
    },
  });
  const { store } = renderWithShop(<PlacedOrderConfirmation order={order} />, {
    routes: { 'GET /storefront': { pricesWithTax: true } },
  });
  const lines = screen.getByRole('list', { name: 'Ordered' });
  expect(lines.textContent).toContain('IGST 12%₹115.20Rounding₹0.80');
  const invoice = () => screen.getByRole('table', { hidden: true }).textContent;
  const printed = invoice();
  await act(() => loadQuery(store.dispatch, getStorefront));
  expect(await screen.findByText('Total, including ₹115.20 GST')).toBeInTheDocument();
  expect([...lines.children].map(({ textContent }) => textContent)).toEqual([
    'Botanical Washi Tape Sage₹159.60 × 2',
    'Lotus Stamp₹716.80 × 1',
    'Shipping₹44.80',
    'Coupon PAPER5−₹5.60',
    'Rounding₹0.80',
    'Total, including ₹115.20 GST₹1,076.00',
  ]);
  expect(invoice()).toBe(printed);
});
