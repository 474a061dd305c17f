import type {
  CollectResponse,
  IssuedToken,
  IssuedWebhook,
  TokenList,
  WebhookList,
} from '@shop/contracts/registry';
import { readWhole, type Command } from './command';
import { UsageError } from './exit-codes';

/** `tokens`, `tokens create <name> --role operator [--remote catalog]`, `tokens revoke <id>`. */
export const tokens: Command = async ({ words, options }, { client, say }) => {
  const [action = 'list', name] = words;
  if (action === 'create' && name) {
    const body = { name, role: options.role ?? 'viewer', remote: options.remote };
    const made = await client.call<IssuedToken>('/tokens', { method: 'POST', body });
    say(`Token ${made.id} of ${name}. Keep it now, it is not shown again: ${made.token}`);
    return made;
  }
  if (action === 'revoke' && name) {
    await client.call(`/tokens/${encodeURIComponent(name)}`, { method: 'DELETE' });
    say(`Token ${name} works no more.`);
    return { revoked: name };
  }
  if (action !== 'list')
    throw new UsageError('tokens | tokens create <name> --role <role> | tokens revoke <id>');
  const page = await client.call<TokenList>('/tokens');
  for (const { id, name: owner, role, remote, createdAt, revokedAt } of page.items) {
    const state = revokedAt ? `revoked ${revokedAt}` : 'works';
    say(`${id}  ${owner}: ${role}${remote ? ` of ${remote}` : ''}, since ${createdAt}, ${state}`);
  }
  return page;
};

/** `webhooks`, `webhooks add <address> [--format chat] [--only promote,rollback]`, `webhooks remove <id>`. */
export const webhooks: Command = async ({ words, options }, { client, say }) => {
  const [action = 'list', named] = words;
  if (action === 'add' && named) {
    const actions = typeof options.only === 'string' ? options.only.split(',') : [];
    const body = { url: named, format: options.format, actions };
    const made = await client.call<IssuedWebhook>('/webhooks', { method: 'POST', body });
    say(
      `Webhook ${made.id}. Its messages are signed with ${made.secret}; keep it now, it is not shown again.`,
    );
    return made;
  }
  if (action === 'remove' && named) {
    await client.call(`/webhooks/${encodeURIComponent(named)}`, { method: 'DELETE' });
    say(`Webhook ${named} is told nothing any more.`);
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
    say(`${id}  ${url} (${format}; ${actions.join(', ') || 'everything'}): ${state}`);
  }
  return page;
};

/** `collect [--days 30] [--yes]`: versions that nobody can meet any more; removes their files with `--yes`. */
export const collect: Command = async ({ options }, { client, say }) => {
  const days = options.days === undefined ? 30 : readWhole(options.days, 'number of days');
  const body = { days, dryRun: options.yes !== true };
  const { collected } = await client.call<CollectResponse>('/artifacts/collect', { method: 'POST', body });
  for (const { remote, version } of collected) say(`${remote}@${version}`);
  const verb = options.yes ? 'cleaned up' : 'would be cleaned up; do it with --yes';
  say(`${collected.length} versions ${verb}.`);
  return { collected, done: options.yes };
};
