import { definePage } from '@shop/remote-kit';
import { OrderPage } from '../pages/order/page';

// There is no `load`: a shopper's own data never enters the server's HTML.
export const { Component, head } = definePage({
  title: 'Your Order',
  head: { unlisted: true },
  Component: OrderPage,
});
