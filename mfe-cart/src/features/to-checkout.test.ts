import { expect, it } from '@jest/globals';
import { addToCart, selectCartItems } from '@shop/store';
import { createTestShop, photo, productCard } from '@shop/testing';
import { checkoutItems } from './to-checkout';

const washi = productCard({ title: 'Booti Washi', rate: 150, discount: 5, colors: ' Sepia , Sage' });
const expected = {
  productId: 'p1',
  title: 'Booti Washi',
  slugProduct: 'booti-washi',
  photo: photo(),
  rate: 150,
  discount: 5,
  quantity: 1,
  color: 'Sepia',
};

it('turns each line into a checkout item, in its colour', () => {
  const { store } = createTestShop();
  store.dispatch(addToCart({ ...washi, color: 'Sage' }));
  store.dispatch(addToCart(washi));
  expect(checkoutItems(selectCartItems(store.getState()))).toEqual([
    { ...expected, color: 'Sage' },
    expected,
  ]);
});

it('uses the first colour for a line stored by an older version of the shop', () => {
  const { store } = createTestShop();
  store.dispatch(addToCart(washi));
  const older = selectCartItems(store.getState()).map(({ color: _color, ...line }) => line);
  expect(checkoutItems(older)).toEqual([expected]);
});
