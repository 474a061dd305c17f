import { paths } from '@shop/config';
import type { ShopApp } from '../deps';
import { RESET_ASKED } from '../accounts/reset-password';
import { sendPage } from './form-page';

interface DonePage {
  readonly heading: string;
  readonly text: readonly string[];
  readonly ways: readonly { readonly href: string; readonly label: string }[];
}

const signIn = { href: paths.login, label: 'Sign In' };
const home = { href: paths.home, label: 'To the front counter' };

/** What is said after a form was taken, in the words of the pages with scripts. */
const donePages = {
  'sign-up': {
    heading: 'Account Created Succesfully',
    text: ['Sign in with your email and your password.'],
    ways: [signIn, home],
  },
  contact: {
    heading: 'Thank you',
    text: ['Thank you. Your message is on its way to us.'],
    ways: [{ href: paths.allProducts, label: 'View Our Products' }, home],
  },
  'forgot-password': { heading: 'Forgot Password', text: [RESET_ASKED], ways: [signIn, home] },
  'new-password': {
    heading: 'New Password',
    text: ['Your password is changed. Sign in with the new one.'],
    ways: [signIn, home],
  },
} as const satisfies Record<string, DonePage>;

export type DoneForm = keyof typeof donePages;

/** Where a browser is sent after its form was taken: a reload there sends nothing again. */
export const donePath = (form: DoneForm) => `/forms/${form}/done`;

/** The pages at `donePath`. They are the same for everybody, and say nothing of what was sent. */
export function doneRoutes(app: ShopApp): void {
  for (const form of Object.keys(donePages) as DoneForm[]) {
    const { heading, text, ways } = donePages[form];
    app.get(donePath(form), { schema: { hide: true } }, async (_request, reply) =>
      sendPage(reply, 200, { title: heading, rubber: 'Posted', heading, text, ways }),
    );
  }
}
