import { leastPasswordLength } from '@shop/server-kit/sign-in';
import { markup, type Markup } from '../markup';
import type { RefusalText } from '../refusal-text';
import { documentOf, type Frame } from './layout';
import { refusalNotice } from './components';

interface InvitationPage {
  readonly refusal: RefusalText | null;
  readonly invitation: string;
}

/** Lets an invited user choose a password. */
export const invitationPage = (frame: Frame, { refusal, invitation }: InvitationPage): Markup =>
  documentOf(frame, {
    title: 'Choose a password',
    content: markup`
      ${refusal && refusalNotice(refusal)}
      <form class="slip" method="post" action="/ops/invitation">
        <p><label for="invitation">Invitation</label>
        <input id="invitation" name="invitation" value="${invitation}" required autocomplete="off" spellcheck="false"></p>
        <p><label for="password">Password</label>
        <input id="password" name="password" type="password" autocomplete="new-password" required minlength="${leastPasswordLength}" aria-describedby="password-help"></p>
        <p class="help" id="password-help">At least ${leastPasswordLength} characters, without your name in them.</p>
        <p><label for="again">The same again</label>
        <input id="again" name="again" type="password" autocomplete="new-password" required></p>
        <p><button>Go on to the authenticator</button></p>
      </form>`,
  });

interface SetUpPage {
  readonly refusal: RefusalText | null;
  readonly name: string;
}

/** Creates the first admin's account, with the admin token. */
export const setUpPage = (frame: Frame, { refusal, name }: SetUpPage): Markup =>
  documentOf(frame, {
    title: 'The first account',
    content: markup`
      ${refusal && refusalNotice(refusal)}
      <form class="slip" method="post" action="/ops/set-up">
        <p><label for="token">The admin’s token</label>
        <input id="token" name="token" type="password" autocomplete="off" required spellcheck="false" aria-describedby="token-help"></p>
        <p class="help" id="token-help">It begins with <span class="code">reg_</span> and lies in the shop’s data folder, in <span class="code">admin-token</span>.</p>
        <p><label for="name">Your name</label>
        <input id="name" name="name" value="${name}" autocomplete="username" required minlength="2" maxlength="60" aria-describedby="name-help"></p>
        <p class="help" id="name-help">History and audit speak of you by it.</p>
        <p><button>Make my account</button></p>
      </form>`,
  });
