import { expect, it } from '@jest/globals';
import { addToCart, selectCartItems } from '@shop/store';
import { createTestShop, photo, productCard } from '@shop/testing';
import { checkoutItems } from './checkout-items';

it('makes of each line what the checkout takes, in the first colour', () => {
  const { store } = createTestShop();
  store.dispatch(
    addToCart(productCard({ title: 'Booti Washi', rate: 150, discount: 5, colors: ' Sepia , Sage' })),
  );
  expect(checkoutItems(selectCartItems(store.getState()))).toEqual([
    {
      productId: 'p1',
      title: 'Booti Washi',
      slugProduct: 'booti-washi',
      photo: photo(),
      rate: 150,
      discount: 5,
      quantity: 1,
      color: 'Sepia',
    },
  ]);
});
