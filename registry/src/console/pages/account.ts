import type { Me, NewPasskey, PasskeyList, SessionList } from '@shop/contracts/registry';
import { emptyText, hiddenFields, hiddenText, refusalNotice, table, timeOf } from '../components';
import type { ConsoleRequest } from '../console-request';
import type { Frame } from '../frame';
import { documentOf } from '../layout';
import { markup, type Child, type Markup } from '../markup';
import { parseCredential } from '../passkey-routes';
import type { Refused, Screens } from '../screens';

/** Where the user is signed in, how many recovery codes are left, and their passkeys. */
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

  form('/account/passkeys', {
    fields: ['name', 'attempt', 'credential'],
    async send({ calls, href }, { name, attempt, credential }) {
      const body = { name, attempt, credential: parseCredential<NewPasskey['credential']>(credential) };
      await calls.post('/me/passkeys', { body });
      return href('/account');
    },
    again: draw,
  });

  form('/account/passkeys/remove', {
    fields: ['passkey'],
    async send({ calls, href }, { passkey }) {
      await calls.post('/me/passkeys/remove', { body: { id: passkey } });
      return href('/account');
    },
    again: draw,
  });
}

async function draw(context: ConsoleRequest, refused?: Refused): Promise<Markup> {
  const { calls } = context;
  const { items } = await calls.get<SessionList>('/me/sessions');
  const me = await calls.get<Me>('/me');
  const { items: passkeys } = await calls.get<PasskeyList>('/me/passkeys');
  return documentOf(context, {
    title: 'Your account',
    place: '/account',
    ofAll: true,
    content: markup`
      ${refused && refusalNotice(refused.refusal)}
      ${signInText(me)}
      ${!me.openId && passkeySection(context, passkeys)}
      <section><h2>Sessions</h2>${sessionsTable(context, items)}</section>`,
  });
}

/** Users with this many recovery codes or fewer are warned. */
const fewCodes = 3;

const signInText = ({ openId, recoveryCodes }: Me): Markup =>
  openId
    ? markup`<p class="lead">You sign in with OpenID Connect. The provider manages your password, second factor and groups. Your roles here are set from your groups each time you sign in.</p>`
    : markup`<p class="${recoveryCodes <= fewCodes ? 'notice cold' : 'lead'}">You have ${recoveryCodes} recovery codes left. To get new codes or change your password, ask an admin for an invitation.</p>`;

type Passkey = PasskeyList['items'][number];

const passkeySection = (frame: Frame, passkeys: readonly Passkey[]): Markup => markup`
  <section><h2>Passkeys</h2>
    ${passkeys.length === 0 ? emptyText('You do not have a passkey yet.') : passkeyTable(frame, passkeys)}
    <form class="slip" method="post" action="${frame.href('/account/passkeys')}" data-passkey="add" hidden>
      ${hiddenFields({ attempt: '', credential: '' })}
      <p><label for="passkey-name">Name of the passkey</label>
      <input id="passkey-name" name="name" required maxlength="60" autocomplete="off" aria-describedby="passkey-name-help"></p>
      <p class="help" id="passkey-name-help">For example, the device that stores it.</p>
      <p><label for="current">Your current password</label>
      <input id="current" type="password" autocomplete="current-password" required></p>
      <p><button data-options="${frame.href('/passkeys/options')}" data-fields="current">Add a passkey</button></p>
      <p class="notice bad" role="alert" data-problem hidden></p>
    </form></section>`;

const passkeyTable = (frame: Frame, passkeys: readonly Passkey[]): Markup =>
  table<Passkey>(
    'A passkey signs you in on its own, or replaces the code after your password',
    [
      { name: 'Name', cell: ({ name }) => name },
      { name: 'Added', cell: ({ createdAt }) => timeOf(createdAt, frame.now) },
      {
        name: 'Last used',
        cell: ({ usedAt }) => (usedAt === null ? 'not used yet' : timeOf(usedAt, frame.now)),
      },
      {
        name: 'Actions',
        cell: ({ id, name }) =>
          markup`<form method="post" action="${frame.href('/account/passkeys/remove')}">${hiddenFields({ passkey: id })}<button class="quiet">Remove${hiddenText(name)}</button></form>`,
      },
    ],
    passkeys,
  );

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
