import { definePage } from '@shop/remote-kit';
import { t } from '../messages';
import { AboutPage } from '../pages/about/page';

export const { Component, head } = definePage({
  title: () => t('About Vintage Craft'),
  head: () => ({
    description: t(
      'How Vintage Craft makes stationery by hand: our philosophy, our process in four steps, our values.',
    ),
    crumbs: [{ name: t('About Vintage Craft') }],
  }),
  Component: AboutPage,
});
