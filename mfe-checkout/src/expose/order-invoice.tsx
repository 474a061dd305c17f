import { definePage } from '@shop/remote-kit';
import { OrderInvoicePage } from '../pages/order-invoice/page';

// There is no `load`: a shopper's own data never enters the server's HTML.
export const { Component, head } = definePage({
  title: 'Invoice',
  head: { unlisted: true },
  Component: OrderInvoicePage,
});
