import { markup, type Markup, type Piece } from '../markup';
import type { RefusalText } from '../refusal-text';
import { documentOf, type Frame } from './layout';
import { refusalNotice } from './components';

interface SignIn {
  readonly refusal: RefusalText | null;
  /** Where to redirect to. */
  readonly next: string;
  /** The previous input. */
  readonly name?: string;
  /** Whether somebody has just signed out. */
  readonly hasLeft?: boolean;
}

const byProvider = ({ provider }: Frame, next: string): Piece =>
  provider !== null &&
  markup`<section class="slip"><p><a class="action" href="/ops/sign-in/openid?${new URLSearchParams({ next }).toString()}">Sign in with ${provider}</a></p></section>`;

const leftNotice = ({ provider }: Frame): Piece =>
  provider !== null &&
  markup`<p class="notice good" role="status"><strong>You are signed out here.</strong> ${provider} may still know this browser: <a href="/ops/sign-out/openid">sign out there, too</a>.</p>`;

/** The page between the provider and the console: a cookie that is strict is only sent on from a page of its own. */
export const enteredPage = (frame: Frame, next: string): Markup =>
  documentOf(frame, {
    title: 'You are signed in',
    onward: next,
    content: markup`<p><a class="action" href="${next}">Go on</a></p>`,
  });

/** The sign-in form. */
export const signInPage = (frame: Frame, { refusal, next, name = '', hasLeft = false }: SignIn): Markup =>
  documentOf(frame, {
    title: 'Sign in',
    content: markup`
      ${refusal && refusalNotice(refusal)}
      ${hasLeft && leftNotice(frame)}
      ${byProvider(frame, next)}
      <form class="slip" method="post" action="/ops/sign-in">
        ${frame.provider !== null && markup`<h2>Or with an account of this console</h2>`}
        <input type="hidden" name="next" value="${next}">
        <p><label for="name">Name</label>
        <input id="name" name="name" value="${name}" autocomplete="username" required maxlength="60" spellcheck="false" autocapitalize="none"></p>
        <p><label for="password">Password</label>
        <input id="password" name="password" type="password" autocomplete="current-password" required></p>
        <p><label for="code">Code of your authenticator</label>
        <input id="code" name="code" inputmode="numeric" autocomplete="one-time-code" maxlength="60" spellcheck="false" aria-describedby="code-help"></p>
        <p class="help" id="code-help">Or one of your recovery codes. Leave it empty while you have no authenticator yet.</p>
        <p><button>Sign in</button></p>
      </form>
      <p class="help">An admin invites you, and helps when password or authenticator are lost. Nobody has an account yet? <a href="/ops/set-up">Set up the first one</a> with the admin’s token.</p>`,
  });
