import { describe, expect, it } from '@jest/globals';
import { createTestShop, productCard } from '@shop/testing';
import { selectCartItems } from './cart/cart-selectors';
import { addToCart, removeFromCart, setCartLineCount } from './cart/cart-slice';
import { moveToCart, moveToWishlist } from './moves';
import { selectWishlistCount, selectWishlistItems } from './wishlist/wishlist-state';
import { addToWishlist } from './wishlist/wishlist-slice';

const tape = { ...productCard({ _id: 'tape', colors: 'Sepia,Sage' }), flashSale: true };
const pen = productCard({ _id: 'pen' });

function shop() {
  const { store } = createTestShop();
  const { dispatch } = store;
  const line = (productId: string) => {
    const found = selectCartItems(store.getState()).find((item) => item.productId === productId);
    if (!found) throw new Error(`No cart line of ${productId}`);
    return found;
  };
  const entry = (productId: string) => {
    const found = selectWishlistItems(store.getState()).find((item) => item.productId === productId);
    if (!found) throw new Error(`No wishlist entry of ${productId}`);
    return found;
  };
  const lists = () => ({
    lines: selectCartItems(store.getState()).map(({ productId, count }) => [productId, count]),
    count: store.getState().cart.count,
    wishes: selectWishlistItems(store.getState()).map(({ productId }) => productId),
    entryCount: selectWishlistCount(store.getState()),
  });
  return { dispatch, line, entry, lists };
}

describe('a line that moves to the wishlist', () => {
  it('is removed from the cart as a whole, and both counts change by one', () => {
    const { dispatch, line, lists } = shop();
    [tape, pen].forEach((product) => dispatch(addToCart(product)));
    dispatch(setCartLineCount({ productId: 'tape', count: 3 }));
    dispatch(moveToWishlist(line('tape')));
    expect(lists()).toEqual({ lines: [['pen', 1]], count: 3, wishes: ['tape'], entryCount: 1 });
  });

  it('does not change an existing wishlist entry', () => {
    const { dispatch, line, lists } = shop();
    dispatch(addToWishlist(tape));
    dispatch(addToCart(tape));
    dispatch(moveToWishlist(line('tape')));
    expect(lists()).toEqual({ lines: [], count: 0, wishes: ['tape'], entryCount: 1 });
  });
});

describe('a line of one colour', () => {
  it('moves without the other colours, and keeps its colour when moved back', () => {
    const { dispatch, line, entry, lists } = shop();
    dispatch(addToCart({ ...tape, color: 'Sage' }));
    dispatch(addToCart({ ...tape, color: 'Sepia' }));
    const sage = line('tape');
    dispatch(moveToWishlist(sage));
    expect(lists()).toMatchObject({ lines: [['tape', 1]], wishes: ['tape'] });
    expect(line('tape').color).toBe('Sepia');
    dispatch(removeFromCart('tape'));
    dispatch(moveToCart(entry('tape')));
    expect(line('tape')).toEqual(sage);
  });
});

describe('a wishlist entry that moves to the cart', () => {
  it('becomes a line of one unit, as if its product had been added', () => {
    const { dispatch, line, entry, lists } = shop();
    dispatch(addToCart(tape));
    const added = line('tape');
    dispatch(moveToWishlist(added));
    dispatch(moveToCart(entry('tape')));
    expect(line('tape')).toEqual(added);
    expect(lists()).toEqual({ lines: [['tape', 1]], count: 1, wishes: [], entryCount: 0 });
  });

  it('adds one unit to an existing line', () => {
    const { dispatch, entry, lists } = shop();
    dispatch(addToWishlist(tape));
    dispatch(addToCart(tape));
    dispatch(moveToCart(entry('tape')));
    expect(lists()).toMatchObject({ lines: [['tape', 2]], count: 2, wishes: [] });
  });
});
