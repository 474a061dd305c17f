import { definePage } from '@shop/remote-kit';
import { AboutPage } from '../pages/about/page';

export const { Component, head } = definePage({
  title: 'About Vintage Craft',
  head: {
    description:
      'How Vintage Craft makes stationery by hand: our philosophy, our process in four steps, our values.',
    crumbs: [{ name: 'About Vintage Craft' }],
  },
  Component: AboutPage,
});
