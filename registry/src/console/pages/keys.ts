import type { PublisherKey, PublisherKeyList } from '@shop/contracts/registry';
import { may } from '../../domain/roles';
import {
  code,
  emptyText,
  field,
  mark,
  reasonField,
  refusalNotice,
  remoteLink,
  remotePath,
  selectField,
  table,
  timeBy,
  timeText,
} from '../components';
import type { ConsoleRequest } from '../console-request';
import { documentOf } from '../layout';
import { markup, type Child, type Markup } from '../markup';
import type { Refused, Screens } from '../screens';

const registryPath = (remote: string) => `/keys/${encodeURIComponent(remote)}`;

/** The keys that may sign versions of a remote. Everyone can read them; admins can change them. */
export function keysScreen({ page, form }: Screens): void {
  page('/remotes/:remote/keys', draw);

  form('/remotes/:remote/keys', {
    fields: ['name', 'publicKey'],
    async send({ calls, params: { remote }, href }, body) {
      await calls.post(registryPath(remote), { body });
      return href(`${remotePath(remote)}/keys`);
    },
    again: draw,
  });

  form('/remotes/:remote/keys/revoke', {
    fields: ['id', 'reason'],
    async send({ calls, params: { remote }, href }, { id, reason }) {
      const path = `${registryPath(remote)}/${encodeURIComponent(id)}/revoke`;
      await calls.post(path, { body: { reason } });
      return href(`${remotePath(remote)}/keys`);
    },
    again: draw,
  });
}

async function draw(context: ConsoleRequest<'remote'>, refused?: Refused): Promise<Markup> {
  const { calls, actor, params } = context;
  const { remote } = params;
  const { items } = await calls.get<PublisherKeyList>(registryPath(remote));
  const typed = refused?.typed ?? {};
  return documentOf(context, {
    title: `${remote} signing keys`,
    place: '',
    ofAll: true,
    content: markup`
      ${remoteLink(context, remote)}
      ${refused && refusalNotice(refused.refusal)}
      <section><h2>Keys</h2>
      ${items.length > 0 ? keysTable(remote, items, context.now) : emptyText(`${remote} has no keys, so its versions need no signature.`)}
      </section>
      ${
        may(actor, 'administer', { remote })
          ? markup`<section><h2>Change keys</h2>${addForm(context, items, typed)}${revokeForm(context, items, typed)}</section>`
          : markup`<p class="notice cold">Only admins can register and revoke keys.</p>`
      }`,
  });
}

const stateOf = ({ revoked }: PublisherKey): Child =>
  revoked
    ? markup`${mark('bad', 'revoked')} <span class="aside">by ${revoked.by}, ${timeText(revoked.at)}: “${revoked.reason}”</span>`
    : mark('good', 'active');

const keysTable = (remote: string, keys: readonly PublisherKey[], now: Date) =>
  table<PublisherKey>(
    `Keys that sign versions of ${remote}`,
    [
      { name: 'Key', cell: ({ name }) => name },
      { name: 'ID', cell: ({ id }) => code(id) },
      {
        name: 'Added',
        cell: ({ addedAt, addedBy }) => timeBy(addedAt, addedBy, now),
      },
      { name: 'Status', cell: stateOf },
    ],
    keys,
  );

function addForm(
  { href, params: { remote } }: ConsoleRequest<'remote'>,
  keys: readonly PublisherKey[],
  typed: Refused['typed'],
): Markup {
  return markup`<form class="slip" method="post" action="${href(`${remotePath(remote)}/keys`)}"><h3>Register a key</h3>
    ${keys.length === 0 && markup`<p class="notice cold">Once ${remote} has a key, all its new versions must be signed. This cannot be undone.</p>`}
    ${field({
      name: 'name',
      id: 'key-name',
      label: 'Name',
      value: typed.name,
      help: 'Who uses it, such as ci.',
      attributes: markup`required maxlength="60" pattern="[\\w.@ \\-]+" title="Letters, digits, spaces and . @ - _"`,
    })}
    <p><label for="key-pem">Public key</label> <textarea id="key-pem" name="publicKey" class="code" rows="4" required maxlength="2000" spellcheck="false" autocomplete="off" aria-describedby="key-pem-help">${typed.publicKey}</textarea></p>
    <p class="help" id="key-pem-help">The contents of the .pub.pem file that ${code('shop-remote keys new')} creates.</p>
    <p><button>Register key</button></p></form>`;
}

function revokeForm(
  { href, params: { remote } }: ConsoleRequest<'remote'>,
  keys: readonly PublisherKey[],
  typed: Refused['typed'],
): Child {
  const active = keys.filter(({ revoked }) => revoked === null);
  if (active.length === 0) return null;
  const options = active.map(({ id, name }) => [id, `${name} (${id.slice(0, 8)})`] as const);
  return markup`<form class="slip" method="post" action="${href(`${remotePath(remote)}/keys/revoke`)}"><h3>Revoke a key</h3>
    <p>Versions that it signed can no longer be promoted. Live versions stay live, and are marked. This cannot be undone.</p>
    ${selectField({ name: 'id', id: 'revoked-key', label: 'Key', value: typed.id }, options)}
    ${reasonField(typed.reason, 'revoked-reason')}
    <p><button class="danger">Revoke key</button></p></form>`;
}
