import type { Assignment } from '@shop/contracts';
import type { BakeState, Judgement, WatchState } from '@shop/contracts/registry';
import type { Assignments } from '../../domain/assignments';
import { readSetting } from '../../platform/db/settings';
import type { Db } from '../../platform/db/tables';
import { bakeName, watchName } from '../releases/checks';
import { isCurrentBake } from './bake';
import { isCurrent } from './judge-rollout';

/** The judgement of a remote's canary, or of what all shoppers get; null where nothing is live. */
async function judgementOf(
  db: Db,
  env: string,
  remote: string,
  { stable, canary }: Assignment,
): Promise<Judgement | null> {
  if (canary) {
    const watch = await readSetting<WatchState>(db, watchName(env, remote));
    const judged = watch?.salt === canary.salt && isCurrent(watch) ? watch.judged : [];
    return { remote, version: canary.version, variant: 'canary', against: stable, judged };
  }
  if (stable === null) return null;
  const bake = await readSetting<BakeState>(db, bakeName(env, remote));
  const found = bake?.version === stable && isCurrentBake(bake) ? bake : { previous: null, judged: [] };
  return { remote, version: stable, variant: 'stable', against: found.previous, judged: found.judged };
}

/** What the watch has found so far of every live remote: the only judgement that console, metrics and command line show. */
export async function readJudgements(db: Db, env: string, assignments: Assignments): Promise<Judgement[]> {
  const all: Judgement[] = [];
  for (const [remote, assignment] of Object.entries(assignments)) {
    const found = await judgementOf(db, env, remote, assignment);
    if (found) all.push(found);
  }
  return all;
}
