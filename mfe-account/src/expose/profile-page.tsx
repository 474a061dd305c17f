import type { Head } from '@shop/contracts';
import { documentTitle } from '../features/navigation/document-title';

export { ProfilePage as Component } from '../pages/profile-page';

/** Title of the document. There is no `load`: a shopper's own data never enters the server's HTML. */
export function head(): Head {
  return { title: documentTitle('Your Profile'), unlisted: true };
}
