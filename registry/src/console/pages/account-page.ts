import type { Me, SessionList } from '@shop/contracts/registry';
import { markup, type Markup } from '../markup';
import { documentOf, type Frame } from './layout';
import { table, timeOf } from './pieces';

type Session = SessionList['items'][number];

const fewCodes = 3;

const endForm = ({ id, current }: Session) =>
  current
    ? '–'
    : markup`<form method="post" action="/ops/account/end-session"><input type="hidden" name="session" value="${id}"><button class="quiet">End it</button></form>`;

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
      <p class="${me.recoveryCodes <= fewCodes ? 'notice cold' : 'lead'}">You have ${me.recoveryCodes} recovery codes left. For new ones, or another password, ask an admin for a new invitation.</p>
      <section><h2>Where you are signed in</h2>
      ${table<Session>(
        'A session ends after 8 hours without use, and after 24 hours',
        [
          {
            name: 'Browser',
            cell: ({ browser, current }) => [browser || 'unknown', current && ' (this one)'],
          },
          { name: 'Since', cell: ({ createdAt }) => timeOf(createdAt, frame.now) },
          { name: 'Last seen', cell: ({ lastSeen }) => timeOf(lastSeen, frame.now) },
          { name: 'Actions', cell: endForm },
        ],
        sessions,
      )}</section>`,
  });
