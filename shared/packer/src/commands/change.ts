import type { Artifact, Release } from '@shop/contracts';
import type { Plan } from '@shop/contracts/registry';
import {
  envPathOf,
  isRequest,
  readEnvironment,
  readRemote,
  readState,
  readVersion,
  RegistryResponseError,
  usualEnvironment,
} from '@shop/protocol';
import {
  readShare,
  readInteger,
  requestLine,
  sendChange,
  type Command,
  type CommandContext,
  type CommandInput,
} from './command';
import { exitCodes, UsageError } from './exit-codes';
import { changeLines } from './release-lines';

const isLive = ({ seq, env }: Release) =>
  `Release ${seq} is live${env === usualEnvironment ? '' : ` in ${env}`}`;

function versionsOf(words: readonly string[]): Record<string, string> {
  if (words.length === 0) throw new UsageError('Missing version. Use the form catalog@1.3.0.');
  return Object.fromEntries(words.map(readVersion).map(({ remote, version }) => [remote, version]));
}

export async function change(
  context: CommandContext,
  input: CommandInput,
  call: Parameters<typeof sendChange>[2],
) {
  const made = await sendChange(context, input, call);
  context.log(isRequest(made) ? requestLine(made) : `${isLive(made)}: ${call.doing}.`);
  return made;
}

/** `catalog` or `11` after `rollback`: one remote's previous version, or all of release 11. */
const readTarget = (word: string | undefined) =>
  /^\d+$/.test(word ?? '') ? readInteger(word, 'seq') : readRemote(word);

const planOf = (context: CommandContext, body: object) =>
  context.client.call<Plan>(`${envPathOf(context)}/plan`, { method: 'POST', body });

/** The versions to promote: the given ones, or with `--from` the live ones of these remotes there. */
async function promotionOf({ words, options: { from } }: CommandInput, context: CommandContext) {
  if (from === undefined) return { promote: versionsOf(words) };
  if (words.length === 0) throw new UsageError('Missing remote. Pass its name, such as catalog.');
  const environment = readEnvironment(from);
  const { release } = await readState({ client: context.client, environment });
  const promote = words.map((word) => {
    if (word.includes('@')) return readVersion(word);
    const remote = readRemote(word);
    const version = release?.assignments[remote]?.stable;
    if (version) return { remote, version };
    throw new UsageError(`${environment} has no ${remote}.`);
  });
  return { promote: Object.fromEntries(promote.map((one) => [one.remote, one.version])), from: environment };
}

export async function showPlan(context: CommandContext, body: object): Promise<Plan> {
  const found = await planOf(context, body);
  for (const line of changeLines(found)) context.log(line);
  if (found.problems.length > 0) context.endWith?.(exitCodes.incompatible);
  return found;
}

/** `plan catalog@1.3.0` or `plan catalog --from staging`: what a promotion would change, and its conflicts. */
export const plan: Command = async (input, context) => showPlan(context, await promotionOf(input, context));

/** `plan rollback catalog` or `plan rollback 11`: what a rollback would change. */
export const planRollback: Command = ({ words }, context) =>
  showPlan(context, { rollback: readTarget(words[0]) });

/** The digest of each version, which is the same in every environment. */
async function logDigests({ client, log }: CommandContext, promote: Readonly<Record<string, string>>) {
  for (const [remote, version] of Object.entries(promote)) {
    const { digest } = await client.call<Pick<Artifact, 'digest'>>(`/artifacts/${remote}/${version}`);
    log(`${remote}@${version} has the digest ${digest}.`);
  }
}

/** `promote catalog@1.3.0 [cart@1.1.0]`, or `promote catalog --from staging` for the version that is live there, in one release. */
export const promote: Command = async (input, context) => {
  const body = await promotionOf(input, context);
  const names = Object.entries(body.promote).map(([remote, version]) => `${remote}@${version}`);
  const from = body.from === undefined ? '' : ` from ${body.from}`;
  if (from) await logDigests(context, body.promote);
  return change(context, input, { path: '/releases', body, doing: `Promote ${names.join(', ')}${from}` });
};

/** The target of a remote's rollback, in one line. */
async function targetLine(context: CommandContext, remote: string): Promise<string> {
  try {
    const { changes } = await planOf(context, { rollback: remote });
    const { from, to } = changes.find(({ field }) => field === 'stable') ?? {};
    return `  rollback ${remote.padEnd(10)} from ${from ?? 'none'} to ${to ?? 'none'}`;
  } catch (error) {
    if (!(error instanceof RegistryResponseError)) throw error;
    return `  ${error.message}`;
  }
}

/** `rollback catalog`: only that remote, to its last good version. `rollback 11`: all remotes, to their versions in release 11. */
export const rollback: Command = async (input, context) => {
  const [word] = input.words;
  if (word === undefined) {
    const { release } = await readState(context);
    const remotes = Object.keys(release?.assignments ?? {});
    const lines: string[] = [];
    for (const remote of remotes) lines.push(await targetLine(context, remote));
    throw new UsageError(['Missing remote. Nothing was changed.', ...lines].join('\n'));
  }
  const target = readTarget(word);
  const body = { rollback: target };
  if (typeof target === 'string') {
    return change(context, input, { path: '/releases', body, doing: `Roll back ${target}` });
  }
  for (const line of changeLines(await planOf(context, body))) context.log(line);
  return change(context, input, { path: '/releases', body, doing: `Return to release ${target}` });
};

/** `canary catalog@1.3.0 10%`: starts a canary, or changes the share of the running one. */
export const canary: Command = async (input, context) => {
  const { remote, version } = readVersion(input.words[0]);
  const bps = readShare(input.words[1]);
  const { release } = await readState(context);
  const running = release?.assignments[remote]?.canary?.version === version;
  const doing = `${running ? 'Advance' : 'Start'} the canary of ${remote}@${version}: ${bps / 100}%`;
  const path = `/canaries/${remote}:${running ? 'advance' : 'start'}`;
  return change(context, input, { path, body: { version, bps }, doing });
};

/** `abort catalog`: ends its canary; all shoppers get the stable version. */
export const abort: Command = (input, context) => {
  const remote = readRemote(input.words[0]);
  const call = { path: `/canaries/${remote}:abort`, doing: `Abort the canary of ${remote}` };
  return change(context, input, call);
};

const changeOf =
  (action: 'kill' | 'unkill'): Command =>
  (input, context) => {
    const remote = readRemote(input.words[0]);
    const doing = action === 'kill' ? `Disable ${remote}` : `Enable ${remote}`;
    return change(context, input, { path: `/${action}/${remote}`, doing });
  };

export const kill = changeOf('kill');
export const unkill = changeOf('unkill');

const freezer =
  (action: 'freeze' | 'unfreeze'): Command =>
  async (input, context) => {
    const [word] = input.words;
    const remote = word === undefined ? '*' : readRemote(word);
    const name = remote === '*' ? 'everything' : remote;
    const doing = action === 'freeze' ? `Freeze ${name}` : `Unfreeze ${name}`;
    const response = await sendChange(context, input, { path: `/${action}`, body: { remote }, doing });
    context.log(`${doing}: done.`);
    return response;
  };

export const freeze = freezer('freeze');
export const unfreeze = freezer('unfreeze');

const previewer =
  (action: 'previews' | 'unlist'): Command =>
  async (input, context) => {
    const { remote, version } = readVersion(input.words[0]);
    const doing =
      action === 'previews'
        ? `List ${remote}@${version} as a preview; open the shop with ?preview=${remote}@${version}`
        : `End the preview of ${remote}@${version}`;
    const { minutes } = input.options;
    const lease = minutes !== undefined && { minutes: readInteger(minutes, 'number of minutes') };
    const release = await sendChange(context, input, {
      path: `/${action}`,
      body: { remote, version, ...lease },
      doing,
    });
    context.log(isRequest(release) ? requestLine(release) : `${doing}. ${isLive(release)}.`);
    return release;
  };

export const preview = previewer('previews');
export const unlist = previewer('unlist');
