import { describe, expect, it, jest } from '@jest/globals';
import { limits } from '@shop/config';
import { createTestShop, productCard } from '@shop/testing';
import { addToCart, cartRestored, setCartLineCount } from './cart/cart-slice';
import { claimPage, createShopStore } from './create-store';
import type { CartLimitListener, ItemAddedListener } from './item-added';
import { onCartLimit, onItemAdded } from './store-internals';
import { moveToCart, moveToWishlist } from './moves';
import { addToWishlist } from './wishlist/wishlist-slice';

describe('createShopStore', () => {
  it('creates one store for a page and refuses a second', () => {
    expect(createShopStore().getState().cart.count).toBe(0);
    expect(() => createShopStore()).toThrow('This page already has a shop store');
  });

  it('creates several with `allowMany`, each with separate state', () => {
    const one = createShopStore({ allowMany: true });
    const other = createShopStore({ allowMany: true });
    one.dispatch(addToCart(productCard()));
    expect(one.getState().cart.count).toBe(1);
    expect(other.getState().cart.count).toBe(0);
  });

  it("starts with the server's state, or else empty", () => {
    const sent = { session: { user: { name: 'Asha', email: 'asha@example.in' }, known: true } };
    const store = createShopStore({ allowMany: true, preloadedState: JSON.parse(JSON.stringify(sent)) });
    expect(store.getState().session).toEqual(sent.session);
    expect(store.getState().cart.cartItems).toEqual([]);
  });

  it('passes `extra` to thunks', () => {
    const store = createShopStore({ allowMany: true, extra: 'the environment' });
    expect(store.dispatch((_dispatch, _getState, extra) => extra)).toBe('the environment');
  });
});

describe('claimPage', () => {
  it('is visible to every copy of the package', () => {
    const page = { [Symbol.for('@shop/store')]: true };
    expect(() => claimPage(page)).toThrow('share @shop/store as a singleton');
  });
});

describe('onItemAdded', () => {
  it('reports only adds that took effect', () => {
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
    // It is already in the wishlist, so only its move back is an add.
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

describe('onCartLimit', () => {
  function openLimited() {
    const { store } = createTestShop();
    const limited = jest.fn<CartLimitListener>();
    const added = jest.fn<ItemAddedListener>();
    onItemAdded(store, added);
    return { store, limited, added, stop: onCartLimit(store, limited) };
  }
  const tape = productCard({ _id: 'tape', title: 'Washi Tape' });

  it('reports units that exceed the maximum of a line, however they are added', () => {
    const { store, limited, added, stop } = openLimited();
    store.dispatch(addToCart({ product: tape, quantity: limits.maxQuantity }));
    store.dispatch(setCartLineCount({ productId: 'tape', count: 2.9 }));
    store.dispatch(setCartLineCount({ productId: 'tape', count: limits.maxQuantity }));
    store.dispatch(setCartLineCount({ productId: 'none', count: limits.maxQuantity + 1 }));
    expect(limited).not.toHaveBeenCalled();
    store.dispatch(addToCart(tape));
    store.dispatch(setCartLineCount({ productId: 'tape', count: limits.maxQuantity + 1 }));
    expect(limited.mock.calls).toEqual([
      [{ reached: 'units', title: 'Washi Tape' }],
      [{ reached: 'units', title: 'Washi Tape' }],
    ]);
    expect(added).toHaveBeenCalledTimes(1);
    stop();
    store.dispatch(addToCart(tape));
    expect(limited).toHaveBeenCalledTimes(2);
  });

  it('reports a product if the cart is full, and leaves it in the wishlist', () => {
    const { store, limited, added } = openLimited();
    store.dispatch(addToCart(tape));
    const [line] = store.getState().cart.cartItems;
    if (!line) throw new Error('The tape is not in the cart.');
    const items = Array.from({ length: limits.orderLines }, (_, index) => ({
      ...line,
      productId: `p${index}`,
    }));
    store.dispatch(cartRestored({ items, count: items.length }));
    store.dispatch(addToWishlist(tape));
    added.mockClear();
    store.dispatch(addToCart(tape));
    const [entry] = store.getState().wishlist.wishlistItems;
    if (!entry) throw new Error('The tape is not on the wishlist.');
    store.dispatch(moveToCart(entry));
    expect(limited.mock.calls).toEqual([
      [{ reached: 'lines', title: 'Washi Tape' }],
      [{ reached: 'lines', title: 'Washi Tape' }],
    ]);
    expect(added).not.toHaveBeenCalled();
    expect(store.getState().wishlist.wishlistItems).toHaveLength(1);
    expect(store.getState().cart.cartItems).toHaveLength(limits.orderLines);
  });
});
