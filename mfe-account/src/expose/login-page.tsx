import type { Head } from '@shop/contracts';
import { documentTitle } from '../features/navigation/document-title';

export { loadAccountSettings as load } from '../api/load-account-settings';
export { LoginPage as Component } from '../pages/login-page';

/** Title and description of the document. */
export function head(): Head {
  return {
    title: documentTitle('Sign In'),
    description: 'Sign in to see your profile and your orders.',
    unlisted: true,
  };
}
