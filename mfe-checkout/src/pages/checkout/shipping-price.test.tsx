import { beforeEach, expect, it } from '@jest/globals';
import { loadQuery, shopApi } from '@shop/api-client';
import { endpoint, get } from '@shop/api-client/endpoint';
import { apiFailure, type FakeRequest, renderWithShop, shippingDetails } from '@shop/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { act } from 'react';
import { checkoutAt, checkoutItem, confirmation, goodRoutes, goToPayment } from '../../testing/checkout';

// As the shell does on every page.
const { getStorefront } = shopApi.injectEndpoints({
  endpoints: (build) => ({
    getStorefront: build.query(endpoint(() => get('/storefront'))),
    checkDeliveryPin: build.query(
      endpoint((pin: string) => get('/delivery', { query: { pin } }), { silent: true }),
    ),
  }),
}).endpoints;

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});

const pinOf = ({ body }: FakeRequest) => (body as { pinCode?: string }).pinCode;

/** 40 rupees to Bengaluru, and free to Pune. */
const byPin = (request: FakeRequest) => ({
  data: { pricePaise: pinOf(request) === '411001' ? 0 : 4_000 },
});

const routes: NonNullable<Parameters<typeof renderWithShop>[1]>['routes'] = {
  ...goodRoutes,
  'GET /storefront': { delivery: { checksPins: true, shippingBy: 'pin' } },
  'GET /delivery': ({ path }: FakeRequest) => ({
    ...{ pinCode: path.slice(-6), serviceable: !path.endsWith('190001') },
    ...{ earliest: '2026-12-02', latest: '2026-12-04' },
  }),
  'POST /shipping-price': byPin,
};

async function open(more: typeof routes = {}) {
  const { ui, route, provider } = checkoutAt([checkoutItem()]);
  const shop = renderWithShop(ui, { route, routes: { ...routes, ...more } });
  await act(() => loadQuery(shop.store.dispatch, getStorefront));
  const asked = () =>
    shop.requests.filter(({ path }) => path === '/shipping-price').map(({ body }) => body as object);
  return { ...shop, provider, asked };
}

const summary = () => within(screen.getByRole('region', { name: 'Order Summary' }));
const totals = () =>
  screen.getAllByRole('term').map((term) => [term.textContent, term.nextSibling?.textContent]);
const typePin = (value: string) => fireEvent.change(screen.getByLabelText('PIN code'), { target: { value } });

it('asks for the PIN code, and then shows the shipping price to it', async () => {
  const { asked } = await open();
  await waitFor(() => expect(totals()).toContainEqual(['Shipping', 'Enter your PIN code']));
  expect(totals()).toContainEqual(['Total without shipping', '₹320.00']);
  expect(screen.getByText('2 items, ₹320 plus shipping')).toBeInTheDocument();
  typePin('5600');
  expect(asked()).toEqual([]);
  typePin('560001');
  expect(totals()).toContainEqual(['Shipping', 'Calculating…']);
  await waitFor(() => expect(totals()).toContainEqual(['Shipping', '₹40.00']));
  // 285 + 40 with 12 percent of GST is 364.
  expect(totals()).toContainEqual(['Payable total', '₹364.00']);
  expect(screen.getByText('2 items, ₹364 to pay')).toBeInTheDocument();
  typePin('411001');
  await waitFor(() => expect(totals()).toContainEqual(['Shipping', 'Free']));
  expect(totals()).toContainEqual(['Payable total', '₹320.00']);
  const products = [{ productId: 'p1', quantity: 2, color: 'Sage' }];
  expect(asked()).toEqual([
    { products, pinCode: '560001' },
    { products, pinCode: '411001' },
  ]);
});

it('charges what it shows', async () => {
  const { provider, requests, location } = await open();
  goToPayment({ ...shippingDetails(), pinCode: '560001' });
  await userEvent.click(await screen.findByRole('button', { name: 'Pay ₹364' }));
  await waitFor(() => expect(provider.windows).toHaveLength(1));
  expect(requests.find(({ path }) => path === '/payment/checkout')?.body).toMatchObject({
    amount: 36_400,
    pinCode: '560001',
  });
  provider.close({ kind: 'responded', response: confirmation });
  await waitFor(() => expect(location().pathname).toBe('/checkout/success'));
});

it('shows the new total if the table was replaced in the meantime', async () => {
  let pricePaise = 4_000;
  const { provider } = await open({
    'POST /shipping-price': () => ({ data: { pricePaise } }),
    'POST /payment/checkout': () => {
      const isOld = pricePaise === 4_000;
      // Staff replaced the table after the page had read its price.
      pricePaise = 5_500;
      return isOld
        ? apiFailure(409, 'The total is now ₹381. Please review your cart.')
        : goodRoutes['POST /payment/checkout'];
    },
  });
  goToPayment({ ...shippingDetails(), pinCode: '560001' });
  await userEvent.click(await screen.findByRole('button', { name: 'Pay ₹364' }));
  await userEvent.click(await screen.findByRole('button', { name: 'OK' }));
  expect(summary().getByText('The total is now ₹381. Please review your cart.')).toBeInTheDocument();
  await userEvent.click(await screen.findByRole('button', { name: 'Pay ₹381' }));
  await waitFor(() => expect(provider.windows).toHaveLength(1));
});

it('does not let the shopper pay without the price, and offers a retry', async () => {
  let fails = true;
  await open({
    'POST /shipping-price': (request: FakeRequest) => (fails ? apiFailure(503) : byPin(request)),
  });
  goToPayment({ ...shippingDetails(), pinCode: '560001' });
  const message = 'Shipping could not be calculated. Check your connection and try again.';
  expect(await screen.findByText(message)).toBeInTheDocument();
  expect(screen.getByRole('button', { name: /^Pay/ })).toBeDisabled();
  expect(totals()).toContainEqual(['Shipping', 'Not calculated']);
  fails = false;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('button', { name: 'Pay ₹364' })).toBeEnabled();
  expect(screen.queryByText(message)).not.toBeInTheDocument();
});

it('shows the message for a place that is not served only next to the field', async () => {
  await open({ 'POST /shipping-price': apiFailure(422, 'We do not deliver to 190001 yet.', 'pinCode') });
  typePin('190001');
  expect(await screen.findByText('We do not deliver to 190001 yet.')).toBeInTheDocument();
  await waitFor(() => expect(totals()).toContainEqual(['Shipping', 'Enter your PIN code']));
});

it('does not ask for a PIN code if the table only depends on the cart', async () => {
  const { asked } = await open({ 'GET /storefront': { delivery: { shippingBy: 'cart' } } });
  await waitFor(() => expect(totals()).toContainEqual(['Shipping', '₹40.00']));
  goToPayment({ ...shippingDetails(), pinCode: '560001' });
  expect(await screen.findByRole('button', { name: 'Pay ₹364' })).toBeEnabled();
  expect(asked()).toEqual([{ products: [{ productId: 'p1', quantity: 2, color: 'Sage' }] }]);
});

it('prices a coupon for the PIN code', async () => {
  const quote = { code: 'FREESHIP', taxes: [{ gstRate: 12, taxablePaise: 28_500, taxPaise: 3_420 }] };
  const { requests } = await open({
    'GET /coupon': { available: true },
    'POST /coupon': (request: FakeRequest) => {
      const shippingPaise = pinOf(request) === undefined ? 0 : 4_000;
      const amounts = { taxPaise: 3_420, roundingPaise: 80, payablePaise: 32_000 };
      return { data: { ...quote, ...amounts, couponPaise: shippingPaise, shippingPaise } };
    },
  });
  await userEvent.click(await screen.findByText('Have a coupon?'));
  await userEvent.type(screen.getByLabelText('Coupon code'), 'FREESHIP');
  await userEvent.click(screen.getByRole('button', { name: 'Apply' }));
  await waitFor(() => expect(totals()).toContainEqual(['Coupon FREESHIP', '−₹0.00']));
  typePin('560001');
  await waitFor(() => expect(totals()).toContainEqual(['Coupon FREESHIP', '−₹40.00']));
  expect(totals()).toContainEqual(['Shipping', '₹40.00']);
  expect(totals()).toContainEqual(['Payable total', '₹320.00']);
  expect(requests.filter(({ path, method }) => path === '/coupon' && method === 'POST').map(pinOf)).toEqual(
    expect.arrayContaining([undefined, '560001']),
  );
});

it('sends no request in a shop without a table', async () => {
  const { asked, requests } = await open({
    'GET /storefront': {},
    'GET /shipping-rule': { freeFromPaise: 40_000, pricePaise: 4_000 },
  });
  await waitFor(() => expect(totals()).toContainEqual(['Shipping', '₹40.00']));
  typePin('560001');
  expect(asked()).toEqual([]);
  expect(requests.some(({ path }) => path === '/shipping-rule')).toBe(true);
});
