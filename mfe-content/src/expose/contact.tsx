import { shop } from '@shop/config';
import { definePage } from '@shop/remote-kit';
import { t } from '../messages';
import { ContactPage } from '../pages/contact/page';

export const { Component, head } = definePage({
  title: () => t('Contact'),
  head: () => ({
    description: t('Write to {shop} or call us, {hours}.', { shop: shop.name, hours: t(shop.openingHours) }),
    crumbs: [{ name: t('Contact') }],
  }),
  Component: ContactPage,
});
