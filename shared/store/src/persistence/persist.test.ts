import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { storageKeys } from '@shop/config';
import { lineColour } from '@shop/contracts/product-colours';
import { createTestShop, productCard } from '@shop/testing';
import { addToCart, clearCart, removeFromCart, toggleCart } from '../cart/cart-slice';
import { toCartItem } from '../cart/cart-state';
import type { ShopStore } from '../store-types';
import { addToWishlist, clearWishlist } from '../wishlist/wishlist-slice';
import { persistToStorage, restoreFromStorage } from './persist';
import type { ShopStorage } from './storage';

const tape = productCard({ _id: 'tape' });
const pen = productCard({ _id: 'pen' });
const stops: (() => void)[] = [];

/** A page of the shop as the shell starts it. */
function openPage(storage: ShopStorage = localStorage): ShopStore {
  const { store } = createTestShop();
  restoreFromStorage(store, storage);
  stops.push(persistToStorage(store, storage));
  return store;
}

/** The browser's storage event in the other tabs. */
function notifyOtherTabs(key: string | null): void {
  window.dispatchEvent(new StorageEvent('storage', { key, storageArea: localStorage }));
}

const cartOf = ({ getState }: ShopStore) => ({
  lines: getState().cart.cartItems.map(({ productId, count }) => [productId, count]),
  count: getState().cart.count,
});

afterEach(() => {
  stops.splice(0).forEach((stop) => stop());
  localStorage.clear();
});

describe('the persisted cart and wishlist', () => {
  it('are restored with their counts after a reload, without changing the panels', () => {
    const before = openPage();
    [addToCart(tape), addToCart(tape), addToCart(pen), toggleCart(), addToWishlist(pen)].forEach(
      before.dispatch,
    );
    const after = openPage();
    expect(after.getState().cart.cartItems).toEqual(before.getState().cart.cartItems);
    expect(after.getState().cart).toMatchObject({ count: 3, open: false });
    expect(after.getState().wishlist.wishlistItems).toEqual(before.getState().wishlist.wishlistItems);
    expect(after.getState().wishlist).toMatchObject({ wishlistCount: 1, open: false });
  });

  it('keep each colour, in other tabs too; an older line gets the first colour', () => {
    const washi = productCard({ _id: 'washi', colors: 'Sepia, Sage' });
    const { color: _color, ...older } = toCartItem(washi);
    localStorage.setItem(storageKeys.cartItems, JSON.stringify([older]));
    localStorage.setItem(storageKeys.storeCount, '1');
    const [page, other] = [openPage(), openPage()];
    page.dispatch(addToCart({ ...washi, color: 'Sage' }));
    page.dispatch(addToCart({ ...washi, color: 'Sepia' }));
    notifyOtherTabs(storageKeys.cartItems);
    for (const store of [page, other, openPage()]) {
      expect(store.getState().cart.cartItems.map((line) => [lineColour(line), line.count])).toEqual([
        ['Sepia', 2],
        ['Sage', 1],
      ]);
      expect(store.getState().cart.count).toBe(3);
    }
  });

  it('are stored under the keys of the specification', () => {
    const { dispatch } = openPage();
    dispatch(addToCart(tape));
    dispatch(addToCart(tape));
    dispatch(addToWishlist(pen));
    expect(JSON.parse(localStorage.getItem(storageKeys.cartItems) ?? '')).toEqual([
      { ...toCartItem(tape), count: 2 },
    ]);
    expect(localStorage.getItem(storageKeys.storeCount)).toBe('2');
    expect(localStorage.getItem(storageKeys.wishlistCount)).toBe('1');
    expect(localStorage.getItem(storageKeys.wishlistItems)).toContain('"pen"');
  });

  it('keep the stored count of the badge, even for an empty cart', () => {
    const { dispatch } = openPage();
    dispatch(addToCart(tape));
    dispatch(addToCart(tape));
    dispatch(removeFromCart('tape'));
    expect(cartOf(openPage())).toEqual({ lines: [], count: 1 });
  });

  it('leave no entries once they are cleared', () => {
    const { dispatch } = openPage();
    [addToCart(tape), addToWishlist(pen), clearCart()].forEach(dispatch);
    expect(Object.keys(localStorage).sort()).toEqual([storageKeys.wishlistCount, storageKeys.wishlistItems]);
    dispatch(clearWishlist());
    expect(localStorage).toHaveLength(0);
  });

  it('are not written before a change, or after persistence was stopped', () => {
    const store = openPage();
    store.dispatch(toggleCart());
    expect(localStorage).toHaveLength(0);
    stops.splice(0).forEach((stop) => stop());
    store.dispatch(addToCart(tape));
    expect(localStorage).toHaveLength(0);
  });
});

describe('storage with unexpected contents', () => {
  it.each([
    ['invalid JSON', '{"cart'],
    ['an object', '{"cartItems":[]}'],
    ['null', 'null'],
    ['a number', '7'],
    ['entries of another shop', '[{"sku":"x","qty":2}, null, 3, "tape"]'],
  ])('gives an empty cart for %s', (_name, items) => {
    localStorage.setItem(storageKeys.cartItems, items);
    localStorage.setItem(storageKeys.storeCount, '5');
    expect(cartOf(openPage())).toEqual({ lines: [], count: 0 });
  });

  it.each(['-2', 'many', '1.5', 'null', '{}', '1e400', ''])(
    'derives a count of %p from the lines',
    (count) => {
      localStorage.setItem(
        storageKeys.cartItems,
        JSON.stringify([{ ...toCartItem(tape), count: 2 }, toCartItem(pen)]),
      );
      localStorage.setItem(storageKeys.storeCount, count);
      expect(cartOf(openPage()).count).toBe(3);
    },
  );

  it('keeps valid lines without duplicates, and counts those', () => {
    const good = { ...toCartItem(tape), count: 2 };
    localStorage.setItem(
      storageKeys.cartItems,
      JSON.stringify([good, { productId: 'x' }, good, toCartItem(pen)]),
    );
    localStorage.setItem(storageKeys.storeCount, '9');
    expect(cartOf(openPage())).toEqual({
      lines: [
        ['tape', 2],
        ['pen', 1],
      ],
      count: 3,
    });
  });
});

describe('blocked storage', () => {
  const refuse = () => {
    throw new DOMException('Refused', 'QuotaExceededError');
  };

  it('is ignored if it can be neither read nor written', () => {
    const store = openPage({ getItem: refuse, setItem: refuse, removeItem: refuse });
    store.dispatch(addToCart(tape));
    store.dispatch(clearCart());
    store.dispatch(addToCart(pen));
    expect(cartOf(store)).toEqual({ lines: [['pen', 1]], count: 1 });
  });

  it('does not revert the cart to the last saved state', () => {
    let full = false;
    const storage: ShopStorage = {
      getItem: (key) => localStorage.getItem(key),
      setItem: (key, value) => (full ? refuse() : localStorage.setItem(key, value)),
      removeItem: (key) => localStorage.removeItem(key),
    };
    const store = openPage(storage);
    store.dispatch(addToCart(tape));
    full = true;
    store.dispatch(addToCart(pen));
    document.dispatchEvent(new Event('visibilitychange'));
    expect(cartOf(store).count).toBe(2);
  });

  it('is reported once until a change is saved again', () => {
    let full = true;
    const storage: ShopStorage = {
      getItem: (key) => localStorage.getItem(key),
      setItem: (key, value) => (full ? refuse() : localStorage.setItem(key, value)),
      removeItem: (key) => localStorage.removeItem(key),
    };
    const { store } = createTestShop();
    const onUnsaved = jest.fn();
    persistToStorage(store, storage, onUnsaved);
    store.dispatch(addToCart(tape));
    store.dispatch(addToCart(pen));
    expect(onUnsaved).toHaveBeenCalledTimes(1);
    full = false;
    store.dispatch(addToCart(pen));
    full = true;
    store.dispatch(addToCart(pen));
    expect(onUnsaved).toHaveBeenCalledTimes(2);
  });

  it('is reported if there is no storage', () => {
    const { store } = createTestShop();
    const onUnsaved = jest.fn();
    const stop = persistToStorage(store, null, onUnsaved);
    store.dispatch(addToCart(tape));
    expect(onUnsaved).toHaveBeenCalledTimes(1);
    stop();
  });

  it('may be missing', () => {
    const { store } = createTestShop();
    restoreFromStorage(store, null);
    const stop = persistToStorage(store, null);
    store.dispatch(addToCart(tape));
    stop();
    expect(cartOf(store).count).toBe(1);
  });
});

describe('two tabs of one shopper', () => {
  it('are in sync as soon as one of them changes something', () => {
    const here = openPage();
    const there = openPage();
    here.dispatch(addToCart(tape));
    notifyOtherTabs(storageKeys.cartItems);
    expect(cartOf(there)).toEqual({ lines: [['tape', 1]], count: 1 });

    there.dispatch(addToCart(pen));
    there.dispatch(addToWishlist(pen));
    notifyOtherTabs(storageKeys.storeCount);
    expect(cartOf(here)).toEqual(cartOf(there));
    expect(here.getState().wishlist.wishlistCount).toBe(1);

    here.dispatch(clearCart());
    notifyOtherTabs(storageKeys.cartItems);
    expect(cartOf(there)).toEqual({ lines: [], count: 0 });
  });

  it("are both emptied when the browser deletes the site's data", () => {
    const store = openPage();
    store.dispatch(addToCart(tape));
    localStorage.clear();
    notifyOtherTabs(null);
    expect(cartOf(store)).toEqual({ lines: [], count: 0 });
  });

  it('keep separate panels, and do not write back', () => {
    const here = openPage();
    const there = openPage();
    there.dispatch(toggleCart());
    here.dispatch(addToCart(tape));
    const written = localStorage.getItem(storageKeys.cartItems);
    localStorage.setItem(storageKeys.cartItems, `${written} `);
    notifyOtherTabs(storageKeys.cartItems);
    expect(there.getState().cart.open).toBe(true);
    expect(localStorage.getItem(storageKeys.cartItems)).toBe(`${written} `);
  });

  it('ignore storage entries of other keys', () => {
    const store = openPage();
    localStorage.setItem(storageKeys.cartItems, JSON.stringify([toCartItem(tape)]));
    notifyOtherTabs('theme');
    expect(cartOf(store).count).toBe(0);
  });

  it.each([
    ['is shown again', () => document.dispatchEvent(new Event('visibilitychange'))],
    ['comes back from the back/forward cache', () => window.dispatchEvent(new Event('pageshow'))],
  ])('are in sync when a frozen page %s', (_name, wake) => {
    const here = openPage();
    localStorage.setItem(storageKeys.cartItems, JSON.stringify([toCartItem(tape)]));
    localStorage.setItem(storageKeys.storeCount, '1');
    wake();
    expect(cartOf(here)).toEqual({ lines: [['tape', 1]], count: 1 });
  });
});
