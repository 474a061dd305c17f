import type { Insertable, Selectable, Updateable } from 'kysely';
import type { ApprovalTable } from './tables';
import type { Db, Tx } from '../../platform/db/tables';

export type ApprovalRow = Selectable<ApprovalTable>;

type NewApproval = Omit<
  Insertable<ApprovalTable>,
  'id' | 'status' | 'decided_by' | 'decided_reason' | 'decided_at' | 'seq'
>;

export async function addApproval(tx: Tx, approval: NewApproval): Promise<ApprovalRow> {
  const undecided = { decided_by: null, decided_reason: null, decided_at: null, seq: null };
  return tx
    .insertInto('registry_approval')
    .values({ ...approval, ...undecided, status: 'pending' })
    .returningAll()
    .executeTakeFirstOrThrow();
}

const approvalsOf = (db: Db, env: string) =>
  db.selectFrom('registry_approval').selectAll().where('env', '=', env);

export async function findApproval(db: Db, env: string, id: number): Promise<ApprovalRow | undefined> {
  return approvalsOf(db, env).where('id', '=', id).executeTakeFirst();
}

/** The request, locked until the transaction ends, so that only one of two concurrent decisions counts. */
export async function lockApproval(tx: Tx, env: string, id: number): Promise<ApprovalRow | undefined> {
  return approvalsOf(tx, env).where('id', '=', id).forUpdate().executeTakeFirst();
}

interface Page {
  /** Only requests that can be decided at this time. */
  readonly pendingAt?: Date | undefined;
  readonly before: number;
  readonly limit: number;
}

/** Requests of an environment with an ID below `before`, newest first. */
export async function listApprovalRows(
  db: Db,
  env: string,
  { pendingAt, before, limit }: Page,
): Promise<ApprovalRow[]> {
  let query = approvalsOf(db, env).where('id', '<', before);
  if (pendingAt) query = query.where('status', '=', 'pending').where('expires_at', '>', pendingAt);
  return query.orderBy('id', 'desc').limit(limit).execute();
}

export async function changeApproval(
  tx: Tx,
  id: number,
  decision: Updateable<ApprovalTable>,
): Promise<ApprovalRow> {
  return tx
    .updateTable('registry_approval')
    .set(decision)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** The remotes with an open rollout that is waiting for an approval. */
export async function listWaitingRollouts(db: Db, env: string): Promise<readonly string[]> {
  const rows = await db
    .selectFrom('registry_rollout')
    .select(['remote', 'stages', 'stage', 'approvals'])
    .where('env', '=', env)
    .where('status', 'not in', ['done', 'aborted'])
    .execute();
  const waits = ({ stages, stage, approvals }: (typeof rows)[number]) =>
    stages.some(
      ({ approval }, at) => approval && at >= stage && !approvals.some((one) => one.stage === at + 1),
    );
  return rows.filter(waits).map(({ remote }) => remote);
}
