import type { ApprovedOrigin, RemoteOrigins } from '@shop/contracts/registry';
import { readRemote } from '@shop/protocol';
import type { CommandContext, CommandInput } from './command';
import { asCommand, type CommandEntry } from './command-table';
import { UsageError } from './exit-codes';

/** Prints each origin of a remote: whether it is approved, and which versions declare it. */
function printOrigins(
  remote: string,
  { approved, declared }: RemoteOrigins,
  log: CommandContext['log'],
): void {
  for (const { origin, approvedBy, approvedAt, reason } of approved)
    log(`${origin}  approved by ${approvedBy} at ${approvedAt}: ${reason}`);
  const waiting = declared.filter(({ origin }) => approved.every((one) => one.origin !== origin));
  for (const { origin, versions } of waiting)
    log(
      `${origin}  not approved, declared by ${versions.map((version) => `${remote}@${version}`).join(', ')}`,
    );
  if (approved.length + waiting.length === 0) log(`${remote} does not use other origins.`);
}

/** Reads a remote, an origin and the reason. Throws a UsageError if one is missing. */
function readChange({ words: [remote, origin], options: { reason } }: CommandInput, action: string) {
  const name = readRemote(remote);
  if (origin === undefined) throw new UsageError('Missing origin. Use the form https://maps.example.');
  if (reason === undefined)
    throw new UsageError(`Add --reason to explain why you want to ${action} ${origin}.`);
  return { remote: name, origin, reason };
}

/** The origins that a remote's pages may connect to. */
export const originEntry: CommandEntry = {
  main: {
    args: '<remote>',
    summary: 'List the origins that versions of a remote declare, and which of them are approved',
    agents: 'read',
    async run({ words }, { client, log }) {
      const remote = readRemote(words[0]);
      const list = await client.call<RemoteOrigins>(`/origins/${remote}`);
      printOrigins(remote, list, log);
      return list;
    },
  },
  actions: {
    approve: {
      args: '<remote> <origin>',
      summary: 'Approve an origin, so that versions that declare it can go live',
      options: ['reason'],
      async run(input, { client, log }) {
        const { remote, ...body } = readChange(input, 'approve');
        const approved = await client.call<ApprovedOrigin>(`/origins/${remote}`, { method: 'POST', body });
        log(`Approved ${body.origin} for ${remote}. Checkout pages never connect to it.`);
        return approved;
      },
    },
    withdraw: {
      args: '<remote> <origin>',
      summary: 'Withdraw the approval of an origin, starting with the next release',
      options: ['reason'],
      async run(input, { client, log }) {
        const { remote, ...body } = readChange(input, 'withdraw');
        const list = await client.call<RemoteOrigins>(`/origins/${remote}/withdraw`, {
          method: 'POST',
          body,
        });
        log(`Withdrew ${body.origin} from ${remote}. Live versions keep it until the next release.`);
        return list;
      },
    },
  },
};

export const origins = asCommand('origins', originEntry);
