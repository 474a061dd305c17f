import type {
  AccountList,
  CollectResponse,
  GatePolicy,
  Grant,
  Invitation,
  IssuedToken,
  IssuedWebhook,
  TokenList,
  WebhookList,
} from '@shop/contracts/registry';
import { envPathOf } from '@shop/protocol';
import { readInteger, type Command, type CommandInput } from './command';
import { UsageError } from './exit-codes';

/** Versions are published for all environments. */
const inAll = (role: Grant['role']) => role === 'publisher';

/**
 * `--role publisher,releaser --remote catalog --env live`: each role, of that remote, there; of all without them. A publisher
 * publishes for every environment, so that `--env` is for the roles beside it.
 */
function grantsOf({ role = 'viewer', remote, env: named = '*' }: CommandInput['options']): readonly Grant[] {
  const words = role.split(',');
  return words.map((word) => {
    const one = word.trim() as Grant['role'];
    const env = words.length > 1 && inAll(one) ? '*' : named;
    if (remote === undefined && (one === 'publisher' || one === 'releaser')) {
      throw new UsageError(
        `A ${one} of which remote? Pass --remote catalog, or --remote '*' for all of them.`,
      );
    }
    return { role: one, remote: remote ?? '*', env };
  });
}

const grantText = ({ role, remote, env }: Grant): string =>
  `${role}${remote === '*' ? '' : ` of ${remote}`}${env === '*' ? '' : ` in ${env}`}`;

/** `tokens`, `tokens create <name> --role operator [--remote catalog] [--days 90]`, `tokens revoke <id>`. */
export const tokens: Command = async ({ words, options }, { client, log }) => {
  const [action = 'list', name] = words;
  if (action === 'create' && name) {
    const days = options.days === undefined ? undefined : readInteger(options.days, 'number of days');
    const body = { name, grants: grantsOf(options), days };
    const made = await client.call<IssuedToken>('/tokens', { method: 'POST', body });
    log(`Token ${made.id} of ${name}, until ${made.expiresAt}.`);
    log(`Keep it now, it is not shown again: ${made.token}`);
    return made;
  }
  if (action === 'revoke' && name) {
    await client.call(`/tokens/${encodeURIComponent(name)}`, { method: 'DELETE' });
    log(`Token ${name} works no more.`);
    return { revoked: name };
  }
  if (action !== 'list')
    throw new UsageError('tokens | tokens create <name> --role <role> | tokens revoke <id>');
  const page = await client.call<TokenList>('/tokens');
  for (const { id, name: owner, grants, expiresAt, lastSeen, revokedAt } of page.items) {
    const state = revokedAt ? `revoked ${revokedAt}` : `until ${expiresAt}`;
    const seen = lastSeen ? `last seen ${lastSeen}` : 'never used';
    log(`${id}  ${owner}: ${grants.map(grantText).join(', ')}, ${state}, ${seen}`);
  }
  return page;
};

/** `webhooks`, `webhooks add <address> [--format chat] [--only promote,rollback]`, `webhooks remove <id>`. */
export const webhooks: Command = async ({ words, options }, { client, log }) => {
  const [action = 'list', named] = words;
  if (action === 'add' && named) {
    const actions = typeof options.only === 'string' ? options.only.split(',') : [];
    const body = { url: named, format: options.format, actions };
    const made = await client.call<IssuedWebhook>('/webhooks', { method: 'POST', body });
    log(
      `Webhook ${made.id}. Its messages are signed with ${made.secret}; keep it now, it is not shown again.`,
    );
    return made;
  }
  if (action === 'remove' && named) {
    await client.call(`/webhooks/${encodeURIComponent(named)}`, { method: 'DELETE' });
    log(`Webhook ${named} is told nothing any more.`);
    return { removed: named };
  }
  if (action !== 'list')
    throw new UsageError(
      'webhooks | webhooks add <address> [--format chat] [--only <actions>] | webhooks remove <id>',
    );
  const page = await client.call<WebhookList>('/webhooks');
  for (const { id, url, format, actions, lastDelivered, lastError } of page.items) {
    const state =
      lastError ?? (lastDelivered ? `took a message ${lastDelivered}` : 'was not told anything yet');
    log(`${id}  ${url} (${format}; ${actions.join(', ') || 'everything'}): ${state}`);
  }
  return page;
};

/** `accounts`, `accounts create <name> --role operator [--remote catalog]`, `accounts invite <id>`, `accounts disable <id>`. */
export const accounts: Command = async ({ words, options }, { client, log }) => {
  const [action = 'list', name] = words;
  const invited = ({ invitation, until }: Invitation) => {
    log(`The link works once, until ${until}: ${client.url}/ops/invitation?code=${invitation}`);
  };
  if (action === 'create' && name) {
    const body = { name, grants: grantsOf(options) };
    const made = await client.call<Invitation>('/accounts', { method: 'POST', body });
    invited(made);
    return made;
  }
  if (action === 'invite' && name) {
    const path = `/accounts/${encodeURIComponent(name)}/invitation`;
    const made = await client.call<Invitation>(path, { method: 'POST' });
    invited(made);
    return made;
  }
  if (action === 'disable' && name) {
    await client.call(`/accounts/${encodeURIComponent(name)}`, { method: 'DELETE' });
    log(`Account ${name} is disabled, and its sessions are over.`);
    return { disabled: name };
  }
  if (action !== 'list')
    throw new UsageError(
      'accounts | accounts create <name> --role <role> | accounts invite <id> | accounts disable <id>',
    );
  const list = await client.call<AccountList>('/accounts');
  for (const { id, name: person, grants, ready, disabledAt } of list.items) {
    const state = disabledAt ? `disabled ${disabledAt}` : ready ? 'ready' : 'not set up';
    log(`${id}  ${person}: ${grants.map(grantText).join(', ')}, ${state}`);
  }
  return list;
};

/** `gate`, `gate required --reason …`: whether versions have to pass the gate. */
export const gate: Command = async ({ words: [policy], options }, context) => {
  const { client, log } = context;
  if (policy !== undefined && options.reason === undefined) {
    throw new UsageError('Say with --reason why the gate is to be so.');
  }
  const body = { policy, reason: options.reason };
  const found = await client.call<GatePolicy>(
    `${envPathOf(context)}/gate`,
    policy === undefined ? {} : { method: 'PUT', body },
  );
  log(`The gate is ${found.policy}${found.chosen ? '' : ', by default'}.`);
  if (found.notice !== null) log(found.notice);
  return found;
};

/** `collect [--days 30] [--yes]`: versions that nobody uses any more; removes their files with `--yes`. */
export const collect: Command = async ({ options }, { client, log }) => {
  const days = options.days === undefined ? 30 : readInteger(options.days, 'number of days');
  const body = { days, dryRun: options.yes !== true };
  const { collected } = await client.call<CollectResponse>('/artifacts/collect', { method: 'POST', body });
  for (const { remote, version } of collected) log(`${remote}@${version}`);
  const verb = options.yes ? 'cleaned up' : 'would be cleaned up; do it with --yes';
  log(`${collected.length} versions ${verb}.`);
  return { collected, done: options.yes };
};
