import type { Head } from '@shop/contracts';
import { documentTitle } from '../features/navigation/document-title';

export { loadAccountSettings as load } from '../api/load-account-settings';
export { ForgotPasswordPage as Component } from '../pages/forgot-password-page';

/** Title of the document, which search engines leave out. */
export function head(): Head {
  return { title: documentTitle('Forgot Password'), unlisted: true };
}
