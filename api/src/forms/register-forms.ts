import formBody from '@fastify/formbody';
import { paths } from '@shop/config';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { signIn, signUp } from '../accounts/accounts';
import type { KnownBrowsers } from '../accounts/known-browser';
import { needMail, requestReset, resetPassword } from '../accounts/reset-password';
import { sendEnquiry } from '../contact/receive-enquiry';
import type { ApiDeps, ShopApp } from '../deps';
import { logFailure } from '../http/error-answer';
import { addressOf } from '../http/rate-limit';
import {
  ForgotPasswordRequest,
  ResetPasswordRequest,
  SigninRequest,
  SignupRequest,
} from '../schemas/account';
import { ContactEnquiry } from '../schemas/content';
import { donePath, doneRoutes } from './done-pages';
import { sendForm } from './form-page';
import { keepAddressScript } from './keep-address-script';
import * as shopForms from './shop-forms';
import type { ShopForm } from './shop-forms';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The form that the route takes, and shows again when it is refused. */
    readonly shopForm?: ShopForm;
  }
}

/** Longest body of a form, in bytes: the longest message, each of its characters as nine. */
const FORM_LIMIT = 64 * 1024;

/** What is said of bodies that no form sends. */
const unreadable = 'This form could not be read. Please fill it in on this page.';

/** Says what was wrong on a page that has the form once more. */
function answerFailedForm(error: unknown, request: FastifyRequest, reply: FastifyReply): void {
  const { status, message } = logFailure(error, request, reply);
  const { shopForm = shopForms.signInForm } = request.routeOptions.config;
  sendForm(reply, shopForm, { status, message: status === 415 ? unreadable : message, body: request.body });
}

/** Sends the browser on, by GET: what was posted is not sent again by a reload. */
const goTo = (reply: FastifyReply, path: string) => reply.redirect(path, 303);

/**
 * The shop's forms as browsers post them by themselves, at the addresses of their pages: where scripts do not run or have not
 * come. They call what the JSON routes call, under the same limits, and respond 303 or a page with the form and what was
 * wrong. Expects an app that knows sessions.
 */
export async function registerForms(
  app: ShopApp,
  deps: ApiDeps,
  knownBrowsers: KnownBrowsers,
): Promise<void> {
  const { db } = deps.database;
  app.removeAllContentTypeParsers();
  await app.register(formBody, { bodyLimit: FORM_LIMIT });
  app.setErrorHandler(answerFailedForm);
  // A form without a field is one whose fields are all missing.
  app.addHook('preValidation', async (request) => void (request.body ??= {}));
  doneRoutes(app);

  const options = <Body>(shopForm: ShopForm, body: Body) => ({
    schema: { hide: true, body },
    config: { shopForm },
  });

  app.post(paths.login, options(shopForms.signInForm, SigninRequest), async (request, reply) => {
    const sender = { address: addressOf(request), browser: knownBrowsers.tokenHash(request) };
    const userId = await signIn(db, deps.passwords, request.body, sender);
    await app.shopSessions.signIn(request, reply, userId);
    await knownBrowsers.remember(request, reply, userId);
    return goTo(reply, paths.home);
  });

  app.post(paths.signup, options(shopForms.signUpForm, SignupRequest), async (request, reply) => {
    await signUp(deps.database, deps.passwords, request.body, addressOf(request));
    return goTo(reply, donePath('sign-up'));
  });

  app.post(
    paths.forgotPassword,
    options(shopForms.forgotPasswordForm, ForgotPasswordRequest),
    async (request, reply) => {
      needMail(deps);
      await requestReset(deps, request.body.email, addressOf(request));
      return goTo(reply, donePath('forgot-password'));
    },
  );

  app.post(
    paths.resetPassword,
    options(shopForms.newPasswordForm, ResetPasswordRequest),
    async (request, reply) => {
      needMail(deps);
      const sender = { address: addressOf(request), sessionId: request.shopSession?.id };
      await resetPassword(deps, request.body, sender);
      return goTo(reply, donePath('new-password'));
    },
  );

  app.post(paths.contact, options(shopForms.contactForm, ContactEnquiry), async (request, reply) => {
    await sendEnquiry(deps, request.body, addressOf(request));
    return goTo(reply, donePath('contact'));
  });

  // The cart is the browser's, and the card is the payment provider's script's: nothing can be ordered without scripts.
  app.post(
    paths.checkout,
    { schema: { hide: true }, config: { shopForm: shopForms.checkoutForm } },
    async ({ body }, reply) =>
      sendForm(reply, shopForms.checkoutForm, {
        status: 422,
        message: 'Nothing was ordered, and nothing was paid.',
        text: [
          'Your cart is kept in your browser, and the card is taken by a script of the payment provider. Please allow scripts for this shop, or wait for a better connection, and try again.',
          'What you typed is still here.',
        ],
        body,
        script: keepAddressScript,
      }),
  );

  // Edits of the profile stay on its page, as its note says: there is nothing to store.
  app.post(paths.profile, { schema: { hide: true } }, async (_request, reply) => goTo(reply, paths.profile));
}
