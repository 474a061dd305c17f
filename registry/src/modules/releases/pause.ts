import { RegistryError } from '@shop/protocol';
import type { WatchState } from '@shop/contracts/registry';
import { findHead } from './repository';
import { readSetting } from '../../platform/db/settings';
import type { Db } from '../../platform/db/tables';
import { isSafe, remotesOf, type ReleaseChange } from '../../domain/change';

/** Name of the setting that stores the state of a watched promotion. */
export const bakeName = (env: string, remote: string): string => `bake:${env}:${remote}`;

export const watchName = (env: string, remote: string): string => `watch:${env}:${remote}`;

/** Throws a RegistryError 409 for growing a canary that the watch has paused. */
export async function refusePaused(db: Db, env: string, change: ReleaseChange): Promise<void> {
  for (const remote of remotesOf(change)) await refusePausedRemote(db, env, change, remote);
}

async function refusePausedRemote(db: Db, env: string, change: ReleaseChange, remote: string): Promise<void> {
  if (isSafe(change) || ['unkill', 'preview', 'rollback'].includes(change.kind)) return;
  const canary = (await findHead(db, env))?.assignments[remote]?.canary;
  const watch = await readSetting<WatchState>(db, watchName(env, remote));
  if (!canary || !watch?.paused || watch.salt !== canary.salt) return;
  if (change.kind === 'canary-advance' && !change.segments && change.bps <= canary.bps) return;
  throw new RegistryError(
    409,
    `The canary of ${remote} is paused: ${watch.paused} Abort it, or go on all the same with "force".`,
    { body: { paused: watch.paused } },
  );
}
