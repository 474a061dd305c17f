import { describe, expect, it } from '@jest/globals';
import { limits } from '@shop/config';
import type { ProductCard } from '@shop/contracts';
import { createTestShop, product, productCard } from '@shop/testing';
import { selectCartItems, selectCartOpen, selectSelectedProduct } from './cart-selectors';
import {
  addToCart,
  clearCart,
  removeFromCart,
  returnToCart,
  selectProduct,
  setCartLineCount,
  toggleCart,
} from './cart-slice';

const tape = productCard({ _id: 'tape', title: 'Washi Tape' });
const seal = productCard({ _id: 'seal', title: 'Wax Seal' });
const pen = productCard({ _id: 'pen', title: 'Dip Pen', defaultVariant: null, productCode: null });

function cartAfter(...actions: Parameters<ReturnType<typeof createTestShop>['store']['dispatch']>[0][]) {
  const { store } = createTestShop();
  actions.forEach((action) => store.dispatch(action));
  const state = store.getState();
  return {
    lines: selectCartItems(state).map(({ productId, count }) => [productId, count]),
    count: state.cart.count,
  };
}

describe('the cart', () => {
  it('creates a line with all fields that panels and checkout show', () => {
    const { store } = createTestShop();
    store.dispatch(addToCart({ ...product({ _id: 'tape', description: '<p>Soft</p>' }), flashSale: true }));
    expect(selectCartItems(store.getState())).toEqual([
      {
        productId: 'tape',
        productName: 'Botanical Washi Tape',
        productCode: 'VC-101',
        description: '<p>Soft</p>',
        photo: product().mainPhoto,
        rate: 150,
        originalPrice: 150,
        flashSale: true,
        discount: 5,
        variant: 'Single roll',
        _id: 'tape',
        count: 1,
        slugProduct: 'botanical-washi-tape',
        colors: 'Sepia,Sage',
        color: 'Sepia',
      },
    ]);
  });

  it('defaults to the default variant, an empty description and no flash sale', () => {
    const { store } = createTestShop();
    store.dispatch(addToCart(pen));
    expect(selectCartItems(store.getState())[0]).toMatchObject({
      variant: 'Default',
      productCode: null,
      description: '',
      flashSale: false,
    });
  });

  it('increments the line and the count if the product is already in the cart', () => {
    expect(cartAfter(addToCart(tape), addToCart(pen), addToCart(tape))).toEqual({
      lines: [
        ['tape', 2],
        ['pen', 1],
      ],
      count: 3,
    });
  });

  it('adds several units of a product at once, to an existing or a new line', () => {
    expect(
      cartAfter(
        addToCart({ product: tape, quantity: 3 }),
        addToCart({ product: pen, quantity: 1 }),
        addToCart({ product: tape, quantity: 2 }),
      ),
    ).toEqual({
      lines: [
        ['tape', 5],
        ['pen', 1],
      ],
      count: 6,
    });
  });

  it.each([
    [2.9, 2],
    [0, limits.minQuantity],
    [Number.NaN, limits.minQuantity],
    [5000, limits.maxQuantity],
  ])('treats %p units of a product as %p', (quantity, units) => {
    expect(cartAfter(addToCart({ product: tape, quantity }))).toEqual({
      lines: [['tape', units]],
      count: units,
    });
  });

  it('limits a line to its maximum, in either call signature', () => {
    const almostFull = addToCart({ product: tape, quantity: limits.maxQuantity - 1 });
    const full = { lines: [['tape', limits.maxQuantity]], count: limits.maxQuantity };
    expect(cartAfter(almostFull, addToCart({ product: tape, quantity: 5 }))).toEqual(full);
    expect(cartAfter(almostFull, addToCart(tape), addToCart(tape))).toEqual(full);
  });

  it('keeps the product where it was in the action before quantities existed', () => {
    expect(addToCart({ product: tape, quantity: 2 })).toEqual({ ...addToCart(tape), meta: { quantity: 2 } });
    expect(addToCart(tape).payload).toEqual(tape);
  });

  it.each([
    ['null', null],
    ['undefined', undefined],
    ['a product with an empty _id', { ...tape, _id: '' }],
    ['a product without an _id', { ...tape, _id: undefined } as unknown as ProductCard],
  ])('ignores %s', (_name, nothing) => {
    const none = { lines: [], count: 0 };
    expect(cartAfter(addToCart(nothing))).toEqual(none);
    expect(cartAfter(addToCart({ product: nothing as ProductCard, quantity: 2 }))).toEqual(none);
  });

  it('decrements the count by one for a removed line, whatever its quantity', () => {
    expect(cartAfter(addToCart(tape), addToCart(tape), addToCart(pen), removeFromCart('tape'))).toEqual({
      lines: [['pen', 1]],
      count: 2,
    });
  });

  it('restores a removed line at its position, with its quantity and the count', () => {
    const { store } = createTestShop();
    [tape, pen, seal].forEach((product) => store.dispatch(addToCart(product)));
    store.dispatch(setCartLineCount({ productId: 'pen', count: 3 }));
    const before = store.getState().cart;
    const item = before.cartItems[1];
    if (!item) throw new Error('The pen is not in the cart.');
    store.dispatch(removeFromCart('pen'));
    store.dispatch(returnToCart({ item, index: 1, counted: 1 }));
    expect(store.getState().cart).toEqual(before);
    store.dispatch(returnToCart({ item, index: 1, counted: 1 }));
    expect(store.getState().cart).toEqual(before);
  });

  it('changes nothing if the line to remove does not exist', () => {
    expect(cartAfter(addToCart(tape), removeFromCart('pen'))).toEqual({ lines: [['tape', 1]], count: 1 });
  });

  it('never has a negative count', () => {
    const { store } = createTestShop(
      {},
      { preloadedState: { cart: { cartItems: [], open: false, count: 0, selectedProduct: null } } },
    );
    store.dispatch(addToCart(tape));
    store.dispatch(addToCart(pen));
    store.dispatch(setCartLineCount({ productId: 'tape', count: 5 }));
    store.dispatch(removeFromCart('tape'));
    store.dispatch(removeFromCart('pen'));
    store.dispatch(removeFromCart('pen'));
    expect(store.getState().cart.count).toBe(4);
    store.dispatch(clearCart());
    store.dispatch(removeFromCart('pen'));
    expect(store.getState().cart.count).toBe(0);
  });

  it('is empty with a count of 0 once cleared', () => {
    expect(cartAfter(addToCart(tape), addToCart(tape), clearCart())).toEqual({ lines: [], count: 0 });
  });

  it.each([
    [4, 4],
    [2.9, 2],
    [0, limits.minQuantity],
    [-3, limits.minQuantity],
    [Number.NaN, limits.minQuantity],
    [5000, limits.maxQuantity],
  ])('for %p units, sets a line to %p and changes the count by the difference', (typed, units) => {
    expect(
      cartAfter(
        addToCart(tape),
        addToCart(tape),
        addToCart(pen),
        setCartLineCount({ productId: 'tape', count: typed }),
      ),
    ).toEqual({
      lines: [
        ['tape', units],
        ['pen', 1],
      ],
      count: units + 1,
    });
  });

  it('opens and closes its panel and remembers the selected product', () => {
    const { store } = createTestShop();
    store.dispatch(toggleCart());
    store.dispatch(selectProduct(tape));
    expect(selectCartOpen(store.getState())).toBe(true);
    expect(selectSelectedProduct(store.getState())).toEqual(tape);
    store.dispatch(toggleCart());
    store.dispatch(selectProduct(null));
    expect(selectCartOpen(store.getState())).toBe(false);
    expect(selectSelectedProduct(store.getState())).toBeNull();
  });
});
