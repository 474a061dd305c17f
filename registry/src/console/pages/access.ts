import type { AccountView, IssuedToken, TokenView } from '@shop/contracts/registry';
import { grantsText, roles, type Role } from '../../domain/roles';
import { istTime } from '../format';
import { markup, type Markup, type Piece } from '../markup';
import type { RefusalText } from '../refusal-text';
import { documentOf, type Frame } from './layout';
import { emptyText, refusalNotice, table, timeOf } from './components';
import { isEnding } from './token-ends';

/** The result of a form that was just sent. */
export interface Shown {
  readonly refusal: RefusalText;
  readonly invited: { readonly name: string; readonly until: string; readonly link: string };
  readonly issued: IssuedToken;
  /** The form that was refused, and the name in it. */
  readonly typed: { readonly form: string; readonly name: string };
}

interface Access extends Partial<Shown> {
  readonly accounts: readonly AccountView[];
  readonly tokens: readonly TokenView[];
}

const mayText = ({ grants }: Pick<AccountView, 'grants'>) => grantsText(grants);

/** What each role may, in a few words. */
const meanings: Readonly<Record<Role, string>> = {
  viewer: 'looks and plans',
  shop: 'what a shop in another process needs',
  publisher: 'publishes',
  releaser: 'promotes, rolls back, runs canaries',
  operator: 'the same, kills, freezes, returns to a release',
  admin: 'everything, people and tokens too',
};

const grantFields = (of: string) => markup`
  <fieldset><legend>May</legend>${roles.map(
    (role) =>
      markup`<p class="check"><input type="checkbox" id="${of}-${role}" name="role-${role}"> <label for="${of}-${role}">${role}: ${meanings[role]}</label></p>`,
  )}</fieldset>
  <p><label for="${of}-remote">Of the remote</label>
  <input id="${of}-remote" name="remote" maxlength="40" autocomplete="off" autocapitalize="none" spellcheck="false" aria-describedby="${of}-scope"></p>
  <p><label for="${of}-env">In the environment</label>
  <input id="${of}-env" name="env" maxlength="40" autocomplete="off" autocapitalize="none" spellcheck="false" aria-describedby="${of}-scope"></p>
  <p class="help" id="${of}-scope">Empty: all of them.</p>`;

/** The field for a name; after a refusal with what was typed, and the reason. */
function nameField({ typed, refusal }: Access, form: string, id: string, rules: Markup): Markup {
  const isRefused = refusal !== undefined && typed?.form === form;
  const invalid =
    isRefused && markup` value="${typed.name}" aria-invalid="true" aria-describedby="${id}-error"`;
  return markup`<p><label for="${id}">Name</label> <input id="${id}" name="name" required ${rules} maxlength="60" autocomplete="off"${invalid}></p>
      ${isRefused && markup`<p class="help" id="${id}-error">${refusal.message}</p>`}`;
}

const hidden = (fields: Readonly<Record<string, string>>) =>
  Object.entries(fields).map(
    ([name, value]) => markup`<input type="hidden" name="${name}" value="${value}">`,
  );

const accountState = ({ disabledAt, openId, ready, invitedUntil }: AccountView, now: Date): Piece => {
  if (disabledAt !== null) return `disabled ${istTime(disabledAt)}`;
  if (openId) return markup`<span class="mark-good">by OpenID Connect</span>`;
  if (ready) return markup`<span class="mark-good">ready</span>`;
  const isOpen = invitedUntil !== null && new Date(invitedUntil) > now;
  return markup`<span class="mark-cold">${isOpen ? `invited until ${istTime(invitedUntil)}` : 'not set up'}</span>`;
};

const accountActions = ({ id, name, openId, disabledAt }: AccountView): Piece =>
  disabledAt === null
    ? markup`<div class="row">${!openId && markup`<form method="post" action="/ops/access/invite">${hidden({ account: id, name })}<button class="quiet">Invite again<span class="hidden"> ${name}</span></button></form>`}
      <form method="post" action="/ops/access/disable">${hidden({ account: id })}<button class="quiet danger">Disable<span class="hidden"> ${name}</span></button></form></div>`
    : '–';

const tokenState = (token: TokenView, now: Date): Piece => {
  if (token.revokedAt !== null) return `revoked ${istTime(token.revokedAt)}`;
  if (new Date(token.expiresAt) <= now) return `over since ${istTime(token.expiresAt)}`;
  const until = `until ${istTime(token.expiresAt)}`;
  return isEnding(token, now) ? markup`<span class="mark-bad">${until}</span>` : until;
};

const tokenActions = ({ id, name, revokedAt }: TokenView): Piece =>
  revokedAt === null
    ? markup`<form method="post" action="/ops/access/revoke">${hidden({ token: id })}<button class="quiet danger">Revoke<span class="hidden"> ${name} ${id}</span></button></form>`
    : '–';

const shownOnce = ({ invited, issued }: Access): Piece => [
  invited &&
    markup`<div class="notice good" role="status"><p><strong>${invited.name} is invited</strong> until ${istTime(invited.until)}. Give this link to nobody else; it works once, and is not shown again:</p>
      <p class="code key">${invited.link}</p></div>`,
  issued &&
    markup`<div class="notice good" role="status"><p><strong>Token ${issued.id} works</strong> until ${istTime(issued.expiresAt)}. Keep it now, it is not shown again:</p>
      <p class="code key">${issued.token}</p></div>`,
];

function accountsPiece(access: Access, now: Date): Markup {
  const { accounts } = access;
  return markup`<section><h2>People</h2>
    ${
      accounts.length > 0
        ? table<AccountView>(
            'Accounts of the console',
            [
              { name: 'Name', cell: ({ name }) => name },
              { name: 'May', cell: mayText },
              { name: 'State', cell: (account) => accountState(account, now) },
              {
                name: 'Made',
                cell: ({ createdAt, createdBy }) =>
                  markup`${timeOf(createdAt, now)} <span class="aside">by ${createdBy}</span>`,
              },
              { name: 'Actions', cell: accountActions },
            ],
            accounts,
          )
        : emptyText('Nobody has an account yet.')
    }
    <form class="slip" method="post" action="/ops/access/accounts"><h3>Invite somebody</h3>
      ${nameField(access, '/access/accounts', 'account-name', markup`minlength="2"`)}
      ${grantFields('account')}
      <p><button>Invite</button></p></form></section>`;
}

function tokensPiece(access: Access, now: Date): Markup {
  const { tokens } = access;
  return markup`<section><h2>Tokens</h2>
    <p>For pipelines, shops and the command line. A token does not sign in here.</p>
    ${table<TokenView>(
      'Tokens of the registry',
      [
        { name: 'Token', cell: ({ id }) => markup`<span class="code">${id}</span>` },
        { name: 'Of', cell: ({ name }) => name },
        { name: 'May', cell: mayText },
        { name: 'Works', cell: (token) => tokenState(token, now) },
        { name: 'Last seen', cell: ({ lastSeen }) => (lastSeen ? timeOf(lastSeen, now) : 'never') },
        { name: 'Actions', cell: tokenActions },
      ],
      tokens,
    )}
    <form class="slip" method="post" action="/ops/access/tokens"><h3>Make a token</h3>
      ${nameField(access, '/access/tokens', 'token-name', markup``)}
      ${grantFields('token')}
      <p><label for="token-days">Days until it ends</label> <input id="token-days" name="days" inputmode="numeric" value="90" required pattern="[0-9]{1,3}"></p>
      <p><button>Make a token</button></p></form></section>`;
}

/** Who may do what: people and tokens. */
export const accessPage = (frame: Frame, access: Access): Markup =>
  documentOf(frame, {
    title: 'Access',
    place: '/ops/access',
    ofAll: true,
    content: markup`
      ${access.refusal && refusalNotice(access.refusal)}
      ${shownOnce(access)}
      ${accountsPiece(access, frame.now)}
      ${tokensPiece(access, frame.now)}`,
  });
