import { RegistryError } from '@shop/protocol';
import { hostname } from 'node:os';
import type { Assignment, Release } from '@shop/contracts';
import type { Actor, WatchState } from '@shop/contracts/registry';
import { lastAction } from '../../platform/db/audit';
import { readSetting, takeLease, writeSetting } from '../../platform/db/settings';
import type { RegistryDatabase } from '../../platform/db/tables';
import { automatic } from '../../domain/roles';
import { watchName } from '../releases/checks';
import { liveEnv } from '../../domain/live-env';
import { listEnvironments } from '../environments/repository';
import type { Releases } from '../releases/service';
import { readCustomerShare } from '../telemetry/customers';
import { readFailedSessions } from '../telemetry/failed-sessions';
import { forgetHealth, windowMs, windowOf } from '../telemetry/health';
import { readSides } from './begin-watch';
import { confirmFinding } from './confirm';
import { drawnOf, isCurrent, judgeRollout, startWatch } from './judge-rollout';
import type { Margins } from '../telemetry/metrics';
import { watchSales } from './sales-alarm';
import { watchPromotion } from './watch-promotion';

interface Options {
  readonly database: RegistryDatabase;
  readonly releases: Releases;
  readonly clock: () => Date;
  /** Margins of a canary's rollout; undefined for one that was started by hand. */
  readonly marginsOf?: (salt: string) => Promise<Margins | undefined>;
  /** Name of this process among those that share the database. */
  readonly holder?: string;
}

/** Watches running canaries, fresh promotions and sales, in every environment. */
export interface Watch {
  /**
   * One check, if this process is the leader. Returns what was done; `report` is told at once, for the log, also when a later
   * step of the check fails.
   */
  look(report?: (line: string) => void): Promise<readonly string[]>;
}

type Canary = NonNullable<Assignment['canary']>;

const leaseName = 'lease:watch';
const leaseMs = 60_000;
/** A second automatic rollback of a remote within this time freezes it; after that a person decides. */
const cooldownMs = 30 * 60 * 1000;

/**
 * Rolls back canaries that do worse than their control, and pauses those without conclusive data. A version that has
 * just been promoted is compared with the last good one, and the shop's sales with those of its last days.
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
   * Rolls back the canary, even if the remote is frozen; the second time within the cooldown it freezes the remote first: what
   * is left over when this process dies in between is rolled back by the next check.
   */
  const rollBack = async (release: Release, remote: string, reason: string): Promise<string> => {
    const { env } = release;
    const last = await lastAction(db, 'auto-rollback', { env, remote });
    const { freezes } = await releases.state(env);
    const isSecond = last !== undefined && clock().getTime() - last.getTime() < cooldownMs;
    const again = isSecond ? `It was rolled back automatically at ${last.toISOString()} already.` : '';
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
    // State of another version of the registry is discarded: counting starts again, with this check.
    if (known?.salt === salt && isCurrent(known)) return known;
    // A window that was checked for the previous rollout has its failures, which are not this one's.
    const isTaken = known?.lastWindow === window.getTime();
    const since = new Date(window.getTime() + (isTaken ? windowMs : 0)).toISOString();
    return startWatch({ salt, since, bps: drawnOf(canary).bps });
  };

  const lookAtPromotion = async (release: Release, remote: string, assignment: Assignment) => {
    const now = clock();
    const { env } = release;
    const reason = await watchPromotion({ db, env, remote }, assignment, now);
    if (reason === null) return null;
    await releases.change(env, { kind: 'rollback', remote }, changeRequest(release.seq, reason));
    return `${remote} is rolled back: ${reason}`;
  };

  const lookAt = async (release: Release, remote: string, assignment: Assignment) => {
    const { stable, canary } = assignment;
    if (!canary) return lookAtPromotion(release, remote, assignment);
    const window = windowOf(clock());
    const { env } = release;
    const of = { env, remote };
    const state = await stateOf(of, canary, window);
    const since = new Date(state.since);
    const counts = await readSides(db, { ...of, stable, canary }, since);
    const judged = judgeRollout(
      { ...state, lastWindow: window.getTime() },
      counts,
      drawnOf(canary),
      await marginsOf(canary.salt),
    );
    const { finding, next } = confirmFinding(judged, {
      canary: await readFailedSessions(db, { ...of, version: canary.version }, since),
      control: stable === null ? null : await readFailedSessions(db, { ...of, version: stable }, since),
      bps: drawnOf(canary).bps,
      customerShare: await readCustomerShare(db, env, clock()),
    });
    await writeSetting(db, watchName(env, remote), next);
    if (finding.kind === 'roll-back') return rollBack(release, remote, finding.reason);
    return next.paused && !state.paused ? `the canary of ${remote} is paused: ${next.paused}` : null;
  };

  const lookAtAll = async (release: Release, report: (line: string) => void): Promise<void> => {
    for (const [remote, assignment] of Object.entries(release.assignments)) {
      const line = await lookAt(release, remote, assignment).catch((error: unknown) => {
        // Somebody changed what is live at the same moment; the next check sees it.
        if (error instanceof RegistryError) return null;
        throw error;
      });
      if (line) report(release.env === liveEnv ? line : `${release.env}: ${line}`);
    }
  };

  return {
    async look(report = () => undefined) {
      const now = clock();
      const leads = await database.transaction((tx) =>
        takeLease(tx, leaseName, { holder, now, ms: Math.max(leaseMs, 2 * windowMs) }),
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
        if (release) await lookAtAll(release, note);
        const sales = await watchSales(database, env, now);
        if (sales) note(env === liveEnv ? sales : `${env}: ${sales}`);
      }
      return done;
    },
  };
}
