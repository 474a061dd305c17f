import type { Release } from '@shop/contracts';
import type { WatchState } from '@shop/contracts/registry';
import { everything } from '../../domain/freeze';
import { readSetting } from '../../platform/db/settings';
import type { Db } from '../../platform/db/tables';
import { isProtected } from '../approvals/policy';
import { watchName } from '../releases/checks';
import { findHead, listReleases } from '../releases/repository';
import { readEnv } from '../environments/repository';
import { readHealth, windowOf } from '../telemetry/health';
import type { Facts } from './assess';
import { readWindows } from './change-windows';
import type { RolloutRow } from './repository';

/** Sessions of the version since its stage began; null while there is nothing to count. */
export async function countSessions(
  db: Db,
  { env, remote, version, stage, stages, stage_since: since }: RolloutRow,
): Promise<number | null> {
  if (since === null || stage === 0) return null;
  const variant = stage === stages.length ? 'stable' : 'canary';
  return (await readHealth(db, { env, remote, version, variant }, windowOf(since))).sessions;
}

/** The facts around a rollout. */
export async function readFacts(db: Db, rollout: RolloutRow, now: Date): Promise<Facts> {
  const { env, remote } = rollout;
  const { freezes } = await readEnv(db, env);
  const head = await findHead(db, env);
  return {
    now,
    assignment: head?.assignments[remote],
    freeze: freezes[everything] ?? freezes[remote],
    windows: await readWindows(db, env),
    watch: await readSetting<WatchState>(db, watchName(env, remote)),
    sessions: (await countSessions(db, rollout)) ?? 0,
    isProtected: await isProtected(db, env, remote),
  };
}

/** How many releases are searched for the one that rolled a version back. */
const lookBack = 100;

/** The release that rolled back a rollout's version, or promoted it by hand. */
export async function findTurn(
  db: Db,
  { env, remote, version, stage, stages, salt }: RolloutRow,
): Promise<Pick<Release, 'actor' | 'reason'>> {
  const has = ({ assignments }: Release) => {
    const { stable, canary } = assignments[remote] ?? {};
    return stage === stages.length ? stable === version : canary?.salt === salt;
  };
  const releases = await listReleases(db, env, { limit: lookBack });
  const last = releases.findIndex(has);
  const turn = last === -1 ? releases.at(-1) : releases[last - 1];
  return turn ?? { actor: 'unknown', reason: 'The version was taken back.' };
}
