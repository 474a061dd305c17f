import type { Head } from '@shop/contracts';

export { CartPage as Component } from '../pages/cart-page';

/** Title and description of the document. */
export function head(): Head {
  return {
    title: 'Cart',
    description: 'What you have put aside at the counter, ready for checkout.',
    unlisted: true,
  };
}
