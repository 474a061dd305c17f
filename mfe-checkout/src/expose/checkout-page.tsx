import { definePage } from '@shop/remote-kit';
import { CheckoutPage } from '../pages/checkout/page';

// There is no `load`: only the browser knows the items.
export const { Component, head } = definePage({
  title: 'Checkout',
  head: { unlisted: true },
  Component: CheckoutPage,
});
