import { hostname } from 'node:os';
import type { Assignment, Canary, Release } from '@shop/contracts';
import type { Actor, BakeState, Judgement, WatchState } from '@shop/contracts/registry';
import { RegistryError } from '@shop/protocol';
import type { Assignments } from '../../domain/assignments';
import type { ReleaseChange } from '../../domain/change';
import { liveEnv } from '../../domain/live-env';
import { automatic } from '../../domain/roles';
import { lastAction } from '../../platform/db/audit';
import { readSetting, takeLease, writeSetting } from '../../platform/db/settings';
import type { Db, RegistryDatabase, Tx } from '../../platform/db/tables';
import { listEnvironments } from '../environments/repository';
import { bakeName, watchName } from '../releases/checks';
import type { Releases } from '../releases/service';
import { readCustomerShare } from '../telemetry/admit-report';
import { forgetHealth, readFailedSessions, readHealth, windowOf } from '../telemetry/health';
import { type Margins, noHealth } from '../telemetry/metrics';
import { isCurrentBake } from './bake';
import { confirmFinding } from './confirm';
import type { Sides } from './judge-metric';
import { sampledAudience, isCurrent, judgeRollout, startWatch } from './judge-rollout';
import { watchSales } from './sales-alarm';
import { watchPromotion } from './watch-promotion';
import { checkLeaseMs, cooldownMs, windowMs } from '../../durations';

interface ComparedVersions {
  readonly env: string;
  readonly remote: string;
  readonly stable: string | null;
  readonly canary: Canary;
}

/** The counts of a canary and its control since a time. */
async function readSides(
  db: Db,
  { env, remote, stable, canary }: ComparedVersions,
  since: Date,
): Promise<Sides> {
  const scope = { env, remote };
  return {
    canary: await readHealth(db, { ...scope, version: canary.version, variant: 'canary' }, since),
    // A remote that starts as a canary has no control, so only obvious failures are detected.
    control:
      stable === null
        ? noHealth
        : await readHealth(db, { ...scope, version: stable, variant: 'stable' }, since),
  };
}

/**
 * Starts monitoring a canary in the transaction that starts it, so that its first sessions count before the first check. Earlier
 * sessions of its control in the same window are known at that time, and are not compared.
 */
export async function startMonitoring(tx: Tx, release: Release, change: ReleaseChange): Promise<void> {
  if (change.kind !== 'canary-start') return;
  const { env, at, assignments } = release;
  const { remote } = change;
  const { stable = null, canary } = assignments[remote] ?? {};
  if (!canary) return;
  const window = windowOf(new Date(at));
  const counted = await readSides(tx, { env, remote, stable, canary }, window);
  // The same version was a canary moments ago. The sessions of both canaries cannot be distinguished within a window, so counting
  // starts with the next window.
  const wasCanaryBefore = counted.canary.reports > 0 || counted.canary.serverRenders > 0;
  const since = new Date(window.getTime() + (wasCanaryBefore ? windowMs : 0)).toISOString();
  const { bps } = sampledAudience(canary);
  const state = startWatch({ salt: canary.salt, since, bps, ...(!wasCanaryBefore && { counted }) });
  await writeSetting(tx, watchName(env, remote), state);
}

interface Options {
  readonly database: RegistryDatabase;
  readonly releases: Releases;
  readonly clock: () => Date;
  /** Margins of a canary's rollout; undefined for a manually started canary. */
  readonly marginsOf?: (salt: string) => Promise<Margins | undefined>;
  /** Name of this process, unique among those that share the database. */
  readonly holder?: string;
}

/** Monitors running canaries, recent promotions and sales, in every environment. */
export interface Watch {
  /**
   * Runs one check if this process is the leader. Returns lines about its actions. `report` is called immediately with each line,
   * for the log, even if a later step fails.
   */
  check(report?: (line: string) => void): Promise<readonly string[]>;
}

const leaseName = 'lease:watch';

/**
 * Rolls back canaries that perform worse than their control, and pauses those without conclusive data. A newly promoted version is
 * compared with the last good one, and the shop's sales with those of the last seven days.
 */
export function createWatch(options: Options): Watch {
  const { database, releases, clock, marginsOf = () => Promise.resolve(undefined) } = options;
  const { db } = database;
  const holder = options.holder ?? `${hostname()}:${process.pid}`;

  const changeRequest = (seq: number, reason: string) => ({
    actor: automatic satisfies Actor,
    reason,
    expected: seq,
    key: null,
  });

  /**
   * Rolls back the canary, even if the remote is frozen. The second time within the cooldown, it freezes the remote first; if this
   * process dies in between, the next check does the rollback.
   */
  const rollBack = async (release: Release, remote: string, reason: string): Promise<string> => {
    const { env } = release;
    const last = await lastAction(db, 'auto-rollback', { env, remote });
    const { freezes } = await releases.state(env);
    const isSecond = last !== undefined && clock().getTime() - last.getTime() < cooldownMs;
    const again = isSecond ? `It was already rolled back automatically at ${last.toISOString()}.` : '';
    if (isSecond && !freezes[remote]) {
      await releases.freeze(env, remote, true, changeRequest(release.seq, `${reason} ${again}`));
    }
    await releases.change(env, { kind: 'auto-rollback', remote }, changeRequest(release.seq, reason));
    const line = `the canary of ${remote} is rolled back: ${reason}`;
    return isSecond ? `${line} ${again} ${remote} is frozen for a person to decide.` : line;
  };

  const stateOf = async (
    { env, remote }: { readonly env: string; readonly remote: string },
    canary: Canary,
    window: Date,
  ): Promise<WatchState> => {
    const { salt } = canary;
    const known = await readSetting<WatchState>(db, watchName(env, remote));
    // The state of a different version of the registry is discarded, and counting restarts with this check.
    if (known?.salt === salt && isCurrent(known)) return known;
    // A window that was checked for the previous rollout contains failures of that rollout.
    const isTaken = known?.lastWindow === window.getTime();
    const since = new Date(window.getTime() + (isTaken ? windowMs : 0)).toISOString();
    return startWatch({ salt, since, bps: sampledAudience(canary).bps });
  };

  const checkPromotion = async (release: Release, remote: string, assignment: Assignment) => {
    const now = clock();
    const { env } = release;
    const reason = await watchPromotion({ db, env, remote }, assignment, now);
    if (reason === null) return null;
    await releases.change(env, { kind: 'rollback', remote }, changeRequest(release.seq, reason));
    return `${remote} is rolled back: ${reason}`;
  };

  const checkOne = async (release: Release, remote: string, assignment: Assignment) => {
    const { stable, canary } = assignment;
    if (!canary) return checkPromotion(release, remote, assignment);
    const window = windowOf(clock());
    const { env } = release;
    const scope = { env, remote };
    const state = await stateOf(scope, canary, window);
    const since = new Date(state.since);
    const counts = await readSides(db, { ...scope, stable, canary }, since);
    const judged = judgeRollout(
      { ...state, lastWindow: window.getTime() },
      counts,
      sampledAudience(canary),
      await marginsOf(canary.salt),
    );
    const { finding, next } = confirmFinding(judged, {
      canary: await readFailedSessions(db, { ...scope, version: canary.version }, since),
      control: stable === null ? null : await readFailedSessions(db, { ...scope, version: stable }, since),
      bps: sampledAudience(canary).bps,
      customerShare: await readCustomerShare(db, env, clock()),
    });
    await writeSetting(db, watchName(env, remote), next);
    if (finding.kind === 'roll-back') return rollBack(release, remote, finding.reason);
    return next.paused && !state.paused ? `the canary of ${remote} is paused: ${next.paused}` : null;
  };

  const checkRelease = async (release: Release, report: (line: string) => void): Promise<void> => {
    for (const [remote, assignment] of Object.entries(release.assignments)) {
      const line = await checkOne(release, remote, assignment).catch((error: unknown) => {
        // The live versions were changed concurrently; the next check sees that.
        if (error instanceof RegistryError) return null;
        throw error;
      });
      if (line) report(release.env === liveEnv ? line : `${release.env}: ${line}`);
    }
  };

  return {
    async check(report = () => undefined) {
      const now = clock();
      const leads = await database.transaction((tx) =>
        takeLease(tx, leaseName, { holder, now, ms: Math.max(checkLeaseMs, 2 * windowMs) }),
      );
      if (!leads) return [];
      await forgetHealth(db, now);
      const done: string[] = [];
      const note = (line: string) => {
        done.push(line);
        report(line);
      };
      for (const { env } of await listEnvironments(db)) {
        const release = await releases.head(env);
        if (release) await checkRelease(release, note);
        const sales = await watchSales(database, env, now);
        if (sales) note(env === liveEnv ? sales : `${env}: ${sales}`);
      }
      return done;
    },
  };
}

/** The judgement of a remote's canary or stable version; null if nothing is live. */
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

/** The judgements of every live remote, for console, metrics and command line. */
export async function readJudgements(db: Db, env: string, assignments: Assignments): Promise<Judgement[]> {
  const all: Judgement[] = [];
  for (const [remote, assignment] of Object.entries(assignments)) {
    const found = await judgementOf(db, env, remote, assignment);
    if (found) all.push(found);
  }
  return all;
}
