import type { Head } from '@shop/contracts';

export { AboutPage as Component } from '../pages/about-page';

/** What the document says of the story. */
export function head(): Head {
  return {
    title: 'About Vintage Craft',
    description:
      'How Vintage Craft makes stationery by hand: our philosophy, our process in four steps, our values.',
    crumbs: [{ name: 'About Vintage Craft' }],
  };
}
