import { paths } from '@shop/config';
import { definePage } from '@shop/remote-kit';
import { t } from '../messages';
import { OrderSuccessPage } from '../pages/order-success/page';

// No `load`, because only the browser that placed an order can show it.
export const { Component, head } = definePage({
  title: () => t('Order Completed'),
  head: { canonical: paths.checkoutSuccess, unlisted: true },
  Component: OrderSuccessPage,
});
