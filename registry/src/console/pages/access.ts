import type {
  AccountList,
  AccountView,
  Grant,
  Invitation,
  IssuedToken,
  TokenList,
  TokenView,
} from '@shop/contracts/registry';
import { all, grantsText, roles, type Role } from '../../domain/roles';
import {
  checkField,
  code,
  emptyText,
  field,
  hiddenFields,
  hiddenText,
  mark,
  refusalNotice,
  table,
  timeBy,
  timeOf,
  timeText,
} from '../components';
import type { ConsoleRequest } from '../console-request';
import { isTicked } from '../form-fields';
import type { Frame } from '../frame';
import { documentOf } from '../layout';
import { markup, type Child, type Markup } from '../markup';
import type { Refused, Screens } from '../screens';
import { tokenWarningMs } from '../../durations';

const roleField = (role: Role) => `role-${role}` as const;

const grantFieldNames = ['name', 'remote', 'env', ...roles.map(roleField)] as const;

/** Users and tokens, for admins. A secret is shown once, in the response to the form. */
export function accessScreen({ page, form }: Screens): void {
  page('/access', draw);

  form('/access/accounts', {
    fields: grantFieldNames,
    async send(context, fields) {
      const body = { name: fields.name, grants: grantsOf(fields) };
      const invitation = await context.calls.post<Invitation>('/accounts', { body });
      return draw(context, invitationNotice(context, fields.name, invitation));
    },
    again: (context, refused) => draw(context, refusalNotice(refused.refusal), { account: refused }),
  });

  form('/access/invite', {
    fields: ['account', 'name'],
    async send(context, { account, name }) {
      const path = `/accounts/${encodeURIComponent(account)}/invitation`;
      const invitation = await context.calls.post<Invitation>(path, {});
      return draw(context, invitationNotice(context, name, invitation));
    },
    again,
  });

  form('/access/disable', {
    fields: ['account'],
    async send({ calls, href }, { account }) {
      await calls.delete(`/accounts/${encodeURIComponent(account)}`);
      return href('/access');
    },
    again,
  });

  form('/access/tokens', {
    fields: [...grantFieldNames, 'days'],
    async send(context, fields) {
      const days = Number(fields.days || 90);
      const body = { name: fields.name, grants: grantsOf(fields), days };
      return draw(context, tokenNotice(await context.calls.post<IssuedToken>('/tokens', { body })));
    },
    again: (context, refused) => draw(context, refusalNotice(refused.refusal), { token: refused }),
  });

  form('/access/revoke', {
    fields: ['token'],
    async send({ calls, href }, { token }) {
      await calls.delete(`/tokens/${encodeURIComponent(token)}`);
      return href('/access');
    },
    again,
  });
}

const again = (context: ConsoleRequest, { refusal }: Refused) => draw(context, refusalNotice(refusal));

/** The selected roles for the entered remote and environment. */
function grantsOf(fields: Readonly<Record<(typeof grantFieldNames)[number], string>>): readonly Grant[] {
  const remote = fields.remote || all;
  const env = fields.env || all;
  const chosen = roles.filter((role) => isTicked(fields[roleField(role)]));
  // Versions are published for all environments.
  const inAll = (role: Role) => role === 'publisher' && chosen.length > 1;
  return chosen.map((role) => ({ role, remote, env: inAll(role) ? all : env }));
}

interface RefusedForms {
  readonly account?: Refused;
  readonly token?: Refused;
}

async function draw(
  context: ConsoleRequest,
  notice: Child = null,
  refused: RefusedForms = {},
): Promise<Markup> {
  const { calls } = context;
  const accounts = await calls.get<AccountList>('/accounts');
  const tokens = await calls.get<TokenList>('/tokens');
  return documentOf(context, {
    title: 'Access',
    place: '/access',
    ofAll: true,
    content: markup`
      ${notice}
      ${accountsSection(context, accounts.items, refused.account)}
      ${tokensSection(context, tokens.items, refused.token)}`,
  });
}

const invitationNotice = ({ origin }: ConsoleRequest, name: string, { invitation, until }: Invitation) =>
  markup`<div class="notice good" role="status"><p><strong>${name} is invited</strong> until ${timeText(until)}. Share this link only with them. It works once and is not shown again:</p>
    <p class="code key">${origin}/ops/invitation?code=${invitation}</p></div>`;

const tokenNotice = ({ id, token, expiresAt }: IssuedToken) =>
  markup`<div class="notice good" role="status"><p><strong>Token ${id} is valid</strong> until ${timeText(expiresAt)}. Copy it now: it is not shown again.</p>
    <p class="code key">${token}</p></div>`;

const rolesCell = ({ grants }: Pick<AccountView, 'grants'>) => grantsText(grants);

function accountsSection(frame: Frame, accounts: readonly AccountView[], refused?: Refused): Markup {
  const { href, now } = frame;
  return markup`<section><h2>Users</h2>
    ${
      accounts.length > 0
        ? table<AccountView>(
            'Console users',
            [
              { name: 'Name', cell: ({ name }) => name },
              { name: 'Roles', cell: rolesCell },
              { name: 'Status', cell: (account) => accountState(account, now) },
              {
                name: 'Created',
                cell: ({ createdAt, createdBy }) => timeBy(createdAt, createdBy, now),
              },
              { name: 'Actions', cell: (account) => accountActions(frame, account) },
            ],
            accounts,
          )
        : emptyText('No accounts yet.')
    }
    <form class="slip" method="post" action="${href('/access/accounts')}"><h3>Invite a user</h3>
      ${nameField('account-name', markup`minlength="2"`, refused)}
      ${grantFields('account')}
      <p><button>Invite</button></p></form></section>`;
}

function accountState({ disabledAt, openId, ready, invitedUntil }: AccountView, now: Date): Child {
  if (disabledAt !== null) return markup`disabled ${timeText(disabledAt)}`;
  if (openId) return mark('good', 'OpenID Connect');
  if (ready) return mark('good', 'active');
  const isOpen = invitedUntil !== null && new Date(invitedUntil) > now;
  return mark('cold', isOpen ? markup`invited until ${timeText(invitedUntil)}` : 'not set up');
}

function accountActions({ href }: Frame, { id, name, openId, disabledAt }: AccountView): Child {
  if (disabledAt !== null) return '–';
  return markup`<div class="row">${!openId && markup`<form method="post" action="${href('/access/invite')}">${hiddenFields({ account: id, name })}<button class="quiet">Invite again${hiddenText(name)}</button></form>`}
    <form method="post" action="${href('/access/disable')}">${hiddenFields({ account: id })}<button class="quiet danger">Disable${hiddenText(name)}</button></form></div>`;
}

/** Whether a valid token expires soon. */
export function isExpiring({ expiresAt, revokedAt }: TokenView, now: Date): boolean {
  const left = new Date(expiresAt).getTime() - now.getTime();
  return revokedAt === null && left > 0 && left <= tokenWarningMs;
}

function tokensSection(frame: Frame, tokens: readonly TokenView[], refused?: Refused): Markup {
  const { href, now } = frame;
  return markup`<section><h2>Tokens</h2>
    <p>For pipelines, shops and the command line. Tokens cannot sign in to the console.</p>
    ${table<TokenView>(
      'Registry tokens',
      [
        { name: 'Token', cell: ({ id }) => code(id) },
        { name: 'Name', cell: ({ name }) => name },
        { name: 'Roles', cell: rolesCell },
        { name: 'Status', cell: (token) => tokenState(token, now) },
        { name: 'Last used', cell: ({ lastSeen }) => (lastSeen ? timeOf(lastSeen, now) : 'never') },
        { name: 'Actions', cell: (token) => tokenActions(frame, token) },
      ],
      tokens,
    )}
    <form class="slip" method="post" action="${href('/access/tokens')}"><h3>Create a token</h3>
      ${nameField('token-name', null, refused)}
      ${grantFields('token')}
      ${field({ name: 'days', id: 'token-days', label: 'Valid for (days)', value: '90', attributes: markup`inputmode="numeric" required pattern="[0-9]{1,3}"` })}
      <p><button>Create token</button></p></form></section>`;
}

function tokenState(token: TokenView, now: Date): Child {
  if (token.revokedAt !== null) return markup`revoked ${timeText(token.revokedAt)}`;
  if (new Date(token.expiresAt) <= now) return markup`expired ${timeText(token.expiresAt)}`;
  const until = markup`valid until ${timeText(token.expiresAt)}`;
  return isExpiring(token, now) ? mark('bad', until) : until;
}

const tokenActions = ({ href }: Frame, { id, name, revokedAt }: TokenView): Child =>
  revokedAt === null
    ? markup`<form method="post" action="${href('/access/revoke')}">${hiddenFields({ token: id })}<button class="quiet danger">Revoke${hiddenText(`${name} ${id}`)}</button></form>`
    : '–';

/** The name field. After a refusal it shows the typed name and the reason. */
function nameField(id: string, rules: Child, refused?: Refused): Markup {
  const invalid = refused && markup` aria-invalid="true" aria-describedby="${id}-error"`;
  return markup`<p><label for="${id}">Name</label> <input id="${id}" name="name" required ${rules} maxlength="60" autocomplete="off" value="${refused?.typed.name}"${invalid}></p>
      ${refused && markup`<p class="help" id="${id}-error">${refused.refusal.message}</p>`}`;
}

/** A short description of each role. */
const roleTexts: Readonly<Record<Role, string>> = {
  viewer: 'read and plan',
  shop: 'run a shop process',
  gate: 'run the gate as a worker',
  publisher: 'publish versions',
  releaser: 'promote, roll back, run canaries',
  operator: 'also disable, freeze and return to a release',
  admin: 'everything, including users and tokens',
};

function grantFields(of: string): Markup {
  const scope = markup`maxlength="40" autocapitalize="none" spellcheck="false" aria-describedby="${of}-scope"`;
  return markup`
  <fieldset><legend>Roles</legend>${roles.map((role) =>
    checkField(roleField(role), `${role}: ${roleTexts[role]}`, false, `${of}-${role}`),
  )}</fieldset>
  ${field({ name: 'remote', id: `${of}-remote`, label: 'Remote', attributes: scope })}
  ${field({ name: 'env', id: `${of}-env`, label: 'Environment', attributes: scope })}
  <p class="help" id="${of}-scope">Leave empty for all.</p>`;
}
