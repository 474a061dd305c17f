import type { Release } from '@shop/contracts';
import type { Plan } from '@shop/registry';
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
} from '../command';
import { exitCodes, UsageError } from '../exit-codes';
import { changeLines } from '../tell';

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

/** `plan catalog@1.3.0` or `plan rollback 11`: what it would change, and what stands against it. */
export const plan: Command = async ({ words }, { client, say }) => {
  const body =
    words[0] === 'rollback' ? { rollback: readWhole(words[1], 'seq') } : { promote: versionsOf(words) };
  const found = await client.call<Plan>(`${envPath}/plan`, { method: 'POST', body });
  for (const line of changeLines(found)) say(line);
  if (found.problems.length > 0) process.exitCode = exitCodes.incompatible;
  return found;
};

/** `promote catalog@1.3.0 [cart@1.1.0]`: in one release. */
export const promote: Command = (wish, surroundings) => {
  const body = { promote: versionsOf(wish.words) };
  return change(surroundings, wish, { path: '/releases', body, doing: `Promote ${wish.words.join(', ')}` });
};

/** `rollback [seq]`: to the release before the live one when no seq is given. */
export const rollback: Command = async (wish, surroundings) => {
  const state = wish.words[0] === undefined ? await readState(surroundings) : null;
  if (state && !state.release?.parent) throw new UsageError('There is no release before the live one.');
  const seq = state?.release?.parent ?? readWhole(wish.words[0], 'seq');
  const call = { path: '/releases', body: { rollback: seq }, doing: `Roll back to release ${seq}` };
  return change(surroundings, wish, call);
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
  (wish, surroundings) => {
    const { remote, version } = readVersion(wish.words[0]);
    const doing =
      action === 'previews'
        ? `List ${remote}@${version} as a preview; open the shop with ?preview=${remote}@${version}`
        : `End the preview of ${remote}@${version}`;
    return change(surroundings, wish, { path: `/${action}`, body: { remote, version }, doing });
  };

export const preview = previewer('previews');
export const unlist = previewer('unlist');
