import { claimDue } from '@shop/server-kit/outbox';
import { sql, type Selectable, type Updateable } from 'kysely';
import type { Db } from '../../platform/db/tables';
import type { WebhookTable } from './tables';

export type WebhookRow = Selectable<WebhookTable>;

type Added = Pick<
  WebhookRow,
  'id' | 'url' | 'format' | 'actions' | 'secret' | 'created_by' | 'created_at' | 'told' | 'next_at'
>;

export async function addWebhook(db: Db, { actions, ...row }: Added): Promise<void> {
  const fresh = { failures: 0, last_at: null, last_error: null, disabled_at: null };
  const noPrevious = { previous_secret: null, previous_until: null };
  await db
    .insertInto('registry_webhook')
    .values({ ...row, ...fresh, ...noPrevious, actions: JSON.stringify(actions) })
    .execute();
}

export async function listWebhooks(db: Db): Promise<WebhookRow[]> {
  return db.selectFrom('registry_webhook').selectAll().orderBy('created_at').orderBy('id').execute();
}

export async function findWebhook(db: Db, id: string): Promise<WebhookRow | undefined> {
  return db.selectFrom('registry_webhook').selectAll().where('id', '=', id).executeTakeFirst();
}

/** The webhook, locked, so that concurrent changes are serialized. */
export async function lockWebhook(db: Db, id: string): Promise<WebhookRow | undefined> {
  return db.selectFrom('registry_webhook').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
}

/** Number of audit entries that a webhook has yet to receive; 0 while it is disabled. */
export async function countWaiting(
  db: Db,
  { told, actions, disabled_at }: Pick<WebhookRow, 'told' | 'actions' | 'disabled_at'>,
): Promise<number> {
  if (disabled_at !== null) return 0;
  const { waiting } = await db
    .selectFrom('registry_audit')
    .select(({ fn }) => fn.countAll().as('waiting'))
    .where('id', '>', told)
    .$if(actions.length > 0, (query) => query.where('action', 'in', actions))
    .executeTakeFirstOrThrow();
  return Number(waiting);
}

export async function changeWebhook(db: Db, id: string, change: Updateable<WebhookTable>): Promise<void> {
  await db.updateTable('registry_webhook').set(change).where('id', '=', id).execute();
}

/** Removes a webhook; false if it does not exist. */
export async function removeWebhook(db: Db, id: string): Promise<boolean> {
  const { numDeletedRows } = await db.deleteFrom('registry_webhook').where('id', '=', id).executeTakeFirst();
  return numDeletedRows === 1n;
}

/** Takes a due webhook until `lease`, so that only one process sends to it; undefined if none is due. */
export async function takeDueWebhook(
  db: Db,
  { now, lease, newest }: { readonly now: Date; readonly lease: Date; readonly newest: number },
): Promise<WebhookRow | undefined> {
  const [hook] = await claimDue(db, {
    table: 'registry_webhook',
    key: 'id',
    dueAt: 'next_at',
    pending: sql`told < ${newest} and disabled_at is null`,
    leaseUntil: lease,
    limit: 1,
    now,
  });
  return hook;
}

type Progress = Pick<WebhookRow, 'told' | 'failures' | 'next_at' | 'last_at' | 'last_error'>;

/**
 * Stores a webhook's position and next due time, unless its position has changed since it was read: disabling and enabling a
 * webhook skips entries.
 */
export async function saveProgress(
  db: Db,
  { id, told }: Pick<WebhookRow, 'id' | 'told'>,
  progress: Progress,
): Promise<void> {
  await db
    .updateTable('registry_webhook')
    .set(progress)
    .where('id', '=', id)
    .where('told', '=', told)
    .execute();
}
