import { describe, expect, it, jest } from '@jest/globals';
import { createTestShop, productCard } from '@shop/testing';
import { addToCart, cartRestored } from './cart/cart-slice';
import { createShopStore } from './create-store';
import { claimPage } from './page-claim';
import type { ItemAddedListener } from './item-added';
import { onItemAdded } from './store-internals';
import { moveToCart, moveToWishlist } from './moves';
import { addToWishlist } from './wishlist/wishlist-slice';

describe('createShopStore', () => {
  it('makes one store a page and refuses a second', () => {
    expect(createShopStore().getState().cart.count).toBe(0);
    expect(() => createShopStore()).toThrow('This page already has a shop store');
  });

  it('makes as many as a test asks for, each with a state of its own', () => {
    const one = createShopStore({ allowMany: true });
    const other = createShopStore({ allowMany: true });
    one.dispatch(addToCart(productCard()));
    expect(one.getState().cart.count).toBe(1);
    expect(other.getState().cart.count).toBe(0);
  });

  it('starts with the state that a server sent, and empty where it sent none', () => {
    const sent = { session: { user: { name: 'Asha', email: 'asha@example.in' }, known: true } };
    const store = createShopStore({ allowMany: true, preloadedState: JSON.parse(JSON.stringify(sent)) });
    expect(store.getState().session).toEqual(sent.session);
    expect(store.getState().cart.cartItems).toEqual([]);
  });

  it('hands `extra` to thunks', () => {
    const store = createShopStore({ allowMany: true, extra: 'the environment' });
    expect(store.dispatch((_dispatch, _getState, extra) => extra)).toBe('the environment');
  });
});

describe('claimPage', () => {
  it('is seen by every copy of the package', () => {
    const page = { [Symbol.for('@shop/store')]: true };
    expect(() => claimPage(page)).toThrow('share @shop/store as a singleton');
  });
});

describe('onItemAdded', () => {
  it('reports adds that took effect, and nothing else', () => {
    const { store } = createTestShop();
    const listener = jest.fn<ItemAddedListener>();
    const stop = onItemAdded(store, listener);
    store.dispatch(addToCart(null));
    store.dispatch(cartRestored({ items: [], count: 2 }));
    expect(listener).not.toHaveBeenCalled();

    store.dispatch(addToCart(productCard()));
    store.dispatch(addToWishlist(productCard()));
    store.dispatch(addToWishlist(productCard()));
    store.dispatch(addToCart(productCard()));
    expect(listener.mock.calls).toEqual([['cart'], ['wishlist'], ['cart']]);

    const [line] = store.getState().cart.cartItems;
    const [entry] = store.getState().wishlist.wishlistItems;
    if (!line || !entry) throw new Error('The product is in neither list.');
    // It is wished already, so only its way back is an add.
    store.dispatch(moveToWishlist(line));
    expect(listener).toHaveBeenCalledTimes(3);
    store.dispatch(moveToCart(entry));
    store.dispatch(moveToWishlist({ ...line, productId: 'another' }));
    expect(listener.mock.calls.slice(3)).toEqual([['cart'], ['wishlist']]);

    stop();
    store.dispatch(addToCart(productCard()));
    expect(listener).toHaveBeenCalledTimes(5);
  });
});
