import type { Page, Rollout, RolloutRequest, RolloutWithHistory } from '@shop/contracts/registry';
import { envPathOf, readMinutes, readRemote, readStages, readVersion, usualStages } from '@shop/protocol';
import { readInteger, type CommandContext, type CommandInput } from './command';
import { commandHelp, type Action, type CommandEntry } from './command-table';
import { exitCodes, UsageError } from './exit-codes';
import { eventLine, rolloutLines } from './rollout-lines';

/** The rollout with this number, or the open rollout of this remote. */
async function findRollout(context: CommandContext, word: string | undefined): Promise<Rollout> {
  const { client } = context;
  const envPath = envPathOf(context);
  if (/^\d+$/.test(word ?? '')) return client.call<Rollout>(`${envPath}/rollouts/${Number(word)}`);
  const remote = readRemote(word);
  const { items } = await client.call<Page<Rollout>>(`${envPath}/rollouts?remote=${remote}&open=true`);
  const [open] = items;
  if (open) return open;
  throw new UsageError(`${remote} has no open rollout. "rollout status" lists all of them.`);
}

function rolloutOptions({ words, options }: CommandInput): RolloutRequest {
  const { remote, version } = readVersion(words[0]);
  const { stages, bake, approval, again, acknowledge } = options;
  const startAt = options['start-at'];
  if (again && options.reason === undefined) {
    throw new UsageError('--again releases a version that was rolled back. Add --reason to explain why.');
  }
  if (acknowledge && options.reason === undefined) {
    throw new UsageError('--acknowledge releases a deprecated version. Add --reason to explain why.');
  }
  return {
    remote,
    version,
    reason: options.reason ?? `Roll out ${remote}@${version}`,
    ...(stages || approval ? { stages: readStages(stages ?? usualStages, approval) } : {}),
    ...(bake === undefined ? {} : { bakeMinutes: readMinutes(bake) }),
    ...(options['min-sessions'] === undefined
      ? {}
      : { minSessions: readInteger(options['min-sessions'], 'number of sessions') }),
    ...(startAt === undefined ? { start: options.draft !== true } : { startAt }),
    ...(again ? { again } : {}),
    ...(acknowledge ? { acknowledge } : {}),
  };
}

async function create(input: CommandInput, context: CommandContext): Promise<Rollout> {
  const { client, log } = context;
  const made = await client.call<Rollout>(`${envPathOf(context)}/rollouts`, {
    method: 'POST',
    body: rolloutOptions(input),
  });
  for (const line of rolloutLines(made)) log(line);
  return made;
}

async function status(word: string | undefined, context: CommandContext): Promise<unknown> {
  const { client, log } = context;
  if (word === undefined) {
    const page = await client.call<Page<Rollout>>(`${envPathOf(context)}/rollouts?open=true`);
    for (const rollout of page.items) for (const line of rolloutLines(rollout)) log(line);
    if (page.items.length === 0) log('No rollout in progress.');
    return page;
  }
  const { id } = await findRollout(context, word);
  const found = await client.call<RolloutWithHistory>(`${envPathOf(context)}/rollouts/${id}`);
  for (const line of rolloutLines(found)) log(line);
  for (const event of found.history) log(eventLine(event));
  return found;
}

type RolloutAction = 'start' | 'pause' | 'resume' | 'skip' | 'abort';

async function act(action: RolloutAction, input: CommandInput, context: CommandContext): Promise<Rollout> {
  const { client, log, endWith } = context;
  const found = await findRollout(context, input.words[0]);
  const { reason } = input.options;
  // Overruling needs a reason, for the history.
  if (reason === undefined && (action === 'skip' || action === 'resume')) {
    throw new UsageError(`Add --reason to explain why: "${action}" continues a rollout that is waiting.`);
  }
  const body = {
    reason: reason ?? `${action} rollout ${found.id}`,
    ...(action === 'skip' && { stage: found.stage }),
  };
  const path = `${envPathOf(context)}/rollouts/${found.id}/${action}`;
  const done = await client.call<Rollout>(path, { method: 'POST', body });
  for (const line of rolloutLines(done)) log(line);
  if (done.hold?.kind === 'refused') endWith?.(exitCodes.conflict);
  if (done.hold?.kind === 'gate') endWith?.(exitCodes.gate);
  return done;
}

const change = (action: RolloutAction, summary: string): Action => ({
  args: '<remote>|<number>',
  summary,
  options: ['reason'],
  agents: 'change',
  run: (input, context) => act(action, input, context),
});

/** Staged releases. */
export const rollout: CommandEntry = {
  main: {
    args: '<remote>@<version>',
    summary:
      'Release a version in stages; roll it back automatically if it performs worse than the live version',
    options: [
      'stages',
      'bake',
      'min-sessions',
      'approval',
      'start-at',
      'draft',
      'again',
      'acknowledge',
      'reason',
    ],
    agents: 'change',
    async run(input, context) {
      const [word] = input.words;
      if (word !== undefined && !word.includes('@')) {
        throw new UsageError(`Unknown action or version: "${word}".\n${commandHelp('rollout', rollout)}`);
      }
      return create(input, context);
    },
  },
  actions: {
    status: {
      args: '[<remote>|<number>]',
      summary: 'Show the open rollouts, or one with its history',
      agents: 'read',
      run: ({ words }, context) => status(words[0], context),
    },
    start: change('start', 'Start a draft, or a scheduled rollout'),
    pause: change('pause', 'Pause in the current stage'),
    resume: change('resume', 'Continue after a pause; requires --reason'),
    skip: change('skip', 'Begin the next stage now; requires --reason'),
    abort: change('abort', 'End the rollout; its shoppers get the stable version'),
  },
};
