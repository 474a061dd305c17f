import type { Assignment, Release } from '@shop/contracts';
import type { Actor, ChangeWindows, Freeze, WatchState } from '@shop/contracts/registry';
import { alwaysOpen, checkWindows } from '../../domain/change-windows';
import { everything } from '../../domain/freeze';
import { addAudit } from '../../platform/db/audit';
import { readSetting, writeSetting } from '../../platform/db/settings';
import type { Db, RegistryDatabase } from '../../platform/db/tables';
import { isProtected } from '../approvals/policy';
import { readEnv } from '../environments/repository';
import { watchName } from '../releases/checks';
import { findHead, listReleases } from '../releases/repository';
import { readHealth, windowOf } from '../telemetry/health';
import type { RolloutRow } from './repository';

/** The state that the assessment of a rollout depends on. */
export interface Facts {
  readonly now: Date;
  readonly assignment: Assignment | undefined;
  /** The freeze of its remote, if any. */
  readonly freeze: Freeze | undefined;
  readonly windows: ChangeWindows;
  /** The monitoring state of its canary; undefined before the first check. */
  readonly watch: WatchState | undefined;
  /** Sessions of the version in this stage. */
  readonly sessions: number;
  /** Whether every change of its remote needs approval. */
  readonly isProtected: boolean;
}

const settingName = (env: string) => `change-windows:${env}`;

/** When rollouts of an environment may advance automatically; always, by default. */
export const readWindows = async (db: Db, env: string): Promise<ChangeWindows> =>
  (await readSetting<ChangeWindows>(db, settingName(env))) ?? alwaysOpen;

/** Sets when rollouts may advance. Throws a RegistryError 422 for an invalid calendar. */
export async function saveWindows(
  { transaction }: RegistryDatabase,
  env: string,
  calendar: ChangeWindows,
  change: { readonly actor: Actor; readonly reason: string; readonly at: Date },
): Promise<void> {
  checkWindows(calendar);
  const { actor, reason, at } = change;
  await transaction(async (tx) => {
    await writeSetting(tx, settingName(env), calendar);
    const entry = { env, action: 'change-windows', actor: actor.name, at: at.toISOString(), reason } as const;
    await addAudit(tx, { ...entry, detail: { calendar } });
  });
}

/** Sessions of the version since its stage began; null if there is no stage to count. */
export async function countSessions(
  db: Db,
  { env, remote, version, stage, stages, stage_since: since }: RolloutRow,
): Promise<number | null> {
  if (since === null || stage === 0) return null;
  const variant = stage === stages.length ? 'stable' : 'canary';
  return (await readHealth(db, { env, remote, version, variant }, windowOf(since))).sessions;
}

/** Reads the state that the assessment of a rollout depends on. */
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

/** Number of releases to search for the one that rolled back a version. */
const searchedReleases = 100;

/** The release that rolled back a rollout's version, or promoted it manually. */
export async function findInterruptingRelease(
  db: Db,
  { env, remote, version, stage, stages, salt }: RolloutRow,
): Promise<Pick<Release, 'actor' | 'reason'>> {
  const has = ({ assignments }: Release) => {
    const { stable, canary } = assignments[remote] ?? {};
    return stage === stages.length ? stable === version : canary?.salt === salt;
  };
  const releases = await listReleases(db, env, { limit: searchedReleases });
  const last = releases.findIndex(has);
  const release = last === -1 ? releases.at(-1) : releases[last - 1];
  return release ?? { actor: 'unknown', reason: 'The version was rolled back.' };
}
