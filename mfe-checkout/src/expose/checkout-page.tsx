import { definePage } from '@shop/remote-kit';
import { CheckoutPage } from '../pages/checkout/checkout-page';

// There is no `load`: what a shopper buys is known in the browser alone.
export const { Component, head } = definePage({
  title: 'Checkout',
  head: { unlisted: true },
  Component: CheckoutPage,
});
