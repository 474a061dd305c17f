import { paths } from '@shop/config';
import type { Head } from '@shop/contracts';
import { documentTitle } from '../features/navigation/document-title';

export { OrderSuccessPage as Component } from '../pages/order-success-page';

/** Title of the document. There is no `load`: an order is shown to the browser that placed it. */
export function head(): Head {
  return { title: documentTitle('Order Completed'), canonical: paths.checkoutSuccess, unlisted: true };
}
