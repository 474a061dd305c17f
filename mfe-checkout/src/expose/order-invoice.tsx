import { definePage } from '@shop/remote-kit';
import { t } from '../messages';
import { OrderInvoicePage } from '../pages/order-invoice/page';

// No `load`, because the server's HTML never contains personal data.
export const { Component, head } = definePage({
  title: () => t('Invoice'),
  head: { unlisted: true },
  Component: OrderInvoicePage,
});
