import { markup, type Markup } from '../markup';
import type { RefusalText } from '../refusal-text';
import { documentOf, type Frame } from './layout';
import { refusalNotice } from './pieces';

interface SignIn {
  readonly refusal: RefusalText | null;
  /** Where to go on to. */
  readonly next: string;
}

/** Asks for a token. */
export const signInPage = (frame: Frame, { refusal, next }: SignIn): Markup =>
  documentOf(frame, {
    title: 'Sign in',
    content: markup`
      ${refusal && refusalNotice(refusal)}
      <form class="slip" method="post" action="/ops/sign-in">
        <input type="hidden" name="next" value="${next}">
        <p><label for="token">Token of the registry</label>
        <input id="token" name="token" type="password" autocomplete="current-password" required spellcheck="false" aria-describedby="token-help"></p>
        <p class="help" id="token-help">It begins with <span class="code">reg_</span>. The first admin’s lies in the shop’s data folder, in <span class="code">admin-token</span>; an admin makes others with <span class="code">npm run release -- tokens create</span>.</p>
        <p><button>Sign in</button></p>
      </form>`,
  });
