import { afterEach, expect, it } from '@jest/globals';
import { accountRecordKey, storageKeys } from '@shop/config';
import { addToCart, persistToStorage, type ShopStore } from '@shop/store';
import { createTestShop, productCard, type FakeRoutes } from '@shop/testing';
import { followAccount, signOutWith } from './follow-account';

const stops: (() => void)[] = [];

afterEach(() => {
  stops.splice(0).forEach((stop) => stop());
  localStorage.clear();
});

interface Sent {
  readonly method: string;
  readonly path: string;
  readonly body?: unknown;
}

function openPage(routes: FakeRoutes = {}): { store: ShopStore; requests: readonly Sent[] } {
  const shop = createTestShop({ routes });
  stops.push(persistToStorage(shop.store, localStorage));
  stops.push(() => followAccount(shop.store, localStorage, undefined));
  return shop as never;
}

const merged = { 'POST /user/cart': { data: { revision: 1, lines: [] } } };
const signedOut = async () => ({ ok: true }) as Response;

it('a guest’s cart stays only in this browser', async () => {
  const { store, requests } = openPage(merged);
  store.dispatch(addToCart({ product: productCard({ _id: 'pen' }), quantity: 1 }));
  followAccount(store, localStorage, undefined);
  await signOutWith(signedOut);
  expect(requests).toEqual([]);
  expect(localStorage.getItem(accountRecordKey)).toBeNull();
});

it('a sign-out removes the shopper’s data from this browser, unless it fails', async () => {
  const { store } = openPage();
  store.dispatch(addToCart({ product: productCard({ _id: 'pen' }), quantity: 1 }));
  followAccount(store, localStorage, 'asha');
  localStorage.setItem('catalog-shopper-viewed', '["pen"]');
  localStorage.setItem('deliveryPin', '560001');
  await signOutWith(async () => ({ ok: false }) as Response);
  expect(localStorage.getItem(storageKeys.cartItems)).toContain('pen');
  expect(localStorage.getItem('catalog-shopper-viewed')).toBe('["pen"]');
  await signOutWith(signedOut);
  expect(Object.keys(localStorage)).toEqual([]);
  expect(store.getState().cart.cartItems).toEqual([]);
});
