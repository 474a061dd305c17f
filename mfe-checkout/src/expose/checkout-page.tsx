import { definePage } from '@shop/remote-kit';
import { t } from '../messages';
import { CheckoutPage } from '../pages/checkout/page';

// No `load`, because only the browser has the items.
export const { Component, head } = definePage({
  title: () => t('Checkout'),
  head: { unlisted: true },
  Component: CheckoutPage,
});
