import type { Actor, GateJob, GateQueue, Plan } from '@shop/contracts/registry';
import { RegistryError } from '@shop/protocol';
import type { ReleaseChange } from '../../domain/change';
import { requireRight } from '../../domain/roles';
import { gateWorkerMs } from '../../durations';
import { addAudit } from '../../platform/db/audit';
import type { Db, RegistryDatabase, Tx } from '../../platform/db/tables';
import { lockEnv } from '../environments/service';
import { endGatePreview, type PreviewReleases } from './job-preview';
import {
  addGateJob,
  changeGateJob,
  countGateWorkers,
  findGateJob,
  findOpenGateJob,
  listGateJobRows,
  listQueuedIds,
  lockGateJob,
  type GateJobRow,
} from './job-repository';
import type { GateStageName } from './job-schemas';

/** Started attempts after which a job fails. */
export const maxAttempts = 3;

interface Seen {
  readonly now: Date;
  /** The IDs of queued jobs, in order. */
  readonly queued?: readonly number[];
}

/** A job for display. */
export function gateJobView(row: GateJobRow, { now, queued = [] }: Seen): GateJob {
  const { id, env, remote, version, state, attempts, worker, message, report } = row;
  const isQueued = state === 'queued';
  const [start, end] = [row.started_at, row.ended_at ?? now];
  return {
    ...{ id, env, remote, version, state, worker, message, report, maxAttempts },
    position: isQueued ? Math.max(1, queued.indexOf(id) + 1) : null,
    requestedBy: row.requested_by,
    requestedAt: row.requested_at.toISOString(),
    attempt: attempts,
    leaseUntil: state === 'running' ? row.due_at.toISOString() : null,
    startedAt: row.started_at?.toISOString() ?? null,
    seconds: start && !isQueued ? Math.round((end.getTime() - start.getTime()) / 1000) : null,
    endedAt: row.ended_at?.toISOString() ?? null,
    stages: row.stages.map(({ name, at }) => ({ name: name as GateStageName, at })),
  };
}

/** A job in a transaction, locked. Throws a RegistryError 404 for an unknown one. */
export async function requireGateJob(tx: Tx, env: string, id: number): Promise<GateJobRow> {
  const row = await lockGateJob(tx, env, id);
  if (row) return row;
  throw new RegistryError(404, `There is no gate job ${id}.`);
}

/** The part of `Releases` that jobs need. */
export interface GateReleases extends PreviewReleases {
  plan(env: string, change: ReleaseChange): Promise<Plan>;
}

interface Context {
  readonly database: RegistryDatabase;
  readonly clock: () => Date;
  readonly releases: GateReleases;
}

/** A version of a remote. */
export interface OfVersion {
  readonly remote: string;
  readonly version: string;
}

/** The queue of requested gate runs, for operators. */
export interface GateJobs {
  /**
   * Requests a run of the gate on a version with the live versions; while one is queued or running, resolves with that one. Throws a
   * RegistryError: 403 without the right to operate the remote, 422 for a version that is incompatible or already live.
   */
  request(
    env: string,
    of: OfVersion,
    actor: Actor,
  ): Promise<{ readonly job: GateJob; readonly isNew: boolean }>;
  /** Cancels a queued or running job; its worker stops within seconds. Throws a RegistryError: 404, or 409 for one that has ended. */
  cancel(env: string, id: number, actor: Actor): Promise<GateJob>;
  list(env: string, filter: { readonly remote?: string; readonly version?: string }): Promise<GateQueue>;
  /** Throws a RegistryError 404 for an unknown job. */
  read(env: string, id: number): Promise<GateJob>;
}

async function withQueue(db: Db, row: GateJobRow, now: Date): Promise<GateJob> {
  return gateJobView(row, { now, queued: row.state === 'queued' ? await listQueuedIds(db, row.env) : [] });
}

export function createGateJobs({ database, clock, releases }: Context): GateJobs {
  const { db } = database;

  const refuseUnchecked = async (env: string, { remote, version }: OfVersion) => {
    const { problems, gate } = await releases.plan(env, { kind: 'promote', versions: { [remote]: version } });
    const [problem] = problems;
    if (problem) {
      throw new RegistryError(422, `The gate cannot run: ${problem.message}`, { body: { problems } });
    }
    if (!gate)
      throw new RegistryError(
        422,
        `Shoppers already have ${remote}@${version}, so there is nothing to check.`,
      );
  };

  return {
    async request(env, of, actor) {
      const { remote, version } = of;
      requireRight(actor, 'operate', { env, remote });
      await refuseUnchecked(env, of);
      const { row, isNew } = await database.transaction(async (tx) => {
        // Concurrent requests for a version wait for each other.
        await lockEnv(tx, env);
        const open = await findOpenGateJob(tx, { env, remote, version });
        if (open) return { row: open, isNew: false };
        const at = clock();
        const job = { env, remote, version, requested_by: actor.name, requested_at: at };
        const added = await addGateJob(tx, job);
        const detail = { remote, version, job: added.id };
        const entry = { env, actor: actor.name, at: at.toISOString(), detail };
        await addAudit(tx, { ...entry, action: 'gate-requested' });
        return { row: added, isNew: true };
      });
      return { job: await withQueue(db, row, clock()), isNew };
    },

    async cancel(env, id, actor) {
      const row = await database.transaction(async (tx) => {
        const { remote, version, state } = await requireGateJob(tx, env, id);
        requireRight(actor, 'operate', { env, remote });
        if (state !== 'queued' && state !== 'running') {
          throw new RegistryError(409, `Gate job ${id} has already ended: ${state}.`);
        }
        const at = clock();
        const detail = { remote, version, job: id };
        const entry = { env, actor: actor.name, at: at.toISOString(), detail };
        await addAudit(tx, { ...entry, action: 'gate-cancelled' });
        const message = `Cancelled by ${actor.name}.`;
        return changeGateJob(tx, id, { state: 'cancelled', ended_at: at, message });
      });
      if (row.previewed) {
        await endGatePreview({ database, releases }, row, 'The gate run that opened it was cancelled.');
        await database.transaction((tx) => changeGateJob(tx, id, { previewed: false }));
      }
      return gateJobView(row, { now: clock() });
    },

    async list(env, filter) {
      const queued = await listQueuedIds(db, env);
      const rows = await listGateJobRows(db, env, filter);
      const workers = await countGateWorkers(db, env, new Date(clock().getTime() - gateWorkerMs));
      return { items: rows.map((row) => gateJobView(row, { now: clock(), queued })), workers };
    },

    async read(env, id) {
      const row = await findGateJob(db, env, id);
      if (!row) throw new RegistryError(404, `There is no gate job ${id}.`);
      return withQueue(db, row, clock());
    },
  };
}
