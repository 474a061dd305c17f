import { paths } from '@shop/config';
import { staticPage } from '@shop/static-page';

/** The error page when not even the shell can be rendered: no script, no style sheet, nothing that could fail again. */
export const crashPage = staticPage({
  title: 'Return to sender',
  rubber: 'Return to sender',
  heading: 'This page came back to us',
  text: [
    'The shop could not put this page together just now. It is our fault, not yours, and we have been told.',
    'Your cart and your wishlist are kept.',
  ],
  ways: [
    { href: '', label: 'Try this page again' },
    { href: paths.home, label: 'To the front counter' },
  ],
});
