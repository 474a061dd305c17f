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
  endpoints: (build) => ({
    getStorefront: build.query(endpoint(() => get('/storefront'))),
    checkDeliveryPin: build.query(
      endpoint((pin: string) => get('/delivery', { query: { pin } }), { silent: true }),
    ),
  }),
}).endpoints;

const bengaluru = {
  ...{ pinCode: '560001', serviceable: true, zone: 'South', city: 'Bengaluru', state: 'Karnataka' },
  ...{ earliest: '2026-12-02', latest: '2026-12-04', cod: true },
};
const pune = { ...bengaluru, pinCode: '411001', city: 'Pune', state: 'Maharashtra' };
const srinagar = { pinCode: '190001', serviceable: false, city: 'Srinagar', state: 'Jammu and Kashmir' };

const pinRoutes = {
  'GET /storefront': { delivery: { checksPins: true } },
  'GET /delivery': ({ path }: { readonly path: string }) => {
    const found = [bengaluru, pune, srinagar].find(({ pinCode }) => path.includes(pinCode));
    return found ?? null;
  },
};

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});

async function open(routes: Parameters<typeof renderWithShop>[1] = {}) {
  const { ui, route } = checkoutAt([checkoutItem()]);
  const shop = renderWithShop(ui, { route, routes: { ...goodRoutes, ...pinRoutes, ...routes.routes } });
  await act(() => loadQuery(shop.store.dispatch, getStorefront));
  return shop;
}

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const type = (label: string, value: string) => fireEvent.change(field(label), { target: { value } });

it('fills in city and state from the PIN code, until the shopper changes them', async () => {
  await open();
  type('PIN code', '560 001');
  expect(await screen.findByText('Delivered to 560001 between 2 Dec and 4 Dec.')).toBeInTheDocument();
  expect([field('City').value, field('State').value]).toEqual(['Bengaluru', 'Karnataka']);
  type('PIN code', '411001');
  await waitFor(() => expect(field('City').value).toBe('Pune'));
  type('City', 'Pimpri');
  type('PIN code', '560001');
  await waitFor(() => expect(field('State').value).toBe('Karnataka'));
  expect(field('City').value).toBe('Pimpri');
  expect(localStorage.getItem('deliveryPin')).toBe('560001');
});

it('starts with the PIN code that an earlier page checked', async () => {
  localStorage.setItem('deliveryPin', '411001');
  await open();
  await waitFor(() => expect(field('PIN code').value).toBe('411001'));
  await waitFor(() => expect(field('City').value).toBe('Pune'));
});

it.each([
  ['190001', 'We do not deliver to 190001 yet.'],
  ['5600', 'Enter a PIN code of six digits, such as 560001.'],
])('does not continue with the PIN code %s', async (pinCode, message) => {
  const { requests } = await open();
  type('PIN code', pinCode);
  if (pinCode === '190001') {
    await waitFor(() => expect(requests.at(-1)?.path).toBe('/delivery?pin=190001'));
    await waitFor(() => expect(field('City').value).toBe('Srinagar'));
  }
  goToPayment({ ...shippingDetails(), pinCode });
  expect(screen.getByRole('alert')).toHaveFocus();
  expect(screen.getByRole('textbox', { description: message })).toHaveValue(pinCode);
});

it('shows the server’s refusal next to the field', async () => {
  const message = 'We do not deliver to 411001 yet.';
  await open({ routes: { 'POST /payment/checkout': apiFailure(422, message, 'pinCode') } });
  goToPayment({ ...shippingDetails(), pinCode: '411001' });
  await userEvent.click(screen.getByRole('button', { name: /^Pay/ }));
  expect(await screen.findByRole('textbox', { description: message })).toHaveValue('411001');
  expect(screen.getByRole('alert')).toHaveFocus();
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
});

it('offers all states in a shop that delivers to them', async () => {
  await open({ routes: { 'GET /storefront': { delivery: { allStates: true } } } });
  await waitFor(() => expect(field('State')).toHaveTextContent('Kerala'));
  goToPayment({ ...shippingDetails(), state: 'Kerala' });
  expect(screen.getByRole('heading', { name: 'Complete Payment' })).toBeInTheDocument();
});

it('does not check anything by default', async () => {
  const { requests } = await open({ routes: { 'GET /storefront': {} } });
  goToPayment({ ...shippingDetails(), pinCode: 'unknown' });
  expect(screen.getByRole('heading', { name: 'Complete Payment' })).toBeInTheDocument();
  expect(requests.filter(({ path }) => path.startsWith('/delivery'))).toEqual([]);
});
