import { findHead } from '../db/releases';
import { readSetting } from '../db/settings';
import type { Db } from '../db/tables';
import { RegistryError } from '../domain/registry-error';
import { isSafe, remotesOf, type ReleaseChange } from './change';

/** What the watch over a canary remembers between two looks. */
export interface WatchState {
  /** The rollout that it is about. */
  readonly salt: string;
  /** ISO 8601, UTC; reports of before do not count. */
  readonly since: string;
  /** Start of the last window that was looked at, in ms since 1970. */
  readonly lastWindow: number;
  /** Windows in a row that spoke for a rollback. */
  readonly breaches: number;
  /** Why the ramp does not go on; null while it may. */
  readonly paused: string | null;
}

export const watchName = (env: string, remote: string): string => `watch:${env}:${remote}`;

/** Throws a RegistryError 409 for a canary that is to grow while the watch has paused it. */
export async function refusePaused(db: Db, env: string, change: ReleaseChange): Promise<void> {
  for (const remote of remotesOf(change)) await refusePausedRemote(db, env, change, remote);
}

async function refusePausedRemote(db: Db, env: string, change: ReleaseChange, remote: string): Promise<void> {
  if (isSafe(change) || ['unkill', 'preview', 'rollback'].includes(change.kind)) return;
  const canary = (await findHead(db, env))?.assignments[remote]?.canary;
  const watch = await readSetting<WatchState>(db, watchName(env, remote));
  if (!canary || !watch?.paused || watch.salt !== canary.salt) return;
  if (change.kind === 'canary-advance' && change.bps <= canary.bps) return;
  throw new RegistryError(
    409,
    `The canary of ${remote} is paused: ${watch.paused} Abort it, or go on all the same with "force".`,
    { body: { paused: watch.paused } },
  );
}
