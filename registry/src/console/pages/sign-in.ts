import type { Authenticator } from '@shop/contracts/registry';
import { minPasswordLength } from '@shop/server-kit/sign-in';
import { code, hiddenFields, refusalNotice } from '../components';
import type { Frame } from '../frame';
import { documentOf } from '../layout';
import { markup, type Child, type Markup } from '../markup';
import type { RefusalText } from '../refusal-text';

interface SignIn {
  readonly refusal: RefusalText | null;
  /** The URL to redirect to after sign-in. */
  readonly next: string;
  /** The previous input. */
  readonly name?: string;
  /** Whether the user has just signed out. */
  readonly hasSignedOut?: boolean;
}

const providerLink = ({ provider, href }: Frame, next: string): Child =>
  provider !== null &&
  markup`<section class="slip"><p><a class="action" href="${href('/sign-in/openid')}?${new URLSearchParams({ next }).toString()}">Sign in with ${provider}</a></p></section>`;

const signedOutNotice = ({ provider, href }: Frame): Child =>
  provider !== null &&
  markup`<p class="notice good" role="status"><strong>You are signed out of the console.</strong> You may still be signed in to ${provider}: <a href="${href('/sign-out/openid')}">sign out of ${provider}</a>.</p>`;

/** The page between the provider and the console: browsers only send a strict cookie for navigations from the same site. */
export const signedInPage = (frame: Frame, next: string): Markup =>
  documentOf(frame, {
    title: 'Signed in',
    onward: next,
    content: markup`<p><a class="action" href="${next}">Continue</a></p>`,
  });

/** Shown by the console's script if the browser supports passkeys. */
const passkeyForm = ({ href }: Frame, next: string): Markup => markup`
      <form class="slip" method="post" action="${href('/sign-in/passkey')}" data-passkey="use" hidden>
        <h2>Or with a passkey</h2>
        ${hiddenFields({ next, credential: '' })}
        <p><button class="quiet" data-options="${href('/passkeys/second-factor-options')}" data-fields="name password">Use a passkey instead of the code</button></p>
        <p><button class="quiet" data-options="${href('/passkeys/sign-in-options')}">Sign in with a passkey only</button></p>
        <p class="notice bad" role="alert" data-problem hidden></p>
      </form>`;

/** The sign-in form. */
export const signInPage = (
  frame: Frame,
  { refusal, next, name = '', hasSignedOut = false }: SignIn,
): Markup =>
  documentOf(frame, {
    title: 'Sign in',
    content: markup`
      ${refusal && refusalNotice(refusal)}
      ${hasSignedOut && signedOutNotice(frame)}
      ${providerLink(frame, next)}
      <form class="slip" method="post" action="${frame.href('/sign-in')}">
        ${frame.provider !== null && markup`<h2>Or with an account of this console</h2>`}
        <input type="hidden" name="next" value="${next}">
        <p><label for="name">Name</label>
        <input id="name" name="name" value="${name}" autocomplete="username" required maxlength="60" spellcheck="false" autocapitalize="none"></p>
        <p><label for="password">Password</label>
        <input id="password" name="password" type="password" autocomplete="current-password" required></p>
        <p><label for="code">Authenticator code</label>
        <input id="code" name="code" inputmode="numeric" autocomplete="one-time-code" maxlength="60" spellcheck="false" aria-describedby="code-help"></p>
        <p class="help" id="code-help">Or one of your recovery codes. Leave it empty if you have not set up an authenticator yet.</p>
        <p><button>Sign in</button></p>
      </form>
      ${passkeyForm(frame, next)}
      <p class="help">To get an account, or if you have lost your password or authenticator, ask an admin for an invitation. If nobody has an account yet, <a href="${frame.href('/set-up')}">create the first account</a> with the admin token.</p>`,
  });

interface InvitationPage {
  readonly refusal: RefusalText | null;
  readonly invitation: string;
}

/** The form in which an invited user chooses a password. */
export const invitationPage = (frame: Frame, { refusal, invitation }: InvitationPage): Markup =>
  documentOf(frame, {
    title: 'Choose a password',
    content: markup`
      ${refusal && refusalNotice(refusal)}
      <form class="slip" method="post" action="${frame.href('/invitation')}">
        <p><label for="invitation">Invitation</label>
        <input id="invitation" name="invitation" value="${invitation}" required autocomplete="off" spellcheck="false"></p>
        <p><label for="password">Password</label>
        <input id="password" name="password" type="password" autocomplete="new-password" required minlength="${minPasswordLength}" aria-describedby="password-help"></p>
        <p class="help" id="password-help">At least ${minPasswordLength} characters, without your name.</p>
        <p><label for="again">Repeat password</label>
        <input id="again" name="again" type="password" autocomplete="new-password" required></p>
        <p><button>Continue</button></p>
      </form>`,
  });

interface SetUpPage {
  readonly refusal: RefusalText | null;
  readonly name: string;
}

/** The form that creates the first admin's account with the admin token. */
export const setUpPage = (frame: Frame, { refusal, name }: SetUpPage): Markup =>
  documentOf(frame, {
    title: 'Create the first account',
    content: markup`
      ${refusal && refusalNotice(refusal)}
      <form class="slip" method="post" action="${frame.href('/set-up')}">
        <p><label for="token">Admin token</label>
        <input id="token" name="token" type="password" autocomplete="off" required spellcheck="false" aria-describedby="token-help"></p>
        <p class="help" id="token-help">Starts with ${code('reg_')}. It is in the file ${code('admin-token')} in the shop’s data folder.</p>
        <p><label for="name">Your name</label>
        <input id="name" name="name" value="${name}" autocomplete="username" required minlength="2" maxlength="60" aria-describedby="name-help"></p>
        <p class="help" id="name-help">Shown in the history and the audit log.</p>
        <p><button>Create account</button></p>
      </form>`,
  });

interface AuthenticatorPage {
  readonly refusal: RefusalText | null;
  readonly authenticator: Authenticator;
}

/** Contains the same secret as the text below it, so screen readers skip it. */
async function qrCode(uri: string): Promise<Markup> {
  // Imported lazily: each account needs it only once.
  const { renderSVG } = await import('uqr');
  return { html: renderSVG(uri, { border: 2 }) };
}

/** The form that sets up the authenticator of a new account. */
export async function authenticatorPage(
  frame: Frame,
  { refusal, authenticator }: AuthenticatorPage,
): Promise<Markup> {
  const { uri, secret } = authenticator;
  return documentOf(frame, {
    title: 'Set up your authenticator',
    content: markup`
      ${refusal && refusalNotice(refusal)}
      <p class="lead">Scan this code with an authenticator app on your phone, then enter the code that the app shows.</p>
      <div class="qr" aria-hidden="true">${await qrCode(uri)}</div>
      <p>Cannot scan it? <a href="${uri}">Open it in an app on this device</a>, or enter this key: <span class="code key">${secret.replace(/(.{4})(?=.)/g, '$1 ')}</span></p>
      <form class="slip" method="post" action="${frame.href('/authenticator')}">
        <p><label for="code">Six-digit code</label>
        <input id="code" name="code" inputmode="numeric" autocomplete="one-time-code" required pattern="[0-9 ]{6,7}" maxlength="7"></p>
        <p><button>Confirm</button></p>
      </form>`,
  });
}

/** Shows the recovery codes, once. */
export const recoveryCodesPage = (frame: Frame, codes: readonly string[]): Markup =>
  documentOf(frame, {
    title: 'Save your recovery codes',
    content: markup`
      <p class="lead">Each code signs you in once if you lose your phone. They are not shown again.</p>
      <ul class="codes code">${codes.map((one) => markup`<li>${one}</li>`)}</ul>
      <p class="actions"><a class="action" href="${frame.href()}">I have saved them</a></p>`,
  });
