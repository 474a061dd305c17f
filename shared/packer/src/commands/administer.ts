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
import { readInteger, type CommandContext, type CommandInput } from './command';
import type { CommandEntry } from './command-table';
import { UsageError } from './exit-codes';

/** Versions are published for all environments. */
const inAll = (role: Grant['role']) => role === 'publisher';

/**
 * `--role publisher,releaser --remote catalog --env live`: grants each role for that remote and environment; without
 * these options, for all. Publishers publish for all environments, so `--env` applies only to the other roles.
 */
function grantsOf({ role = 'viewer', remote, env: named = '*' }: CommandInput['options']): readonly Grant[] {
  const words = role.split(',');
  return words.map((word) => {
    const one = word.trim() as Grant['role'];
    const env = words.length > 1 && inAll(one) ? '*' : named;
    if (remote === undefined && (one === 'publisher' || one === 'releaser')) {
      throw new UsageError(
        `Missing remote for the role ${one}. Pass --remote catalog, or --remote '*' for all of them.`,
      );
    }
    return { role: one, remote: remote ?? '*', env };
  });
}

const grantText = ({ role, remote, env }: Grant): string =>
  `${role}${remote === '*' ? '' : ` of ${remote}`}${env === '*' ? '' : ` in ${env}`}`;

/** The argument of an action. Throws a UsageError if it is missing. */
function required(word: string | undefined, what: string): string {
  if (word) return word;
  throw new UsageError(`Missing ${what}.`);
}

const roleOptions = ['role', 'remote', 'env'] as const;

/** Credentials of programs. */
export const tokens: CommandEntry = {
  main: {
    summary: 'List the tokens',
    async run(_input, { client, log }) {
      const page = await client.call<TokenList>('/tokens');
      for (const { id, name: owner, grants, expiresAt, lastSeen, revokedAt } of page.items) {
        const state = revokedAt ? `revoked ${revokedAt}` : `until ${expiresAt}`;
        const seen = lastSeen ? `last seen ${lastSeen}` : 'never used';
        log(`${id}  ${owner}: ${grants.map(grantText).join(', ')}, ${state}, ${seen}`);
      }
      return page;
    },
  },
  actions: {
    create: {
      args: '<name>',
      summary: 'Create a token with one or several roles',
      options: [...roleOptions, 'days'],
      async run({ words, options }, { client, log }) {
        const name = required(words[0], 'name');
        const days = options.days === undefined ? undefined : readInteger(options.days, 'number of days');
        const body = { name, grants: grantsOf(options), days };
        const made = await client.call<IssuedToken>('/tokens', { method: 'POST', body });
        log(`Token ${made.id} of ${name}, until ${made.expiresAt}.`);
        log(`Save it now; it is not shown again: ${made.token}`);
        return made;
      },
    },
    revoke: {
      args: '<id>',
      summary: 'Revoke a token',
      async run({ words }, { client, log }) {
        const id = required(words[0], 'token');
        await client.call(`/tokens/${encodeURIComponent(id)}`, { method: 'DELETE' });
        log(`Token ${id} revoked.`);
        return { revoked: id };
      },
    },
  },
};

/** Receivers of messages about releases. */
export const webhooks: CommandEntry = {
  main: {
    summary: 'List the webhooks',
    async run(_input, { client, log }) {
      const page = await client.call<WebhookList>('/webhooks');
      for (const { id, url, format, actions, lastDelivered, lastError } of page.items) {
        const state = lastError ?? (lastDelivered ? `last delivery ${lastDelivered}` : 'no deliveries yet');
        log(`${id}  ${url} (${format}; ${actions.join(', ') || 'everything'}): ${state}`);
      }
      return page;
    },
  },
  actions: {
    add: {
      args: '<address>',
      summary: 'Send messages to a URL',
      options: ['format', 'only'],
      async run({ words, options }, { client, log }) {
        const url = required(words[0], 'address');
        const actions = options.only === undefined ? [] : options.only.split(',');
        const body = { url, format: options.format, actions };
        const made = await client.call<IssuedWebhook>('/webhooks', { method: 'POST', body });
        log(
          `Webhook ${made.id}. Its messages are signed with ${made.secret}. Save this secret now; it is not shown again.`,
        );
        return made;
      },
    },
    remove: {
      args: '<id>',
      summary: 'Disable a webhook',
      async run({ words }, { client, log }) {
        const id = required(words[0], 'webhook');
        await client.call(`/webhooks/${encodeURIComponent(id)}`, { method: 'DELETE' });
        log(`Webhook ${id} disabled.`);
        return { removed: id };
      },
    },
  },
};

/** Prints the link of an invitation. */
const logInvitation = ({ client, log }: CommandContext, { invitation, until }: Invitation) =>
  log(`The link works once, until ${until}: ${client.url}/ops/invitation?code=${invitation}`);

/** People who sign in to the console. */
export const accounts: CommandEntry = {
  main: {
    summary: 'List the people who sign in to the console',
    async run(_input, { client, log }) {
      const list = await client.call<AccountList>('/accounts');
      for (const { id, name: person, grants, ready, disabledAt } of list.items) {
        const state = disabledAt ? `disabled ${disabledAt}` : ready ? 'ready' : 'not set up';
        log(`${id}  ${person}: ${grants.map(grantText).join(', ')}, ${state}`);
      }
      return list;
    },
  },
  actions: {
    create: {
      args: '<name>',
      summary: 'Create an account, and print its invitation link',
      options: roleOptions,
      async run({ words, options }, context) {
        const body = { name: required(words[0], 'name'), grants: grantsOf(options) };
        const made = await context.client.call<Invitation>('/accounts', { method: 'POST', body });
        logInvitation(context, made);
        return made;
      },
    },
    invite: {
      args: '<id>',
      summary: "Reset a user's password and authenticator: print a new invitation link",
      async run({ words }, context) {
        const path = `/accounts/${encodeURIComponent(required(words[0], 'account'))}/invitation`;
        const made = await context.client.call<Invitation>(path, { method: 'POST' });
        logInvitation(context, made);
        return made;
      },
    },
    disable: {
      args: '<id>',
      summary: 'Disable an account, and end its sessions',
      async run({ words }, { client, log }) {
        const id = required(words[0], 'account');
        await client.call(`/accounts/${encodeURIComponent(id)}`, { method: 'DELETE' });
        log(`Account ${id} disabled and its sessions ended.`);
        return { disabled: id };
      },
    },
  },
};

/** Whether versions must pass the gate. */
export const gate: CommandEntry = {
  main: {
    args: '[required|advisory|off]',
    summary: 'Show or set whether versions must pass the gate',
    options: ['reason'],
    async run({ words: [policy], options }, context) {
      const { client, log } = context;
      if (policy !== undefined && options.reason === undefined) {
        throw new UsageError('Add --reason to explain why the gate changes.');
      }
      const body = { policy, reason: options.reason };
      const found = await client.call<GatePolicy>(
        `${envPathOf(context)}/gate`,
        policy === undefined ? {} : { method: 'PUT', body },
      );
      log(`The gate is ${found.policy}${found.chosen ? '' : ', by default'}.`);
      if (found.notice !== null) log(found.notice);
      return found;
    },
  },
};

/** Removes the files of unused versions. */
export const collect: CommandEntry = {
  main: {
    summary: 'Remove the files of versions that open tabs can no longer request',
    options: ['days', 'yes'],
    async run({ options }, { client, log }) {
      const days = options.days === undefined ? 30 : readInteger(options.days, 'number of days');
      const done = options.yes === true;
      const body = { days, dryRun: !done };
      const { collected } = await client.call<CollectResponse>('/artifacts/collect', {
        method: 'POST',
        body,
      });
      for (const { remote, version } of collected) log(`${remote}@${version}`);
      log(`${done ? 'Removed' : 'Pass --yes to remove'} ${collected.length} versions.`);
      return { collected, done };
    },
  },
};
