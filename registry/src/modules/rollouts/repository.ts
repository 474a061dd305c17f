import type { Insertable, Selectable, Updateable } from 'kysely';
import type { RolloutEvent } from '@shop/contracts/registry';
import { addAudit } from '../../platform/db/audit';
import type { RolloutTable } from './tables';
import type { Db, Tx } from '../../platform/db/tables';

export type RolloutRow = Selectable<RolloutTable>;

/** The mutable columns of a rollout, with lists and holds as values instead of JSON text. */
export type RolloutUpdate = Partial<
  Pick<
    RolloutRow,
    'status' | 'stage' | 'stage_since' | 'hold' | 'overruled' | 'approvals' | 'start_at' | 'salt' | 'ended_at'
  >
>;

const ended = ['done', 'aborted'] as const;

export const isOpen = ({ status }: Pick<RolloutRow, 'status'>): boolean =>
  status !== 'done' && status !== 'aborted';

type NewRollout = Pick<
  RolloutRow,
  'env' | 'remote' | 'version' | 'stages' | 'again' | 'acknowledge' | 'created_by' | 'created_at'
>;

/** Adds a draft; undefined if the remote already has an open rollout. */
export async function addRollout(tx: Tx, rollout: NewRollout): Promise<RolloutRow | undefined> {
  const values: Insertable<RolloutTable> = {
    ...rollout,
    stages: JSON.stringify(rollout.stages),
    status: 'draft',
    stage: 0,
    stage_since: null,
    hold: null,
    overruled: '[]',
    approvals: '[]',
    start_at: null,
    salt: null,
    ended_at: null,
  };
  return tx
    .insertInto('registry_rollout')
    .values(values)
    .onConflict((conflict) => conflict.doNothing())
    .returningAll()
    .executeTakeFirst();
}

export async function findRollout(db: Db, env: string, id: number): Promise<RolloutRow | undefined> {
  return db
    .selectFrom('registry_rollout')
    .selectAll()
    .where('env', '=', env)
    .where('id', '=', id)
    .executeTakeFirst();
}

/** The rollout of a canary, by the canary's salt. */
export async function findBySalt(db: Db, salt: string): Promise<RolloutRow | undefined> {
  return db.selectFrom('registry_rollout').selectAll().where('salt', '=', salt).executeTakeFirst();
}

export async function findOpenRollout(db: Db, env: string, remote: string): Promise<RolloutRow | undefined> {
  return db
    .selectFrom('registry_rollout')
    .selectAll()
    .where('env', '=', env)
    .where('remote', '=', remote)
    .where('status', 'not in', ended)
    .executeTakeFirst();
}

/** A rollout, locked until the transaction ends; undefined if it does not exist or, with `skip`, is locked by another process. */
export async function lockRollout(
  tx: Tx,
  id: number,
  { skip }: { readonly skip: boolean },
): Promise<RolloutRow | undefined> {
  const query = tx.selectFrom('registry_rollout').selectAll().where('id', '=', id).forUpdate();
  return (skip ? query.skipLocked() : query).executeTakeFirst();
}

/** Active rollouts in every environment. */
export async function listActiveRollouts(db: Db): Promise<readonly number[]> {
  const rows = await db
    .selectFrom('registry_rollout')
    .select('id')
    .where('status', 'in', ['scheduled', 'running', 'paused'])
    .orderBy('id')
    .execute();
  return rows.map(({ id }) => id);
}

interface Page {
  readonly remote?: string | undefined;
  readonly isOpen?: boolean | undefined;
  readonly before: number;
  readonly limit: number;
}

/** Rollouts of an environment, newest first. */
export async function listRollouts(db: Db, env: string, page: Page): Promise<RolloutRow[]> {
  let query = db.selectFrom('registry_rollout').selectAll().where('env', '=', env);
  if (page.remote !== undefined) query = query.where('remote', '=', page.remote);
  if (page.isOpen !== undefined) query = query.where('status', page.isOpen ? 'not in' : 'in', ended);
  return query.where('id', '<', page.before).orderBy('id', 'desc').limit(page.limit).execute();
}

const json = <Name extends string>(name: Name, value: unknown) =>
  value === undefined ? {} : { [name]: value === null ? null : JSON.stringify(value) };

export async function updateRollout(tx: Tx, id: number, update: RolloutUpdate): Promise<void> {
  const { hold, overruled, approvals, ...rest } = update;
  const values = {
    ...rest,
    ...json('hold', hold),
    ...json('overruled', overruled),
    ...json('approvals', approvals),
  } as Updateable<RolloutTable>;
  await tx.updateTable('registry_rollout').set(values).where('id', '=', id).execute();
}

type NewRolloutEvent = Pick<RolloutEvent, 'kind' | 'actor' | 'reason' | 'stage'> & { readonly at: Date };

/** Records an action on a rollout, in its history and the audit log. */
export async function recordRolloutEvent(
  tx: Tx,
  { id, env, remote, version }: RolloutRow,
  event: NewRolloutEvent,
): Promise<void> {
  const { kind, actor, reason, stage, at } = event;
  await tx
    .insertInto('registry_rollout_event')
    .values({ rollout: id, at, actor, kind, stage, reason })
    .execute();
  const detail = { remote, version, rollout: id, stage };
  await addAudit(tx, { env, action: `rollout-${kind}`, actor, at: at.toISOString(), reason, detail });
}

/** The history of a rollout, newest first. */
export async function listEvents(db: Db, rollout: number): Promise<RolloutEvent[]> {
  const rows = await db
    .selectFrom('registry_rollout_event')
    .select(['at', 'actor', 'kind', 'stage', 'reason'])
    .where('rollout', '=', rollout)
    .orderBy('id', 'desc')
    .execute();
  return rows.map((row) => ({ ...row, at: row.at.toISOString() }));
}
