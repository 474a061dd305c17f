import type { Release } from '@shop/contracts';
import type { Actor, Rollout, RolloutWithHistory } from '@shop/contracts/registry';
import { checkNames, RegistryError } from '@shop/protocol';
import { liveEnv } from '../../domain/live-env';
import { automatic, requireRight } from '../../domain/roles';
import { refuseRestricted } from '../../domain/restrictions';
import { refuseRolledBack } from '../../domain/rolled-back';
import { stagesOf } from '../../domain/rollout-stages';
import type { Db, RegistryDatabase, Tx } from '../../platform/db/tables';
import { isProtected } from '../approvals/policy';
import type { Releases } from '../releases/service';
import type { Margins } from '../telemetry/metrics';
import { bakesUntil } from './assess';
import { countSessions } from './facts';
import { type Operation, operations } from './operations';
import {
  addRollout,
  findBySalt,
  findOpenRollout,
  findRollout,
  isOpen,
  listEvents,
  listRollouts,
  listActiveRollouts,
  lockRollout,
  type RolloutRow,
} from './repository';
import type { RolloutRequest } from './schemas';
import { type Grounds, type Locked, put, step } from './steps';

/** The margins in the current stage of a canary's rollout; undefined for a canary without a rollout. */
export const marginsIn =
  (db: Db) =>
  async (salt: string): Promise<Margins | undefined> => {
    const rollout = await findBySalt(db, salt);
    return rollout?.stages[rollout.stage - 1]?.margins;
  };

export interface Rollouts {
  /**
   * Creates a draft, and schedules or starts it on request. Throws a RegistryError: 403 for a user who may not release the remote,
   * 422 and 409 as for a canary.
   */
  create(env: string, request: RolloutRequest, actor: Actor): Promise<Rollout>;
  /** A user's action on a rollout. Throws a RegistryError 403, 404 or 409, or the error of the change. */
  operate(env: string, id: number, operation: Operation, grounds: Grounds): Promise<Rollout>;
  get(env: string, id: number): Promise<RolloutWithHistory>;
  /** Rollouts with an ID below `before`, newest first. */
  list(
    env: string,
    page: {
      readonly remote?: string | undefined;
      readonly isOpen?: boolean | undefined;
      readonly before: number;
      readonly limit: number;
    },
  ): Promise<readonly Rollout[]>;
  /**
   * Checks every active rollout once. Returns lines about the actions; `report` is called immediately with each line, for the log.
   */
  check(report?: (line: string) => void): Promise<readonly string[]>;
}

interface Options {
  readonly database: RegistryDatabase;
  readonly releases: Releases;
  readonly clock: () => Date;
}

/**
 * Other environments are mostly used by testers, so their stages only depend on time, unless the request sets a number of sessions.
 */
const defaultMinSessions = (env: string) => (env === liveEnv ? undefined : 0);

const isoOf = (at: Date | null) => at?.toISOString() ?? null;

/** The public view of a rollout. */
async function viewOf(db: Db, row: RolloutRow): Promise<Rollout> {
  const { id, env, remote, version, status, stages, stage, hold, approvals } = row;
  return {
    id,
    env,
    remote,
    version,
    status,
    stages: [...stages],
    stage,
    stageSince: isoOf(row.stage_since),
    bakesUntil: isOpen(row) ? isoOf(bakesUntil(row)) : null,
    sessions: isOpen(row) ? await countSessions(db, row) : null,
    hold,
    approvals,
    isProtected: isOpen(row) && (await isProtected(db, env, remote)),
    startAt: isoOf(row.start_at),
    createdBy: row.created_by,
    createdAt: row.created_at.toISOString(),
    endedAt: isoOf(row.ended_at),
  };
}

const unknown = (id: number, env: string) => new RegistryError(404, `There is no rollout ${id} in "${env}".`);

/** Manages rollouts, which release versions automatically in stages. */
export function createRollouts({ database, releases, clock }: Options): Rollouts {
  const { db } = database;

  /** Runs work on a locked rollout, then announces the resulting releases. */
  const within = async <T>(work: (tx: Tx, made: Release[]) => Promise<T>): Promise<T> => {
    const made: Release[] = [];
    const result = await database.transaction((tx) => work(tx, made));
    for (const release of made) await releases.announce(release);
    return result;
  };

  const lockedAs = (tx: Tx, made: Release[], row: RolloutRow): Locked => ({
    tx,
    made,
    row,
    releases,
    now: clock(),
  });

  const checkOne = (id: number) =>
    within(async (tx, made) => {
      const row = await lockRollout(tx, id, { skip: true });
      // Another process has locked it, or it has ended.
      if (!row || !isOpen(row) || row.status === 'draft') return null;
      const locked = lockedAs(tx, made, row);
      if (row.status === 'scheduled') {
        if (row.start_at && row.start_at > locked.now) return null;
        await operations.start(locked, { actor: automatic, reason: 'As scheduled' });
        return `rollout ${id} of ${row.remote}@${row.version} has started`;
      }
      return step(locked);
    });

  return {
    async create(env, request, actor) {
      const { again = false, acknowledge = false, reason, start = false, startAt } = request;
      const [remote, version] = [request.remote.trim(), request.version.trim()];
      checkNames(remote, version);
      requireRight(actor, 'release', { remote, env });
      if (start && startAt !== undefined) {
        throw new RegistryError(
          422,
          'A rollout starts immediately or at a given time: "start" or "startAt", not both.',
        );
      }
      const { bakeMinutes, minSessions = defaultMinSessions(env) } = request;
      const stages = stagesOf(request.stages, { bakeMinutes, minSessions });
      await refuseUnplannable(releases, env, { remote, version, again, acknowledge });
      const row = await within(async (tx, made) => {
        const created_at = clock();
        const draft = {
          env,
          remote,
          version,
          stages,
          again,
          acknowledge,
          created_by: actor.name,
          created_at,
        };
        const added = await addRollout(tx, draft);
        if (!added) throw await alreadyOpen(tx, env, remote);
        const locked = lockedAs(tx, made, added);
        const grounds = { actor, reason: reason.trim() };
        await put(locked, {}, { kind: 'created', actor: actor.name, reason: grounds.reason });
        if (startAt !== undefined) await operations.schedule(startAt)(locked, grounds);
        if (start) await operations.start(locked, grounds);
        return locked.row;
      });
      return viewOf(db, row);
    },
    async operate(env, id, operation, grounds) {
      const row = await within(async (tx, made) => {
        const found = await lockRollout(tx, id, { skip: false });
        if (found?.env !== env) throw unknown(id, env);
        requireRight(grounds.actor, 'release', { remote: found.remote, env });
        if (!isOpen(found))
          throw new RegistryError(409, `Rollout ${id} is ${found.status}: no further actions are possible.`);
        const locked = lockedAs(tx, made, found);
        await operation(locked, grounds);
        return locked.row;
      });
      return viewOf(db, row);
    },
    async get(env, id) {
      const row = await findRollout(db, env, id);
      if (!row) throw unknown(id, env);
      return { ...(await viewOf(db, row)), history: await listEvents(db, id) };
    },
    async list(env, page) {
      const rows = await listRollouts(db, env, page);
      return Promise.all(rows.map((row) => viewOf(db, row)));
    },
    async check(report = () => undefined) {
      const done: string[] = [];
      let failure: unknown;
      for (const id of await listActiveRollouts(db)) {
        const line = await checkOne(id).catch((error: unknown) => {
          failure ??= error;
          return null;
        });
        if (!line) continue;
        done.push(line);
        report(line);
      }
      // An error in one rollout does not stop the others.
      if (failure !== undefined) throw failure;
      return done;
    },
  };
}

async function alreadyOpen(tx: Tx, env: string, remote: string): Promise<RegistryError> {
  const open = await findOpenRollout(tx, env, remote);
  const which = open ? ` rollout ${open.id} of ${open.version}` : ' a rollout';
  return new RegistryError(409, `${remote} already has${which}. Abort it, or wait until it is done.`);
}

interface Candidate {
  readonly remote: string;
  readonly version: string;
  readonly again: boolean;
  readonly acknowledge: boolean;
}

/** Refuses a version that cannot be rolled out: unknown, incompatible, already live, restricted or rolled back. */
async function refuseUnplannable(
  releases: Releases,
  env: string,
  { remote, version, again, acknowledge }: Candidate,
): Promise<void> {
  const { problems, restricted, rolledBack } = await releases.plan(env, {
    kind: 'canary-start',
    remote,
    version,
    bps: 1,
  });
  const [problem] = problems;
  if (problem) throw new RegistryError(422, problem.message, { body: { problems } });
  refuseRestricted(restricted, acknowledge);
  if (!again) refuseRolledBack(rolledBack);
}
