import type { Environment } from '@shop/contracts/registry';
import { readEnvironment, usualEnvironment } from '@shop/protocol';
import type { CommandContext } from './command';
import { asCommand, type CommandEntry } from './command-table';
import { UsageError } from './exit-codes';

const textOf = ({ env, seq, source }: Environment) =>
  `${env}: ${seq === 0 ? 'no release' : `release ${seq}`}${source === null ? '' : `; accepts only versions that were live in ${source} first`}`;

async function setSource(
  { client, environment = usualEnvironment }: CommandContext,
  word: string | undefined,
  reason: string | undefined,
): Promise<Environment> {
  const source = word === 'none' ? null : readEnvironment(word);
  if (reason === undefined) throw new UsageError('Add --reason to explain why.');
  return client.call<Environment>(`/envs/${environment}/source`, { method: 'PUT', body: { source, reason } });
}

/** Environments: lists of releases that shops follow. */
export const environmentEntry: CommandEntry = {
  main: {
    summary: 'List the environments',
    async run(_input, { client, log }) {
      const list = await client.call<{ readonly items: readonly Environment[] }>('/envs');
      for (const one of list.items) log(textOf(one));
      return list;
    },
  },
  actions: {
    add: {
      args: '<name>',
      summary: 'Add an environment',
      options: ['reason'],
      async run({ words, options }, { client, log }) {
        const env = readEnvironment(words[0]);
        const body = { env, reason: options.reason ?? `Add ${env}` };
        const added = await client.call<Environment>('/envs', { method: 'POST', body });
        log(`${textOf(added)}. Shops follow it with RELEASE_ENVIRONMENT=${env}.`);
        return added;
      },
    },
    source: {
      args: '<name>|none',
      summary: 'Accept only versions that were live in another environment first',
      options: ['reason'],
      async run({ words, options }, context) {
        const set = await setSource(context, words[0], options.reason);
        context.log(textOf(set));
        return set;
      },
    },
  },
};

export const environments = asCommand('environments', environmentEntry);
