import { describe, expect, it } from '@jest/globals';
import { followConnection, loadQuery, shopApi } from '@shop/api-client';
import { endpoint, get } from '@shop/api-client/endpoint';
import {
  apiFailure,
  type FakeRoutes,
  product,
  productPage,
  renderWithShop,
  sessionUser,
} from '@shop/testing';
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { act } from 'react';
import { ProductView } from './page';

// As the shell does on every page.
const { getStorefront } = shopApi.injectEndpoints({
  endpoints: (build) => ({ getStorefront: build.query(endpoint(() => get('/storefront'))) }),
}).endpoints;

const consent = {
  ...{ version: 1, language: 'en', rights: 'You can change your mind.', optional: [] },
  necessary: { signUp: '', checkout: '', contact: '' },
  alerts: 'We use your email once.',
};

async function open(
  facts: Parameters<typeof product>[0],
  routes: FakeRoutes = {},
  storefront: object = { consent },
) {
  const shown = product(facts);
  const shop = renderWithShop(<ProductView product={shown} details={shown} />, {
    routes: {
      'GET /product': productPage([]),
      'GET /storefront': storefront,
      'GET /user/verify': apiFailure(401, 'Not signed in.'),
      'POST /product/alert': { data: { confirmed: false } },
      ...routes,
    },
  });
  await act(() => loadQuery(shop.store.dispatch, getStorefront));
  await screen.findByRole('button', { name: 'Buy Now' });
  const sent = () => shop.requests.filter(({ method }) => method === 'POST').map(({ body }) => body);
  return { ...shop, id: shown._id, sent };
}

const soldOut = { stock: 0 };
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const backButton = 'Email me when it is back';

describe('the product alert', () => {
  it('is not offered by default', async () => {
    await open(soldOut, {}, {});
    expect(screen.queryByRole('button', { name: /^Email me/ })).not.toBeInTheDocument();
  });

  it('is not offered for a product without a price', async () => {
    await open({ stock: 0, rate: 0 });
    expect(screen.queryByRole('button', { name: /^Email me/ })).not.toBeInTheDocument();
  });

  it('when it is back: a guest enters an address, and is asked to confirm it', async () => {
    const { id, sent, notices } = await open(soldOut);
    await press(backButton);
    const field = await screen.findByLabelText('Email');
    expect(field).toHaveFocus();
    expect(screen.getByText('We use your email once.')).toBeInTheDocument();
    await press('Email me');
    expect(screen.getByText('Email is not valid')).toBeInTheDocument();
    await userEvent.type(field, ' asha@example.in ');
    await press('Email me');
    const done = await screen.findByText(/^Please check your inbox/);
    expect(done).toHaveFocus();
    expect(sent()).toEqual([{ productId: id, kind: 'stock', email: 'asha@example.in' }]);
    expect(notices).toEqual([]);
  });

  it('when the price drops, for a product in stock', async () => {
    const { id, sent } = await open({ stock: 5 });
    await press('Email me if the price drops');
    await userEvent.type(await screen.findByLabelText('Email'), 'asha@example.in');
    await press('Email me');
    await screen.findByText(/^Please check your inbox/);
    expect(sent()).toEqual([{ productId: id, kind: 'price', email: 'asha@example.in' }]);
  });

  it('goes to a signed-in shopper’s address without asking for it', async () => {
    const { id, sent } = await open(soldOut, {
      'GET /user/verify': sessionUser({ email: 'meera@example.in' }),
      'POST /product/alert': { data: { confirmed: true } },
    });
    await press(backButton);
    expect(await screen.findByText('meera@example.in')).toBeInTheDocument();
    expect(screen.queryByLabelText('Email')).not.toBeInTheDocument();
    await press('Email me');
    expect(await screen.findByText('You are on the list. We will email you once.')).toBeInTheDocument();
    expect(sent()).toEqual([{ productId: id, kind: 'stock' }]);
  });

  it.each([
    [
      apiFailure(429, 'Too many attempts. Please try again later.'),
      'Too many attempts. Please try again later.',
    ],
    [apiFailure(500, 'Broken'), 'Your request did not reach us. Check your connection, and try again.'],
  ])('shows a failure, and keeps what was typed', async (failure, text) => {
    const { notices } = await open(soldOut, { 'POST /product/alert': failure });
    await press(backButton);
    const field = await screen.findByLabelText('Email');
    await userEvent.type(field, 'asha@example.in');
    await press('Email me');
    expect(await screen.findByRole('alert')).toHaveTextContent(text);
    expect(field).toHaveValue('asha@example.in');
    expect(notices).toEqual([]);
  });

  it('explains that it can be sent later, while the shop cannot be reached', async () => {
    const { store } = await open(soldOut);
    await press(backButton);
    const field = await screen.findByLabelText('Email');
    const offline = /^You are offline/;
    expect(screen.queryByText(offline)).not.toBeInTheDocument();
    act(() => followConnection(store.dispatch, { isOffline: () => true, subscribe: () => () => undefined }));
    expect(screen.getByText(offline)).toBeInTheDocument();
    expect(field).toBeEnabled();
  });

  it('closes again with its button', async () => {
    await open(soldOut);
    await press(backButton);
    await screen.findByLabelText('Email');
    await press(backButton);
    expect(screen.queryByLabelText('Email')).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: backButton })).toHaveAttribute('aria-expanded', 'false');
  });
});
