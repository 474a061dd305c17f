import type { Canary, Release } from '@shop/contracts';
import { writeSetting } from '../../platform/db/settings';
import type { Db, Tx } from '../../platform/db/tables';
import type { ReleaseChange } from '../../domain/change';
import { watchName } from '../releases/checks';
import { noHealth, readHealth, windowMs, windowOf } from '../telemetry/health';
import type { Sides } from './judge-metric';
import { drawnOf, startWatch } from './judge-rollout';

interface Compared {
  readonly env: string;
  readonly remote: string;
  readonly stable: string | null;
  readonly canary: Canary;
}

/** The counts of a canary and of its control since a moment. */
export async function readSides(
  db: Db,
  { env, remote, stable, canary }: Compared,
  since: Date,
): Promise<Sides> {
  const of = { env, remote };
  return {
    canary: await readHealth(db, { ...of, version: canary.version, variant: 'canary' }, since),
    // A remote that starts as a canary has no control: only obvious failure is detected then.
    control:
      stable === null ? noHealth : await readHealth(db, { ...of, version: stable, variant: 'stable' }, since),
  };
}

/**
 * Starts the watch over a canary in the transaction that starts the canary, so that its first sessions count although the first
 * check comes later. What its control had before in the same window is known by then, and is not compared.
 */
export async function beginWatch(tx: Tx, release: Release, change: ReleaseChange): Promise<void> {
  if (change.kind !== 'canary-start') return;
  const { env, at, assignments } = release;
  const { remote } = change;
  const { stable = null, canary } = assignments[remote] ?? {};
  if (!canary) return;
  const window = windowOf(new Date(at));
  const counted = await readSides(tx, { env, remote, stable, canary }, window);
  // The same version had a canary a moment ago, whose sessions are not told apart within a window: counting starts with the next.
  const isAgain = counted.canary.reports > 0 || counted.canary.serverRenders > 0;
  const since = new Date(window.getTime() + (isAgain ? windowMs : 0)).toISOString();
  const { bps } = drawnOf(canary);
  const state = startWatch({ salt: canary.salt, since, bps, ...(!isAgain && { counted }) });
  await writeSetting(tx, watchName(env, remote), state);
}
