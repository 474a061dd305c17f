import { beforeEach, expect, it } from '@jest/globals';
import { addToCart, sessionVerified, ShopStoreProvider } from '@shop/store';
import { createTestShop, productCard, sessionUser } from '@shop/testing';
import { act, fireEvent, screen } from '@testing-library/react';
import { useLayoutEffect, type ComponentType } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server.node';
import { MemoryRouter } from 'react-router-dom';
import { CheckoutPage } from './checkout/page';
import { OrderSuccessPage } from './order-success/page';
import { lastOrder } from '../features/session-storage';
import { placedOrder } from '../testing/placed-order';

beforeEach(() => {
  sessionStorage.clear();
  document.body.replaceChildren();
});

/** Hydrates a page in a browser with more state than the server. Returns the hydration mismatches. */
async function hydrate(
  Page: ComponentType,
  prepare: (shop: ReturnType<typeof createTestShop>) => void,
  /** Called when the page is hydrated, before it renders again with the browser's state. */
  early: () => void = () => undefined,
) {
  const Hydrated = () => {
    useLayoutEffect(early, []);
    return <Page />;
  };
  const page = (store: ReturnType<typeof createTestShop>['store']) => (
    <ShopStoreProvider store={store}>
      <MemoryRouter>
        <Hydrated />
      </MemoryRouter>
    </ShopStoreProvider>
  );
  const root = document.body.appendChild(document.createElement('div'));
  root.innerHTML = renderToString(page(createTestShop().store));
  const shop = createTestShop({ 'GET /order/ord_1': placedOrder() });
  prepare(shop);
  const mismatches: unknown[] = [];
  await act(async () => {
    hydrateRoot(root, page(shop.store), { onRecoverableError: (error) => mismatches.push(error) });
  });
  return mismatches;
}

it('the checkout hydrates the server markup, and then shows the cart', async () => {
  const mismatches = await hydrate(CheckoutPage, ({ store }) => store.dispatch(addToCart(productCard())));
  expect(mismatches).toEqual([]);
  expect(screen.getByRole('region', { name: 'Order Summary' }).textContent).toContain('Botanical Washi Tape');
});

it('the success page hydrates the server markup, and then shows the order', async () => {
  const mismatches = await hydrate(OrderSuccessPage, () => lastOrder.write({ orderId: 'ord_1' }));
  expect(mismatches).toEqual([]);
  expect(await screen.findByText('VC-4F7K2-9QXBM')).toBeInTheDocument();
});

it('the checkout restores the address of an earlier visit', async () => {
  const shipping = { city: 'Pune', name: 'Meera' };
  sessionStorage.setItem('checkoutDraft', JSON.stringify({ visit: 'earlier', shipping }));
  const mismatches = await hydrate(CheckoutPage, ({ store }) => store.dispatch(addToCart(productCard())));
  expect(mismatches).toEqual([]);
  expect(screen.getByLabelText<HTMLInputElement>('City').value).toBe('Pune');
  expect(JSON.parse(sessionStorage.getItem('checkoutDraft') ?? '')).toMatchObject({ shipping });
});

it('the checkout checks a form that was sent during hydration with its stored fields', async () => {
  const shipping = { city: 'Pune', name: 'Meera' };
  sessionStorage.setItem('checkoutDraft', JSON.stringify({ visit: 'earlier', shipping }));
  await hydrate(
    CheckoutPage,
    ({ store }) => store.dispatch(addToCart(productCard())),
    () => void fireEvent.submit(screen.getByRole('form', { name: 'Shipping Information' })),
  );
  const summary = await screen.findByRole('alert');
  expect(summary).toHaveTextContent('Email is required');
  expect(summary).not.toHaveTextContent(/(Full name|Name|City) is required/);
});

it('the checkout fills in a signed-in shopper without a stored address', async () => {
  const shipping = { name: 'Meera' };
  sessionStorage.setItem('checkoutDraft', JSON.stringify({ visit: 'earlier', shipping }));
  await hydrate(CheckoutPage, ({ store }) => {
    store.dispatch(addToCart(productCard()));
    store.dispatch(sessionVerified(sessionUser()));
  });
  const values = ['Full name', 'Email'].map((label) => screen.getByLabelText<HTMLInputElement>(label).value);
  expect(values).toEqual(['Meera', 'asha@example.in']);
});

it('the checkout shows that there is nothing to buy after hydration', async () => {
  expect(await hydrate(CheckoutPage, () => undefined)).toEqual([]);
  expect(screen.getByText('There is nothing to check out')).toBeInTheDocument();
});
