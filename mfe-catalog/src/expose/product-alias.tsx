import type { Head } from '@shop/contracts';

export { ProductAliasPage as Component } from '../pages/product-alias-page';

/** The document of an address that leads on. */
export function head(): Head {
  return { title: 'Products' };
}
