import type { Restricted, Restriction } from '@shop/contracts/registry';
import { readVersion, usualEnvironment } from '@shop/protocol';
import type { CommandInput } from './command';
import type { CommandTable } from './command-table';
import { UsageError } from './exit-codes';
import { restrictionLine } from './release-lines';

/** Reads a version and the reason. Throws a UsageError if the reason is missing. */
function readRequest({ words: [word], options: { reason } }: CommandInput, action: string) {
  const { remote, version } = readVersion(word);
  if (reason === undefined)
    throw new UsageError(`Add --reason to explain why you want to ${action} ${remote}@${version}.`);
  return { path: `/artifacts/${remote}/${version}/${action}`, reason };
}

/** The restriction, and where the version stays live. */
function linesOf({ restriction, liveIn }: Restricted): string[] {
  const { remote, version } = restriction;
  return [
    restrictionLine(restriction),
    ...liveIn.map((env) => {
      const where = env === usualEnvironment ? '' : ` --environment ${env}`;
      return `It stays live in the environment "${env}" until you release another version. Run "shop-remote rollback ${remote}${where}", or "shop-remote abort ${remote}${where}" if ${version} is a canary.`;
    }),
  ];
}

/** Commands that ban, deprecate and reinstate versions, in every environment. */
export const restrictionEntries = {
  ban: {
    main: {
      args: '<remote>@<version>',
      summary: 'Ban a version, so that it cannot be released, previewed or rolled back to; requires --reason',
      options: ['reason'],
      agents: 'change',
      async run(input, { client, log }) {
        const { path, reason } = readRequest(input, 'ban');
        const made = await client.call<Restricted>(path, { method: 'POST', body: { reason } });
        linesOf(made).forEach(log);
        return made;
      },
    },
  },
  deprecate: {
    main: {
      args: '<remote>@<version>',
      summary:
        'Deprecate a version, optionally until a date, so that releasing it requires --acknowledge; requires --reason',
      options: ['until', 'reason'],
      agents: 'change',
      async run(input, { client, log }) {
        const { path, reason } = readRequest(input, 'deprecate');
        const { until } = input.options;
        const body = { reason, ...(until !== undefined && { until }) };
        const made = await client.call<Restricted>(path, { method: 'POST', body });
        linesOf(made).forEach(log);
        return made;
      },
    },
  },
  reinstate: {
    main: {
      args: '<remote>@<version>',
      summary: 'Lift the ban or deprecation of a version; requires --reason',
      options: ['reason'],
      agents: 'change',
      async run(input, { client, log }) {
        const { path, reason } = readRequest(input, 'reinstate');
        const lifted = await client.call<Restriction>(path, { method: 'POST', body: { reason } });
        log(
          `Reinstated ${lifted.remote}@${lifted.version}. Previous restriction: ${restrictionLine(lifted)}`,
        );
        return lifted;
      },
    },
  },
} satisfies CommandTable;
