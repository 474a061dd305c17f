import { claimDue } from '@shop/server-kit/outbox';
import { sql, type Insertable, type Selectable, type Updateable } from 'kysely';
import type { Db, Tx } from '../../platform/db/tables';
import { dayMs } from '../../durations';
import type { GateJobTable } from './tables';

export type GateJobRow = Selectable<GateJobTable>;

/** A version in an environment. */
export interface VersionInEnv {
  readonly env: string;
  readonly remote: string;
  readonly version: string;
}

/** Maximum number of jobs in a list. */
const listed = 20;

type NewJob = VersionInEnv & Pick<Insertable<GateJobTable>, 'requested_by' | 'requested_at'>;

export async function addGateJob(tx: Tx, job: NewJob): Promise<GateJobRow> {
  const fresh = {
    state: 'queued',
    attempts: 0,
    due_at: job.requested_at,
    stages: '[]',
    previewed: false,
  } as const;
  return tx
    .insertInto('registry_gate_job')
    .values({ ...job, ...fresh })
    .returningAll()
    .executeTakeFirstOrThrow();
}

const jobsIn = (db: Db, env: string) => db.selectFrom('registry_gate_job').selectAll().where('env', '=', env);

/** The queued or running job of a version; undefined for none. */
export async function findOpenGateJob(
  db: Db,
  { env, remote, version }: VersionInEnv,
): Promise<GateJobRow | undefined> {
  return jobsIn(db, env)
    .where('remote', '=', remote)
    .where('version', '=', version)
    .where('state', 'in', ['queued', 'running'])
    .executeTakeFirst();
}

export async function findGateJob(db: Db, env: string, id: number): Promise<GateJobRow | undefined> {
  return jobsIn(db, env).where('id', '=', id).executeTakeFirst();
}

/** The job, locked until the transaction ends. */
export async function lockGateJob(tx: Tx, env: string, id: number): Promise<GateJobRow | undefined> {
  return jobsIn(tx, env).where('id', '=', id).forUpdate().executeTakeFirst();
}

/** The last jobs of an environment, newest first: all of them, or those of a remote or a version. */
export async function listGateJobRows(
  db: Db,
  env: string,
  { remote, version }: { readonly remote?: string; readonly version?: string },
): Promise<GateJobRow[]> {
  let query = jobsIn(db, env);
  if (remote !== undefined) query = query.where('remote', '=', remote);
  if (version !== undefined) query = query.where('version', '=', version);
  return query.orderBy('id', 'desc').limit(listed).execute();
}

/** The IDs of queued jobs, in the order in which workers take them. */
export async function listQueuedIds(db: Db, env: string): Promise<readonly number[]> {
  const rows = await db
    .selectFrom('registry_gate_job')
    .select('id')
    .where('env', '=', env)
    .where('state', '=', 'queued')
    .orderBy('due_at')
    .orderBy('id')
    .execute();
  return rows.map(({ id }) => id);
}

export async function changeGateJob(
  tx: Tx,
  id: number,
  change: Updateable<GateJobTable>,
): Promise<GateJobRow> {
  return tx
    .updateTable('registry_gate_job')
    .set(change)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Leases the next job of an environment until `leaseUntil`, and counts the attempt; undefined if none is due. */
export async function takeGateJob(
  tx: Tx,
  {
    env,
    worker,
    now,
    leaseUntil,
  }: { readonly env: string; readonly worker: string; readonly now: Date; readonly leaseUntil: Date },
): Promise<GateJobRow | undefined> {
  const db: Db = tx;
  const [job] = await claimDue(db, {
    table: 'registry_gate_job',
    key: 'id',
    dueAt: 'due_at',
    pending: sql`env = ${env} and state = 'queued'`,
    countAttempt: true,
    limit: 1,
    leaseUntil,
    now,
  });
  if (!job) return undefined;
  const started = { state: 'running', worker, started_at: now, stages: '[]', message: null } as const;
  return changeGateJob(tx, job.id, started);
}

/** Jobs whose worker no longer renews them: running ones, and ended ones that may have left a preview. */
export async function listLostGateJobs(db: Db, now: Date): Promise<GateJobRow[]> {
  return db
    .selectFrom('registry_gate_job')
    .selectAll()
    .where((where) => where.or([where('state', '=', 'running'), where('previewed', '=', true)]))
    .where('due_at', '<=', now)
    .orderBy('id')
    .execute();
}

/** Records that a worker has called, at most every `everyMs`. */
export async function markGateWorker(
  db: Db,
  {
    env,
    name,
    now,
    everyMs,
  }: { readonly env: string; readonly name: string; readonly now: Date; readonly everyMs: number },
): Promise<void> {
  await db
    .insertInto('registry_gate_worker')
    .values({ env, name, seen_at: now })
    .onConflict((conflict) =>
      conflict
        .columns(['env', 'name'])
        .doUpdateSet({ seen_at: now })
        .where('registry_gate_worker.seen_at', '<', new Date(now.getTime() - everyMs)),
    )
    .execute();
}

/** The worker that called last, if that was after `since`. */
export async function findLastGateWorker(
  db: Db,
  env: string,
  since: Date,
): Promise<{ readonly name: string; readonly seen_at: Date } | undefined> {
  return db
    .selectFrom('registry_gate_worker')
    .select(['name', 'seen_at'])
    .where('env', '=', env)
    .where('seen_at', '>', since)
    .orderBy('seen_at', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** Deletes workers that have not called for a day. */
export async function forgetGateWorkers(db: Db, now: Date): Promise<void> {
  await db
    .deleteFrom('registry_gate_worker')
    .where('seen_at', '<', new Date(now.getTime() - dayMs))
    .execute();
}

/** Number of workers that have called since `since`. */
export async function countGateWorkers(db: Db, env: string, since: Date): Promise<number> {
  const { workers } = await db
    .selectFrom('registry_gate_worker')
    .select(({ fn }) => fn.countAll().as('workers'))
    .where('env', '=', env)
    .where('seen_at', '>', since)
    .executeTakeFirstOrThrow();
  return Number(workers);
}
