import type { GateJob } from '@shop/contracts/registry';
import { RegistryError } from '@shop/protocol';
import { automatic } from '../../domain/roles';
import { gateLeaseMs, gateRetryMs, gateWorkerSeenMs } from '../../durations';
import { addAudit } from '../../platform/db/audit';
import type { RegistryDatabase, Tx } from '../../platform/db/tables';
import { endGatePreview, type PreviewReleases } from './job-preview';
import {
  changeGateJob,
  forgetGateWorkers,
  listLostGateJobs,
  lockGateJob,
  markGateWorker,
  takeGateJob,
  type GateJobRow,
} from './job-repository';
import type { GateFailure, GateRenewal } from './job-schemas';
import { gateJobView, maxAttempts, requireGateJob } from './jobs';

interface Context {
  readonly database: RegistryDatabase;
  readonly clock: () => Date;
  readonly releases: PreviewReleases;
}

/** A job, and the attempt of the calling worker. */
export interface GateAttempt {
  readonly id: number;
  readonly attempt: number;
}

/** The queue of requested gate runs, for workers. An attempt that is over can no longer change its job: 409. */
export interface GateAttempts {
  /** Takes the next job for a worker, and leases it; null if the queue is empty. */
  claim(env: string, worker: string): Promise<GateJob | null>;
  /** Extends the lease of a running attempt, and stores its progress. */
  renew(env: string, id: number, renewal: GateRenewal): Promise<GateJob>;
  /** Ends an attempt without a report: the job is queued again if another attempt may succeed. */
  fail(env: string, id: number, failure: GateFailure): Promise<GateJob>;
  /**
   * Locks the job of a report, and resolves with the requester. Throws a RegistryError: 409 if the attempt is over, 422 for a report
   * on other versions.
   */
  requesterOf(
    tx: Tx,
    env: string,
    of: GateAttempt,
    promote: Readonly<Record<string, string>>,
  ): Promise<string>;
  /** Ends a locked job with its report. */
  finish(
    tx: Tx,
    id: number,
    end: { readonly verdict: 'passed' | 'refused'; readonly report: number },
  ): Promise<void>;
  /** Ends attempts whose lease has expired, and their previews. Reports one line per attempt. */
  endLost(report: (line: string) => void): Promise<void>;
}

const noPreview = { previewed: false } as const;

/** The job of a running attempt. Throws a RegistryError 409 if the attempt is over. */
async function requireAttempt(tx: Tx, env: string, { id, attempt }: GateAttempt): Promise<GateJobRow> {
  const row = await requireGateJob(tx, env, id);
  if (row.state === 'running' && row.attempts === attempt) return row;
  const why = row.state === 'running' ? 'Another worker has it now.' : `Its state is ${row.state}.`;
  throw new RegistryError(409, `Attempt ${attempt} of gate job ${id} is over. ${why}`);
}

/** Queues a job again, or ends it as failed after the last attempt. */
async function endAttempt(
  tx: Tx,
  row: GateJobRow,
  { message, retry, now }: { readonly message: string; readonly retry: boolean; readonly now: Date },
): Promise<GateJobRow> {
  const { id, env, remote, version, attempts } = row;
  if (retry && attempts < maxAttempts) {
    const due = new Date(now.getTime() + gateRetryMs);
    return changeGateJob(tx, id, { ...noPreview, state: 'queued', due_at: due, message });
  }
  const tries = attempts > 1 ? ` Attempt ${attempts} of ${maxAttempts}.` : '';
  const text = `${message}${tries}`;
  const detail = { remote, version, job: id, requestedBy: row.requested_by };
  const entry = { env, actor: row.worker ?? automatic.name, at: now.toISOString(), reason: text, detail };
  await addAudit(tx, { ...entry, action: 'gate-failed' });
  return changeGateJob(tx, id, { ...noPreview, state: 'failed', ended_at: now, message: text });
}

/** Until the last attempt, the job runs again automatically. */
const lostText = ({ worker, attempts }: GateJobRow) =>
  `The gate worker ${worker ?? ''} stopped responding. Check its log and memory usage.${attempts < maxAttempts ? '' : ' Run the gate again.'}`;

export function createGateAttempts({ database, clock, releases }: Context): GateAttempts {
  const { db } = database;
  const leaseEnd = () => new Date(clock().getTime() + gateLeaseMs);

  const endLost: GateAttempts['endLost'] = async (report) => {
    for (const lost of await listLostGateJobs(db, clock())) {
      // The preview is ended first, so that a failure in between repeats both steps.
      if (lost.previewed) {
        const reason = 'The gate worker that opened it has stopped.';
        await endGatePreview({ database, releases }, lost, reason);
      }
      const row = await database.transaction(async (tx) => {
        const current = await lockGateJob(tx, lost.env, lost.id);
        // Renewed, or ended by another process, in the meantime.
        if (!current || current.due_at > clock()) return undefined;
        if (current.state !== 'running') return changeGateJob(tx, current.id, noPreview);
        return endAttempt(tx, current, { message: lostText(current), retry: true, now: clock() });
      });
      if (row && lost.state === 'running') {
        const { id, remote, version, state } = row;
        report(`gate job ${id} (${remote}@${version}) lost its worker ${lost.worker ?? ''}: ${state}`);
      }
    }
  };

  return {
    endLost,

    async claim(env, worker) {
      const now = clock();
      await markGateWorker(db, { env, name: worker, now, everyMs: gateWorkerSeenMs });
      const row = await database.transaction((tx) =>
        takeGateJob(tx, { env, worker, now, leaseUntil: leaseEnd() }),
      );
      if (row) await forgetGateWorkers(db, now);
      return row ? gateJobView(row, { now: clock() }) : null;
    },

    async renew(env, id, { attempt, stage, message, previewed }) {
      const row = await database.transaction(async (tx) => {
        const { stages } = await requireAttempt(tx, env, { id, attempt });
        const isNext = stage !== undefined && stages.at(-1)?.name !== stage;
        const at = clock().toISOString();
        return changeGateJob(tx, id, {
          due_at: leaseEnd(),
          ...(isNext && { stages: JSON.stringify([...stages, { name: stage, at }]) }),
          ...(message !== undefined && { message }),
          ...(previewed !== undefined && { previewed }),
        });
      });
      const now = clock();
      const name = row.worker ?? '';
      await markGateWorker(db, { env, name, now, everyMs: gateWorkerSeenMs });
      return gateJobView(row, { now: clock() });
    },

    async fail(env, id, { attempt, message, retry }) {
      const row = await database.transaction(async (tx) =>
        endAttempt(tx, await requireAttempt(tx, env, { id, attempt }), { message, retry, now: clock() }),
      );
      return gateJobView(row, { now: clock() });
    },

    async requesterOf(tx, env, of, promote) {
      const { remote, version, requested_by } = await requireAttempt(tx, env, of);
      if (promote[remote] === version) return requested_by;
      throw new RegistryError(422, `Gate job ${of.id} is for ${remote}@${version}.`);
    },

    async finish(tx, id, { verdict, report }) {
      const end = { ...noPreview, state: verdict, ended_at: clock(), message: null, report };
      await changeGateJob(tx, id, end);
    },
  };
}
