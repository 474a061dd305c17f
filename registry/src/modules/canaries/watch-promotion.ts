import type { Assignment } from '@shop/contracts';
import type { BakeState } from '@shop/contracts/registry';
import { readSetting, writeSetting } from '../../platform/db/settings';
import type { Db } from '../../platform/db/tables';
import { isMarked } from '../../domain/rolled-back';
import { readCustomerShare } from '../telemetry/admit-report';
import { countFailuresOfOthers, readFailedSessions, readHealth, windowOf } from '../telemetry/health';
import { bakeName } from '../releases/checks';
import { findPromotedAt, listRolledBack, listStableVersions } from '../releases/repository';
import { isCurrentBake, judgeBake, startBake, type Observed } from './bake';
import { isConfirmedByCustomers, isWorseElsewhere } from './confirm';
import { bakeMs, judgementShownMs, settleMs, versionHistoryMs } from '../../durations';

interface Place {
  readonly db: Db;
  readonly env: string;
  readonly remote: string;
}

async function observe(
  { db, env, remote }: Place,
  version: string,
  { since, now }: { readonly since: Date; readonly now: Date },
): Promise<Observed> {
  const of = { env, remote, version, variant: 'stable' };
  return {
    counts: await readHealth(db, of, since),
    settled: await readHealth(db, of, since, new Date(now.getTime() - settleMs)),
    others: await countFailuresOfOthers(db, { env, remote }, since),
  };
}

/**
 * The baseline of a stable version: the last good version before it. Null if it was restored by a rollback, or there was no good
 * version.
 */
async function findCompared(
  { db, env, remote }: Place,
  stable: string,
  promotedAt: Date | undefined,
): Promise<string | null> {
  const marks = await listRolledBack(db, env);
  // A rollback marks the replaced version at the time of its release.
  const isRestored = marks.some((mark) => mark.remote === remote && mark.at === promotedAt?.toISOString());
  if (isRestored) return null;
  const versions = await listStableVersions(db, env, remote);
  return versions.find((version) => version !== stable && !isMarked(marks, { remote, version })) ?? null;
}

/**
 * Starts monitoring a newly promoted version; ends immediately without a baseline. Counts from the promotion: by the first check,
 * up to one interval later, a failing version may have failed for most of its shoppers.
 */
async function begin(place: Place, stable: string, now: Date): Promise<BakeState> {
  const { db, env, remote } = place;
  const promotedAt = await findPromotedAt(db, env, { remote, version: stable });
  const window = windowOf(promotedAt ?? now);
  const previous = await findCompared(place, stable, promotedAt);
  const since = window.toISOString();
  const until = previous === null ? since : new Date(window.getTime() + bakeMs).toISOString();
  const history = { since: new Date(window.getTime() - versionHistoryMs), now };
  const before = await observe(place, previous ?? stable, history);
  return startBake({ version: stable, previous, since, until }, before);
}

/** Checks a promoted version once. Resolves with the reason to roll it back; null while nothing is wrong. */
export async function watchPromotion(
  place: Place,
  { stable, killed }: Assignment,
  now: Date,
): Promise<string | null> {
  if (stable === null || killed) return null;
  const { db, env, remote } = place;
  const known = await readSetting<BakeState>(db, bakeName(env, remote));
  const isNew = known?.version !== stable || !isCurrentBake(known);
  const state = isNew ? await begin(place, stable, now) : known;
  const since = new Date(state.since);
  if (state.previous === null || now.getTime() >= since.getTime() + judgementShownMs) {
    if (isNew) await writeSetting(db, bakeName(env, remote), state);
    return null;
  }
  const { finding, next } = judgeBake(state, await observe(place, stable, { since, now }));
  await writeSetting(db, bakeName(env, remote), next);
  // After `until`, a person decides.
  const isWatched = now < new Date(state.until);
  if (!isWatched || finding.kind !== 'roll-back') return null;
  if (isWorseElsewhere(next.judged)) return finding.reason;
  const failed = await readFailedSessions(db, { env, remote, version: stable }, new Date(state.since));
  return isConfirmedByCustomers(failed, await readCustomerShare(db, env, now)) ? finding.reason : null;
}
