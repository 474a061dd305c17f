import type { Head } from '@shop/contracts';
import { documentTitle } from '../features/navigation/document-title';

export { ResetPasswordPage as Component } from '../pages/reset-password-page';

/** Title of the document. Its address holds a secret, so search engines leave it out. */
export function head(): Head {
  return { title: documentTitle('New Password'), unlisted: true };
}
