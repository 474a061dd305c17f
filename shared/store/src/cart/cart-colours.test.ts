import { describe, expect, it } from '@jest/globals';
import { limits } from '@shop/config';
import { createTestShop, product, productCard } from '@shop/testing';
import { selectCartItems } from './cart-selectors';
import { addToCart, removeFromCart, returnToCart, setCartLineCount } from './cart-slice';

describe('the cart with colours', () => {
  const washi = product({ _id: 'washi', colors: 'Sepia, Sage' });
  const plain = productCard({ _id: 'plain', colors: '' });
  const sepia = { ...washi, color: 'Sepia' };
  const sage = { ...washi, color: 'Sage' };
  const linesAfter = (
    ...actions: Parameters<ReturnType<typeof createTestShop>['store']['dispatch']>[0][]
  ) => {
    const { store } = createTestShop();
    actions.forEach((action) => store.dispatch(action));
    const { cart } = store.getState();
    return { lines: cart.cartItems.map(({ color, count }) => [color, count]), count: cart.count };
  };

  it('has a line for each colour of a product, with the photo of that colour', () => {
    const { store } = createTestShop();
    [addToCart(sepia), addToCart({ product: sage, quantity: 2 })].forEach((add) => store.dispatch(add));
    expect(selectCartItems(store.getState())).toMatchObject([
      { productId: 'washi', color: 'Sepia', count: 1, photo: washi.mainPhoto },
      { productId: 'washi', color: 'Sage', count: 2, photo: washi.photos[0] },
    ]);
  });

  it('adds to the line of the chosen colour, or of the first one', () => {
    expect(linesAfter(addToCart(sage), addToCart(washi), addToCart(sage), addToCart(sepia))).toEqual({
      lines: [
        ['Sage', 2],
        ['Sepia', 2],
      ],
      count: 4,
    });
  });

  it('replaces an unknown colour with the first one', () => {
    expect(linesAfter(addToCart({ ...washi, color: 'Plum' })).lines).toEqual([['Sepia', 1]]);
    expect(linesAfter(addToCart({ ...plain, color: 'Plum' })).lines).toEqual([[undefined, 1]]);
  });

  it('removes the line of a colour, and without one all lines of the product', () => {
    const both = [addToCart(sepia), addToCart(sage), addToCart(sage)];
    expect(linesAfter(...both, removeFromCart('washi', 'Sage'))).toEqual({
      lines: [['Sepia', 1]],
      count: 2,
    });
    expect(linesAfter(...both, removeFromCart('washi'))).toEqual({ lines: [], count: 1 });
    expect(linesAfter(addToCart(plain), removeFromCart('plain', null)).lines).toEqual([]);
  });

  it('sets the line of a colour, and without one the first line of the product', () => {
    const both = [addToCart(sepia), addToCart(sage)];
    expect(
      linesAfter(...both, setCartLineCount({ productId: 'washi', color: 'Sage', count: 4 })),
    ).toMatchObject({
      lines: [
        ['Sepia', 1],
        ['Sage', 4],
      ],
      count: 5,
    });
    expect(linesAfter(...both, setCartLineCount({ productId: 'washi', count: 4 })).lines).toEqual([
      ['Sepia', 4],
      ['Sage', 1],
    ]);
  });

  it('restores a removed line next to one of another colour', () => {
    const { store } = createTestShop();
    [addToCart(sepia), addToCart(sage)].forEach((add) => store.dispatch(add));
    const before = store.getState().cart;
    const [item] = before.cartItems;
    if (!item) throw new Error('The cart is empty.');
    store.dispatch(removeFromCart('washi', 'Sepia'));
    store.dispatch(returnToCart({ item, index: 0, counted: 1 }));
    expect(store.getState().cart).toEqual(before);
  });

  it("limits the total of a product's colours to the maximum of an order", () => {
    const max = limits.maxQuantity;
    const almostFull = addToCart({ product: sepia, quantity: max - 2 });
    expect(linesAfter(almostFull, addToCart({ product: sage, quantity: 5 })).lines).toEqual([
      ['Sepia', max - 2],
      ['Sage', 2],
    ]);
    expect(linesAfter(addToCart({ product: sepia, quantity: max }), addToCart(sage))).toEqual({
      lines: [['Sepia', max]],
      count: max,
    });
    expect(
      linesAfter(
        almostFull,
        addToCart(sage),
        setCartLineCount({ productId: 'washi', color: 'Sage', count: 7 }),
      ).lines,
    ).toEqual([
      ['Sepia', max - 2],
      ['Sage', 2],
    ]);
  });
});
