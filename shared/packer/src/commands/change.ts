import type { Release } from '@shop/contracts';
import type { Plan } from '@shop/contracts/registry';
import { RegistryAnswerError } from '../client/registry-answer-error';
import {
  envPath,
  readRemote,
  readShare,
  readState,
  readVersion,
  readWhole,
  sendChange,
  type Command,
  type Surroundings,
  type Wish,
} from './command';
import { exitCodes, UsageError } from './exit-codes';
import { changeLines } from './tell';

const isLive = ({ seq, env }: Release) => `Release ${seq} is ${env}.`;

function versionsOf(words: readonly string[]): Record<string, string> {
  if (words.length === 0) throw new UsageError('Which version? Write it as catalog@1.3.0.');
  return Object.fromEntries(words.map(readVersion).map(({ remote, version }) => [remote, version]));
}

async function change(surroundings: Surroundings, wish: Wish, call: Parameters<typeof sendChange>[2]) {
  const release = await sendChange(surroundings, wish, call);
  surroundings.say(`${isLive(release)} ${call.doing}.`);
  return release;
}

/** `catalog` or `11` after `rollback`: one remote's version before, or all that release 11 had. */
const readWayBack = (word: string | undefined) =>
  /^\d+$/.test(word ?? '') ? readWhole(word, 'seq') : readRemote(word);

const planOf = ({ client }: Surroundings, body: object) =>
  client.call<Plan>(`${envPath}/plan`, { method: 'POST', body });

/** `plan catalog@1.3.0`, `plan rollback catalog` or `plan rollback 11`: what it would change, and its conflicts. */
export const plan: Command = async ({ words }, surroundings) => {
  const body = words[0] === 'rollback' ? { rollback: readWayBack(words[1]) } : { promote: versionsOf(words) };
  const found = await planOf(surroundings, body);
  for (const line of changeLines(found)) surroundings.say(line);
  if (found.problems.length > 0) surroundings.endWith?.(exitCodes.incompatible);
  return found;
};

/** `promote catalog@1.3.0 [cart@1.1.0]`: in one release. */
export const promote: Command = (wish, surroundings) => {
  const body = { promote: versionsOf(wish.words) };
  return change(surroundings, wish, { path: '/releases', body, doing: `Promote ${wish.words.join(', ')}` });
};

/** The target of a remote's rollback, in one line. */
async function wayBackLine(surroundings: Surroundings, remote: string): Promise<string> {
  try {
    const { changes } = await planOf(surroundings, { rollback: remote });
    const { from, to } = changes.find(({ field }) => field === 'stable') ?? {};
    return `  rollback ${remote.padEnd(10)} from ${from ?? 'none'} to ${to ?? 'none'}`;
  } catch (error) {
    if (!(error instanceof RegistryAnswerError)) throw error;
    return `  ${error.message}`;
  }
}

/** `rollback catalog`: that remote alone, to the last version that was good. `rollback 11`: every remote, as release 11 had it. */
export const rollback: Command = async (wish, surroundings) => {
  const [word] = wish.words;
  if (word === undefined) {
    const { release } = await readState(surroundings);
    const remotes = Object.keys(release?.assignments ?? {});
    const lines: string[] = [];
    for (const remote of remotes) lines.push(await wayBackLine(surroundings, remote));
    throw new UsageError(['Which remote? Nothing was changed.', ...lines].join('\n'));
  }
  const wayBack = readWayBack(word);
  const body = { rollback: wayBack };
  if (typeof wayBack === 'string') {
    return change(surroundings, wish, { path: '/releases', body, doing: `Roll ${wayBack} back` });
  }
  for (const line of changeLines(await planOf(surroundings, body))) surroundings.say(line);
  return change(surroundings, wish, { path: '/releases', body, doing: `Return to release ${wayBack}` });
};

/** `canary catalog@1.3.0 10%`: starts one, or gives the running one another share. */
export const canary: Command = async (wish, surroundings) => {
  const { remote, version } = readVersion(wish.words[0]);
  const bps = readShare(wish.words[1]);
  const { release } = await readState(surroundings);
  const running = release?.assignments[remote]?.canary?.version === version;
  const doing = `${running ? 'Advance' : 'Start'} the canary of ${remote}@${version}: ${bps / 100} %`;
  const path = `/canaries/${remote}:${running ? 'advance' : 'start'}`;
  return change(surroundings, wish, { path, body: { version, bps }, doing });
};

/** `abort catalog`: ends its canary; everybody gets the stable version. */
export const abort: Command = (wish, surroundings) => {
  const remote = readRemote(wish.words[0]);
  const call = { path: `/canaries/${remote}:abort`, doing: `Abort the canary of ${remote}` };
  return change(surroundings, wish, call);
};

const shelf =
  (action: 'kill' | 'unkill'): Command =>
  (wish, surroundings) => {
    const remote = readRemote(wish.words[0]);
    const doing = action === 'kill' ? `Take ${remote} off the shelf` : `Put ${remote} back on the shelf`;
    return change(surroundings, wish, { path: `/${action}/${remote}`, doing });
  };

export const kill = shelf('kill');
export const unkill = shelf('unkill');

const freezer =
  (action: 'freeze' | 'unfreeze'): Command =>
  async (wish, surroundings) => {
    const [word] = wish.words;
    const remote = word === undefined ? '*' : readRemote(word);
    const name = remote === '*' ? 'everything' : remote;
    const doing = action === 'freeze' ? `Freeze ${name}` : `Unfreeze ${name}`;
    const answer = await sendChange(surroundings, wish, { path: `/${action}`, body: { remote }, doing });
    surroundings.say(`${doing}: done.`);
    return answer;
  };

export const freeze = freezer('freeze');
export const unfreeze = freezer('unfreeze');

const previewer =
  (action: 'previews' | 'unlist'): Command =>
  async (wish, surroundings) => {
    const { remote, version } = readVersion(wish.words[0]);
    const doing =
      action === 'previews'
        ? `List ${remote}@${version} as a preview; open the shop with ?preview=${remote}@${version}`
        : `End the preview of ${remote}@${version}`;
    const release = await sendChange(surroundings, wish, {
      path: `/${action}`,
      body: { remote, version },
      doing,
    });
    surroundings.say(`${doing}. ${isLive(release)}`);
    return release;
  };

export const preview = previewer('previews');
export const unlist = previewer('unlist');
