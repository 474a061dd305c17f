import { paths } from '@shop/config';
import type { TypedApp } from '@shop/server-kit';
import type { FormField } from '@shop/static-page';
import { donePage, donePath, homeWay, type PostedForm } from '../../platform/forms/form-page';
import { formOptions, goTo } from '../../platform/forms/take-forms';
import { addressOf } from '../../platform/rate-limits/rate-limit';
import { changeOwnDetails, signIn, signUp } from './service';
import type { KnownBrowsers } from './known-browser';
import {
  requireMailer,
  requestReset,
  RESET_REQUESTED_MESSAGE,
  resetPassword,
  type ResetContext,
} from './password-reset';
import {
  ForgotPasswordRequest,
  ProfileRequest,
  ResetPasswordRequest,
  SigninRequest,
  SignupRequest,
} from './schemas';

const signInWay = { href: paths.login, label: 'Sign In' };
const email: FormField = {
  name: 'email',
  label: 'Email',
  kind: 'email',
  autoComplete: 'username',
};
const password = (autoComplete: string): FormField => ({
  name: 'password',
  label: 'Password',
  kind: 'password',
  autoComplete,
});

export const signInForm: PostedForm = {
  path: paths.login,
  heading: 'Sign In',
  submit: 'Sign In',
  fields: [email, password('current-password')],
  ways: [
    { href: paths.signup, label: 'Sign Up' },
    { href: paths.forgotPassword, label: 'Forgot Password' },
  ],
};

const name: FormField = { name: 'name', label: 'Name', autoComplete: 'name' };
const phoneNumber: FormField = {
  name: 'phoneNumber',
  label: 'Phone Number',
  kind: 'tel',
  autoComplete: 'tel',
};

const signUpForm: PostedForm = {
  path: paths.signup,
  heading: 'Sign Up',
  submit: 'Sign Up',
  fields: [name, email, password('new-password'), phoneNumber],
  ways: [signInWay],
};

const profileForm: PostedForm = {
  path: paths.profile,
  heading: 'Your Profile',
  submit: 'Save Changes',
  fields: [name, phoneNumber],
  ways: [{ href: paths.profile, label: 'Your Profile' }, signInWay],
};

const forgotPasswordForm: PostedForm = {
  path: paths.forgotPassword,
  heading: 'Forgot Password',
  submit: 'Send the Link',
  fields: [email],
  ways: [signInWay],
};

const newPasswordForm: PostedForm = {
  path: paths.resetPassword,
  heading: 'New Password',
  submit: 'Change the Password',
  fields: [{ name: 'token', label: '', kind: 'hidden' }, password('new-password')],
  ways: [{ href: paths.forgotPassword, label: 'Request a New Link' }, signInWay],
};

const donePages = {
  'sign-up': {
    heading: 'Account Created Succesfully',
    text: ['Sign in with your email and your password.'],
    ways: [signInWay, homeWay],
  },
  'forgot-password': {
    heading: 'Forgot Password',
    text: [RESET_REQUESTED_MESSAGE],
    ways: [signInWay, homeWay],
  },
  'new-password': {
    heading: 'New Password',
    text: ['Your password has been changed. Sign in with the new one.'],
    ways: [signInWay, homeWay],
  },
};

/**
 * Account forms, at the URLs of their pages. They call the services of the JSON routes, under the same limits, and
 * respond 303 or a page with the form and its errors. Requires an app with forms and sessions.
 */
export function accountFormRoutes(app: TypedApp, deps: ResetContext, knownBrowsers: KnownBrowsers): void {
  const { db } = deps.database;
  for (const [form, page] of Object.entries(donePages)) donePage(app, form, page);

  app.post(paths.login, formOptions(signInForm, SigninRequest), async (request, reply) => {
    const sender = { address: addressOf(request), browser: knownBrowsers.tokenHash(request) };
    const userId = await signIn(db, deps.passwords, request.body, sender);
    await app.shopSessions.signIn(request, reply, userId);
    await knownBrowsers.remember(request, reply, userId);
    return goTo(reply, paths.home);
  });

  app.post(paths.signup, formOptions(signUpForm, SignupRequest), async (request, reply) => {
    await signUp(deps.database, deps.passwords, request.body, addressOf(request));
    return goTo(reply, donePath('sign-up'));
  });

  app.post(
    paths.forgotPassword,
    formOptions(forgotPasswordForm, ForgotPasswordRequest),
    async (request, reply) => {
      requireMailer(deps);
      await requestReset(deps, request.body.email, addressOf(request));
      return goTo(reply, donePath('forgot-password'));
    },
  );

  app.post(
    paths.resetPassword,
    formOptions(newPasswordForm, ResetPasswordRequest),
    async (request, reply) => {
      requireMailer(deps);
      const sender = { address: addressOf(request), sessionId: request.shopSession?.id };
      await resetPassword(deps, request.body, sender);
      return goTo(reply, donePath('new-password'));
    },
  );

  app.post(paths.profile, formOptions(profileForm, ProfileRequest), async (request, reply) => {
    await changeOwnDetails(deps.database, request.body, request);
    return goTo(reply, paths.profile);
  });
}
