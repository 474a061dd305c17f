import { shop } from '@shop/config';
import { definePage } from '@shop/remote-kit';
import { ContactPage } from '../pages/contact/page';

export const { Component, head } = definePage({
  title: 'Contact',
  head: {
    description: `Write to ${shop.name} or call us, ${shop.openingHours}.`,
    crumbs: [{ name: 'Contact' }],
  },
  Component: ContactPage,
});
