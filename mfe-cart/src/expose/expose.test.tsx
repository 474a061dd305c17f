/** @jest-environment node */
import { expect, it } from '@jest/globals';
import type { RemoteDescriptor } from '@shop/contracts';
import { addToCart, ShopStoreProvider } from '@shop/store';
import { createTestShop, productCard } from '@shop/testing';
import { readFileSync } from 'node:fs';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import * as cartPage from './cart-page';
import * as cartPanel from './cart-panel';
import * as wishlistPanel from './wishlist-panel';

const descriptor = JSON.parse(
  readFileSync(new URL('../../remote.json', import.meta.url), 'utf8'),
) as RemoteDescriptor;

const modules: Record<string, { readonly Component: unknown }> = {
  'cart-page': cartPage,
  'cart-panel': cartPanel,
  'wishlist-panel': wishlistPanel,
};

it('exposes the modules in the descriptor', () => {
  expect(Object.keys(modules).sort()).toEqual([...descriptor.exposes].sort());
  for (const { module } of [...descriptor.routes, ...descriptor.slots]) {
    expect(typeof modules[module]?.Component).toBe('function');
  }
});

it('has a title for the cart page', () => {
  expect(cartPage.head().title).toBe('Cart');
});

it('renders no cart lines on the server, even if its store has some', () => {
  const { store } = createTestShop();
  store.dispatch(addToCart(productCard({ title: 'Booti Washi' })));
  const html = renderToString(
    <ShopStoreProvider store={store}>
      <MemoryRouter initialEntries={['/cart']}>
        <cartPage.Component />
      </MemoryRouter>
    </ShopStoreProvider>,
  );
  expect(html).toContain('Loading cart');
  expect(html).not.toContain('Booti Washi');
});
