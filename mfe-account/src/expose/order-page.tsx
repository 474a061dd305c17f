import { definePage } from '@shop/remote-kit';
import { t } from '../messages';
import { OrderPage } from '../pages/order/page';

// No `load`, because the server's HTML never contains personal data.
export const { Component, head } = definePage({
  title: () => t('Your Order'),
  head: { unlisted: true },
  Component: OrderPage,
});
