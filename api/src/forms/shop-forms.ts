import { paths, shipping } from '@shop/config';
import type { FormField } from '@shop/static-page';

/** A form of the shop, as the pages without scripts show it. Labels are those of the pages with scripts. */
export interface ShopForm {
  /** The page that the form stands on; the form is posted to the same address. */
  readonly path: string;
  readonly heading: string;
  readonly submit: string;
  readonly fields: readonly FormField[];
  /** Ways on from a page that says what was wrong. */
  readonly ways: readonly { readonly href: string; readonly label: string }[];
}

const signInWay = { href: paths.login, label: 'Sign In' };
const name: FormField = { name: 'name', label: 'Name', autoComplete: 'name', maxLength: 120 };
const email: FormField = {
  name: 'email',
  label: 'Email',
  kind: 'email',
  autoComplete: 'username',
  maxLength: 254,
};
const phoneNumber: FormField = {
  name: 'phoneNumber',
  label: 'Phone Number',
  kind: 'tel',
  autoComplete: 'tel',
  maxLength: 30,
};
const password = (autoComplete: string): FormField => ({
  name: 'password',
  label: 'Password',
  kind: 'password',
  autoComplete,
  maxLength: 256,
});

export const signInForm: ShopForm = {
  path: paths.login,
  heading: 'Sign In',
  submit: 'Sign In',
  fields: [email, password('current-password')],
  ways: [
    { href: paths.signup, label: 'Sign Up' },
    { href: paths.forgotPassword, label: 'Forgot Password' },
  ],
};

export const signUpForm: ShopForm = {
  path: paths.signup,
  heading: 'Sign Up',
  submit: 'Sign Up',
  fields: [name, email, password('new-password'), phoneNumber],
  ways: [signInWay],
};

export const forgotPasswordForm: ShopForm = {
  path: paths.forgotPassword,
  heading: 'Forgot Password',
  submit: 'Send the Link',
  fields: [email],
  ways: [signInWay],
};

export const newPasswordForm: ShopForm = {
  path: paths.resetPassword,
  heading: 'New Password',
  submit: 'Change the Password',
  fields: [{ name: 'token', label: '', kind: 'hidden' }, password('new-password')],
  ways: [{ href: paths.forgotPassword, label: 'Ask for a New Link' }, signInWay],
};

export const contactForm: ShopForm = {
  path: paths.contact,
  heading: 'Write to us',
  submit: 'Send message',
  fields: [
    { name: 'fullName', label: 'Full name', autoComplete: 'name', maxLength: 120 },
    { ...email, autoComplete: 'email' },
    { ...phoneNumber, label: 'Phone number' },
    { name: 'message', label: 'Message', kind: 'lines', maxLength: 4000 },
  ],
  ways: [{ href: paths.contact, label: 'Contact' }],
};

export const checkoutForm: ShopForm = {
  path: paths.checkout,
  heading: 'Card payment takes scripts',
  submit: 'Try Again',
  // Nothing is checked here, since nothing can be ordered: all is shown as it was typed.
  fields: [
    { name: 'name', label: 'Full name', autoComplete: 'shipping name' },
    { name: 'email', label: 'Email', kind: 'email', autoComplete: 'shipping email' },
    { name: 'phone', label: 'Phone', kind: 'tel', autoComplete: 'shipping tel' },
    { name: 'streetAddress', label: 'Street address', autoComplete: 'shipping address-line1' },
    { name: 'apartment', label: 'Apartment (optional)', autoComplete: 'shipping address-line2' },
    { name: 'city', label: 'City', autoComplete: 'shipping address-level2' },
    { name: 'state', label: 'State', options: shipping.states, autoComplete: 'shipping address-level1' },
    { name: 'pinCode', label: 'PIN code', autoComplete: 'shipping postal-code' },
  ].map((field): FormField => ({ ...(field as FormField), optional: true })),
  ways: [{ href: paths.cart, label: 'Your cart' }],
};
