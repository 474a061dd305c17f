import type { Head } from '@shop/contracts';
import { documentTitle } from '../features/navigation/document-title';

export { SignupPage as Component } from '../pages/signup-page';

/** Title and description of the document. */
export function head(): Head {
  return {
    title: documentTitle('Sign Up'),
    description: 'Make an account that keeps your orders in one place.',
    unlisted: true,
  };
}
