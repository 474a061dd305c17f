import { beforeEach, expect, it } from '@jest/globals';
import { loadQuery, shopApi } from '@shop/api-client';
import { endpoint, get } from '@shop/api-client/endpoint';
import { addToCart } from '@shop/store';
import { apiFailure, type FakeRequest, productCard, renderWithShop } from '@shop/testing';
import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { act } from 'react';
import { CartPage } from './page';

// As the shell does on every page.
const { getStorefront } = shopApi.injectEndpoints({
  endpoints: (build) => ({
    getStorefront: build.query(endpoint(() => get('/storefront'))),
    checkDeliveryPin: build.query(
      endpoint((pin: string) => get('/delivery', { query: { pin } }), { silent: true }),
    ),
  }),
}).endpoints;

beforeEach(() => localStorage.clear());

const rule = { freeFromPaise: 500_000, pricePaise: 4_000 };

async function open(delivery: object, shippingPrice: unknown = { data: { pricePaise: 4_000 } }) {
  const shop = renderWithShop(<CartPage />, {
    route: '/cart',
    routes: {
      'GET /storefront': { delivery },
      'GET /shipping-rule': rule,
      'GET /delivery': ({ path }: FakeRequest) => ({
        ...{ pinCode: path.slice(-6), serviceable: !path.endsWith('190001') },
        ...{ earliest: '2026-12-02', latest: '2026-12-04' },
      }),
      'POST /shipping-price': shippingPrice,
    },
    actions: [addToCart(productCard({ _id: 'p1' }))],
  });
  await act(() => loadQuery(shop.store.dispatch, getStorefront));
  const asked = () => shop.requests.filter(({ path }) => path === '/shipping-price').map(({ body }) => body);
  return { ...shop, asked };
}

async function check(pin: string) {
  fireEvent.change(await screen.findByLabelText('PIN code'), { target: { value: pin } });
  await userEvent.click(screen.getByRole('button', { name: 'Check delivery' }));
}

it('shows the shipping price to the checked PIN code', async () => {
  const { asked } = await open({ checksPins: true, shippingBy: 'pin' });
  expect(await screen.findByText('Check your PIN code to see the shipping cost.')).toBeInTheDocument();
  await check('560001');
  expect(await screen.findByText('Shipping to 560001: ₹40.00 plus GST.')).toBeInTheDocument();
  expect(screen.getByText('Taxes and shipping calculated at checkout')).toBeInTheDocument();
  expect(asked()).toEqual([
    { products: [expect.objectContaining({ productId: 'p1', quantity: 1 })], pinCode: '560001' },
  ]);
  await check('190001');
  expect(await screen.findByText('We do not deliver to 190001 yet.')).toBeInTheDocument();
  expect(screen.queryByText(/^Shipping to/)).not.toBeInTheDocument();
});

it('shows a price that only depends on the cart, instead of the progress to free shipping', async () => {
  await open({ shippingBy: 'cart' }, { data: { pricePaise: 0 } });
  expect(await screen.findByText('Free shipping.')).toBeInTheDocument();
  expect(screen.queryByRole('progressbar')).not.toBeInTheDocument();
});

it('explains that the price could not be calculated', async () => {
  await open({ shippingBy: 'cart' }, apiFailure(503));
  expect(
    await screen.findByText('Shipping could not be calculated. It will be calculated at checkout.'),
  ).toBeInTheDocument();
});

it('is empty in a shop without a table', async () => {
  const { asked } = await open({ checksPins: true });
  expect(await screen.findByRole('progressbar')).toBeInTheDocument();
  await check('560001');
  expect(await screen.findByText(/^Delivered to 560001/)).toBeInTheDocument();
  expect(asked()).toEqual([]);
  expect(screen.queryByText(/shipping cost/)).not.toBeInTheDocument();
});
