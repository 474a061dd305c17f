import type { Me, SessionList } from '@shop/contracts/registry';
import { markup, type Markup } from '../markup';
import { documentOf, type Frame } from './layout';
import { table, timeOf } from './components';

type Session = SessionList['items'][number];

const fewCodes = 3;

const endForm = ({ id, current }: Session) =>
  current
    ? '–'
    : markup`<form method="post" action="/ops/account/end-session"><input type="hidden" name="session" value="${id}"><button class="quiet">End it</button></form>`;

const signInText = ({ openId, recoveryCodes }: Me): Markup =>
  openId
    ? markup`<p class="lead">You sign in by OpenID Connect. Your password, second factor and groups are looked after there; your roles here are those of your groups at your last sign-in.</p>`
    : markup`<p class="${recoveryCodes <= fewCodes ? 'notice cold' : 'lead'}">You have ${recoveryCodes} recovery codes left. For new ones, or another password, ask an admin for a new invitation.</p>`;

/** Where the user is signed in, and how many recovery codes are left. */
export const accountPage = (
  frame: Frame,
  { sessions, me }: { readonly sessions: readonly Session[]; readonly me: Me },
): Markup =>
  documentOf(frame, {
    title: 'Your account',
    place: '/ops/account',
    ofAll: true,
    content: markup`
      ${signInText(me)}
      <section><h2>Where you are signed in</h2>
      ${table<Session>(
        'A session ends after 8 hours without use, and after 24 hours',
        [
          {
            name: 'Browser',
            cell: ({ browser, current }) =>
              markup`<div class="under">${browser || 'unknown'}${current && ' (this one)'}</div>`,
          },
          { name: 'Since', cell: ({ createdAt }) => timeOf(createdAt, frame.now) },
          { name: 'Last seen', cell: ({ lastSeen }) => timeOf(lastSeen, frame.now) },
          { name: 'Actions', cell: endForm },
        ],
        sessions,
      )}</section>`,
  });
