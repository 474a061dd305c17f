import type { PublisherKey } from '@shop/contracts/registry';
import { istTime } from '../format';
import { markup, type Markup, type Piece } from '../markup';
import type { RefusalText } from '../refusal-text';
import { documentOf, type Frame } from './layout';
import { emptyText, refusalNotice, table, timeOf } from './components';

/** What was typed into a form that was refused. */
export interface TypedKey {
  readonly name: string;
  readonly publicKey: string;
  readonly id: string;
  readonly reason: string;
}

interface KeysPage {
  readonly remote: string;
  readonly keys: readonly PublisherKey[];
  readonly mayChange: boolean;
  readonly refusal?: RefusalText;
  readonly typed?: TypedKey;
}

const stateOf = ({ revoked }: PublisherKey): Piece =>
  revoked
    ? markup`<span class="mark-bad">revoked</span> <span class="aside">by ${revoked.by}, ${istTime(revoked.at)}: “${revoked.reason}”</span>`
    : markup`<span class="mark-good">works</span>`;

const keysTable = ({ remote, keys }: KeysPage, now: Date) =>
  table<PublisherKey>(
    `Keys that sign versions of ${remote}`,
    [
      { name: 'Key', cell: ({ name }) => name },
      { name: 'Id', cell: ({ id }) => markup`<span class="code">${id}</span>` },
      {
        name: 'Added',
        cell: ({ addedAt, addedBy }) =>
          markup`${timeOf(addedAt, now)} <span class="aside">by ${addedBy}</span>`,
      },
      { name: 'State', cell: stateOf },
    ],
    keys,
  );

const addForm = ({ remote, keys, typed }: KeysPage) =>
  markup`<form class="slip" method="post" action="/ops/remotes/${remote}/keys"><h3>Register a key</h3>
    ${keys.length === 0 && markup`<p class="notice cold">From its first key on, ${remote} takes signed versions only, for good.</p>`}
    <p><label for="key-name">Name</label> <input id="key-name" name="name" value="${typed?.name ?? ''}" required maxlength="60" pattern="[\\w.@ \\-]+" title="Letters, digits, spaces and . @ - _" autocomplete="off" aria-describedby="key-name-help"></p>
    <p class="help" id="key-name-help">Whose it is, such as ci.</p>
    <p><label for="key-pem">Public key</label> <textarea id="key-pem" name="publicKey" class="code" rows="4" required maxlength="2000" spellcheck="false" autocomplete="off" aria-describedby="key-pem-help">${typed?.publicKey ?? ''}</textarea></p>
    <p class="help" id="key-pem-help">The file that ends in .pub.pem; <span class="code">shop-remote keys new</span> makes it.</p>
    <p><button>Register it</button></p></form>`;

function revokeForm({ remote, keys, typed }: KeysPage): Piece {
  const working = keys.filter(({ revoked }) => revoked === null);
  if (working.length === 0) return null;
  return markup`<form class="slip" method="post" action="/ops/remotes/${remote}/keys/revoke"><h3>Revoke a key</h3>
    <p>What it has signed is not promoted any more; what is live stays live, and is marked. A key that is revoked does not come back.</p>
    <p><label for="revoked-key">Key</label> <select id="revoked-key" name="id">${working.map(
      ({ id, name }) =>
        markup`<option value="${id}"${id === typed?.id && markup` selected`}>${name} (${id.slice(0, 8)})</option>`,
    )}</select></p>
    <p><label for="revoked-reason">Reason, for everybody whose version it stops</label> <input id="revoked-reason" name="reason" value="${typed?.reason ?? ''}" required maxlength="500" autocomplete="off"></p>
    <p><button class="danger">Revoke it</button></p></form>`;
}

/** The keys that may sign versions of a remote. */
export function keysPage(frame: Frame, page: KeysPage): Markup {
  const { remote, keys, mayChange, refusal } = page;
  return documentOf(frame, {
    title: `Signing keys of ${remote}`,
    place: '/ops',
    ofAll: true,
    content: markup`
      <p><a href="/ops/remotes/${remote}">All of ${remote}</a></p>
      ${refusal && refusalNotice(refusal)}
      <section><h2>Keys</h2>
      ${keys.length > 0 ? keysTable(page, frame.now) : emptyText(`${remote} has no keys: its versions need no signature.`)}
      </section>
      ${
        mayChange
          ? markup`<section><h2>Change them</h2>${addForm(page)}${revokeForm(page)}</section>`
          : markup`<p class="notice cold">An admin registers and revokes keys.</p>`
      }`,
  });
}
