import type { Me, SessionList } from '@shop/contracts/registry';
import { hiddenFields, refusalNotice, table, timeOf } from '../components';
import type { ConsoleRequest } from '../console-request';
import type { Frame } from '../frame';
import { documentOf } from '../layout';
import { markup, type Child, type Markup } from '../markup';
import type { Refused, Screens } from '../screens';

/** Where the user is signed in, and how many recovery codes are left. */
export function accountScreen({ page, form }: Screens): void {
  page('/account', draw);

  form('/account/end-session', {
    fields: ['session'],
    async send({ calls, href }, { session }) {
      await calls.delete(`/me/sessions/${encodeURIComponent(session)}`);
      return href('/account');
    },
    again: draw,
  });
}

async function draw(context: ConsoleRequest, refused?: Refused): Promise<Markup> {
  const { calls } = context;
  const { items } = await calls.get<SessionList>('/me/sessions');
  const me = await calls.get<Me>('/me');
  return documentOf(context, {
    title: 'Your account',
    place: '/account',
    ofAll: true,
    content: markup`
      ${refused && refusalNotice(refused.refusal)}
      ${signInText(me)}
      <section><h2>Sessions</h2>${sessionsTable(context, items)}</section>`,
  });
}

/** From this number of recovery codes a user is warned. */
const fewCodes = 3;

const signInText = ({ openId, recoveryCodes }: Me): Markup =>
  openId
    ? markup`<p class="lead">You sign in with OpenID Connect. The provider manages your password, second factor and groups. Your roles here follow from your groups at your last sign-in.</p>`
    : markup`<p class="${recoveryCodes <= fewCodes ? 'notice cold' : 'lead'}">You have ${recoveryCodes} recovery codes left. To get new codes or change your password, ask an admin for an invitation.</p>`;

type Session = SessionList['items'][number];

const sessionsTable = (frame: Frame, sessions: readonly Session[]): Markup =>
  table<Session>(
    'Sessions expire after 8 hours of inactivity, or after 24 hours',
    [
      {
        name: 'Browser',
        cell: ({ browser, current }) =>
          markup`<div class="under">${browser || 'unknown'}${current && ' (this one)'}</div>`,
      },
      { name: 'Since', cell: ({ createdAt }) => timeOf(createdAt, frame.now) },
      { name: 'Last used', cell: ({ lastSeen }) => timeOf(lastSeen, frame.now) },
      { name: 'Actions', cell: (session) => endForm(frame, session) },
    ],
    sessions,
  );

const endForm = ({ href }: Frame, { id, current }: Session): Child =>
  current
    ? '–'
    : markup`<form method="post" action="${href('/account/end-session')}">${hiddenFields({ session: id })}<button class="quiet">End session</button></form>`;
