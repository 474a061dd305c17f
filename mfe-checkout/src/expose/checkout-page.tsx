import type { Head } from '@shop/contracts';
import { documentTitle } from '../features/navigation/document-title';

export { CheckoutPage as Component } from '../pages/checkout-page';

/** Title of the document. There is no `load`: what a shopper buys is known in the browser alone. */
export function head(): Head {
  return { title: documentTitle('Checkout'), unlisted: true };
}
