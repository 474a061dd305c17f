import { definePage } from '@shop/remote-kit';
import { CartPage } from '../pages/cart/page';

export const { Component, head } = definePage({
  title: 'Cart',
  head: { description: 'What you have put aside at the counter, ready for checkout.', unlisted: true },
  Component: CartPage,
});
