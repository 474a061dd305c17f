import type { CollectResponse, GatePolicy, IssuedToken, TokenList } from '@shop/contracts/registry';
import { envPath, readWhole, type Command } from './command';
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

/** `gate`, `gate required --reason …`: whether versions have to pass the gate. */
export const gate: Command = async ({ words: [policy], options }, { client, say }) => {
  if (policy !== undefined && options.reason === undefined) {
    throw new UsageError('Say with --reason why the gate is to be so.');
  }
  const body = { policy, reason: options.reason };
  const found = await client.call<GatePolicy>(
    `${envPath}/gate`,
    policy === undefined ? {} : { method: 'PUT', body },
  );
  say(`The gate is ${found.policy}${found.chosen ? '' : ', by default'}.`);
  if (found.notice !== null) say(found.notice);
  return found;
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
