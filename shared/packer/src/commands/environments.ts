import type { Environment } from '@shop/contracts/registry';
import { readEnvironment, usualEnvironment } from '@shop/protocol';
import type { Command, CommandContext } from './command';
import { UsageError } from './exit-codes';

const usage =
  'environments | environments add staging | environments source staging --environment live --reason "…" (or source none)';

const textOf = ({ env, seq, source }: Environment) =>
  `${env}: ${seq === 0 ? 'nothing is live' : `release ${seq}`}${source === null ? '' : `; takes what was live in ${source} first`}`;

async function setSource(
  { client, environment = usualEnvironment }: CommandContext,
  word: string | undefined,
  reason: string | undefined,
): Promise<Environment> {
  const source = word === 'none' ? null : readEnvironment(word);
  if (reason === undefined) throw new UsageError('Say with --reason why.');
  return client.call<Environment>(`/envs/${environment}/source`, { method: 'PUT', body: { source, reason } });
}

/** `environments`, `environments add staging`, `environments source staging --environment live`. */
export const environments: Command = async ({ words, options }, context) => {
  const { client, log } = context;
  const [action = 'list', word] = words;
  if (action === 'add') {
    const env = readEnvironment(word);
    const body = { env, reason: options.reason ?? `Add ${env}` };
    const added = await client.call<Environment>('/envs', { method: 'POST', body });
    log(`${textOf(added)}. Shops follow it with RELEASE_ENVIRONMENT=${env}.`);
    return added;
  }
  if (action === 'source') {
    const set = await setSource(context, word, options.reason);
    log(textOf(set));
    return set;
  }
  if (action !== 'list') throw new UsageError(usage);
  const list = await client.call<{ readonly items: readonly Environment[] }>('/envs');
  for (const one of list.items) log(textOf(one));
  return list;
};
