import { shop } from '@shop/config';
import type { Head } from '@shop/contracts';

export { ContactPage as Component } from '../pages/contact-page';

/** The title, and when the counter answers. */
export function head(): Head {
  return {
    title: 'Contact',
    description: `Write to ${shop.name} or call us, ${shop.openingHours}.`,
    crumbs: [{ name: 'Contact' }],
  };
}
