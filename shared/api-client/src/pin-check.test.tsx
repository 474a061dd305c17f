import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { apiFailure, renderWithShop } from '@shop/testing';
import { PinCheckForm } from '@shop/ui/pin-check';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { usePinCheckForm } from './pin-check';
import { endpoint, get } from './endpoint';
import { loadQuery } from './load-query';
import { shopApi } from './shop-api';

// As the shell does on every page.
const { getStorefront } = shopApi.injectEndpoints({
  endpoints: (build) => ({
    getStorefront: build.query(endpoint(() => get('/storefront'))),
    checkDeliveryPin: build.query(
      endpoint((pin: string) => get('/delivery', { query: { pin } }), { silent: true }),
    ),
  }),
}).endpoints;

function Check() {
  const form = usePinCheckForm();
  return form && <PinCheckForm {...form} />;
}

const delivered = {
  ...{ pinCode: '560001', serviceable: true, zone: 'South', cod: true },
  ...{ earliest: '2026-12-02', latest: '2026-12-04' },
};

async function open(delivery: unknown, checksPins = true) {
  const shop = renderWithShop(<Check />, {
    routes: { 'GET /storefront': checksPins ? { delivery: { checksPins } } : {}, 'GET /delivery': delivery },
  });
  await act(() => loadQuery(shop.store.dispatch, getStorefront));
  if (checksPins) await screen.findByLabelText('PIN code');
  return shop;
}

const field = () => screen.getByLabelText('PIN code');
const check = () => userEvent.click(screen.getByRole('button', { name: 'Check delivery' }));

beforeEach(() => localStorage.clear());
afterEach(() => void jest.restoreAllMocks());

it('is empty in a shop that does not check PIN codes', async () => {
  const { requests } = await open(delivered, false);
  expect(screen.queryByRole('form')).not.toBeInTheDocument();
  expect(requests.map(({ path }) => path)).toEqual(['/storefront']);
});

it('shows the days of the delivery, and remembers the PIN code', async () => {
  const { requests, unmount } = await open(delivered);
  await userEvent.type(field(), '560 001');
  await check();
  expect(await screen.findByText('Delivered to 560001 between 2 Dec and 4 Dec.')).toBeInTheDocument();
  expect(requests.at(-1)?.path).toBe('/delivery?pin=560001');
  expect(localStorage.getItem('deliveryPin')).toBe('560001');
  unmount();
  await open({ ...delivered, latest: '2026-12-02' });
  expect(field()).toHaveValue('560001');
  expect(await screen.findByText('Delivered to 560001 by 2 Dec.')).toBeInTheDocument();
});

it('shows where the shop does not deliver', async () => {
  await open({ pinCode: '190001', serviceable: false });
  await userEvent.type(field(), '190001{Enter}');
  expect(await screen.findByText('We do not deliver to 190001 yet.')).toBeInTheDocument();
});

it('explains a malformed PIN code without a request', async () => {
  const { requests } = await open(delivered);
  await userEvent.type(field(), '5600');
  await check();
  expect(field()).toHaveAccessibleDescription('Enter a PIN code of six digits, such as 560001.');
  await userEvent.type(field(), '0');
  expect(field()).toBeValid();
  expect(requests).toHaveLength(1);
});

it('shows the message of a failed check, and checks again', async () => {
  let fails = true;
  await open(() => (fails ? apiFailure(429, 'Too many PIN codes were checked.') : delivered));
  await userEvent.type(field(), '560001');
  await check();
  await waitFor(() => expect(field()).toHaveAccessibleDescription('Too many PIN codes were checked.'));
  fails = false;
  await check();
  expect(await screen.findByText(/^Delivered to 560001/)).toBeInTheDocument();
});

it('works while the storage is blocked', async () => {
  const blocked = () => {
    throw new DOMException('blocked', 'SecurityError');
  };
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(blocked);
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(blocked);
  await open(delivered);
  await userEvent.type(field(), '560001');
  await check();
  expect(await screen.findByText(/^Delivered to 560001/)).toBeInTheDocument();
});
