import type { Assignment } from '@shop/contracts';
import type { BakeState } from '@shop/contracts/registry';
import { readSetting, writeSetting } from '../../platform/db/settings';
import type { Db } from '../../platform/db/tables';
import { isMarked } from '../../domain/rolled-back';
import { readCustomerShare } from '../telemetry/customers';
import { readFailedSessions } from '../telemetry/failed-sessions';
import { countFailuresOfOthers, readHealth, windowOf } from '../telemetry/health';
import { bakeName } from '../releases/pause';
import { findPromotedAt } from '../releases/release-queries';
import { listRolledBack } from '../releases/rolled-back';
import { bakeMs, judgeBake, startBake, type Before } from './bake';
import { isConfirmedByCustomers } from './confirm';

const dayMs = 24 * 60 * 60 * 1000;

interface Place {
  readonly db: Db;
  readonly env: string;
  readonly remote: string;
}

async function readBefore({ db, env, remote }: Place, version: string, since: Date): Promise<Before> {
  const health = await readHealth(db, { env, remote, version, variant: 'stable' }, since);
  return { ...health, others: await countFailuresOfOthers(db, { env, remote }, since) };
}

/**
 * Starts the watch over a freshly promoted version; it ends at once where there is nothing to roll back to. It counts from the
 * promotion on: by the first check, up to one interval later, a failing version may have failed for most of the shoppers who came.
 */
async function begin(
  place: Place,
  stable: string,
  { previous, now }: { readonly previous: string | null; readonly now: Date },
): Promise<BakeState> {
  const { db, env, remote } = place;
  const window = windowOf((await findPromotedAt(db, env, { remote, version: stable })) ?? now);
  const marks = await listRolledBack(db, env);
  // A version that a rollback led to is not watched.
  const isWatched = previous !== null && !isMarked(marks, { remote, version: previous });
  const since = window.toISOString();
  const until = isWatched ? new Date(window.getTime() + bakeMs).toISOString() : since;
  const before = await readBefore(place, previous ?? stable, new Date(window.getTime() - dayMs));
  return startBake({ version: stable, previous, since, until }, before);
}

/** One check of a promoted version. Resolves to why it should be rolled back; null while nothing is wrong. */
export async function watchPromotion(
  place: Place,
  { stable, killed }: Assignment,
  now: Date,
): Promise<string | null> {
  if (stable === null || killed) return null;
  const { db, env, remote } = place;
  const known = await readSetting<BakeState>(db, bakeName(env, remote));
  const isNew = known?.version !== stable;
  const state = isNew ? await begin(place, stable, { previous: known?.version ?? null, now }) : known;
  if (now >= new Date(state.until)) {
    if (isNew) await writeSetting(db, bakeName(env, remote), state);
    return null;
  }
  const { finding, next } = judgeBake(state, await readBefore(place, stable, new Date(state.since)));
  await writeSetting(db, bakeName(env, remote), next);
  if (finding.kind !== 'roll-back') return null;
  const failed = await readFailedSessions(db, { env, remote, version: stable }, new Date(state.since));
  return isConfirmedByCustomers(failed, await readCustomerShare(db, env, now)) ? finding.reason : null;
}
