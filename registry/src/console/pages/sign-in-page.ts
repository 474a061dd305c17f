import { markup, type Markup } from '../markup';
import type { RefusalText } from '../refusal-text';
import { documentOf, type Frame } from './layout';
import { refusalNotice } from './pieces';

interface SignIn {
  readonly refusal: RefusalText | null;
  /** Where to redirect to. */
  readonly next: string;
  /** The previous input. */
  readonly name?: string;
}

/** The sign-in form. */
export const signInPage = (frame: Frame, { refusal, next, name = '' }: SignIn): Markup =>
  documentOf(frame, {
    title: 'Sign in',
    content: markup`
      ${refusal && refusalNotice(refusal)}
      <form class="slip" method="post" action="/ops/sign-in">
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
