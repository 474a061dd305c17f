import { paths } from '@shop/config';
import { definePage } from '@shop/remote-kit';
import { OrderSuccessPage } from '../pages/order-success/page';

// There is no `load`: an order is shown to the browser that placed it.
export const { Component, head } = definePage({
  title: 'Order Completed',
  head: { canonical: paths.checkoutSuccess, unlisted: true },
  Component: OrderSuccessPage,
});
