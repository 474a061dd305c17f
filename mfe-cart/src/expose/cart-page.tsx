import { definePage } from '@shop/remote-kit';
import { t } from '../messages';
import { CartPage } from '../pages/cart/page';

export const { Component, head } = definePage({
  title: () => t('Cart'),
  head: () => ({
    description: t('What you have put aside at the counter, ready for checkout.'),
    unlisted: true,
  }),
  Component: CartPage,
});
