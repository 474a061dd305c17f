import type { Selectable } from 'kysely';
import type { Db, WebhookTable } from '../../platform/db/tables';

export type WebhookRow = Selectable<WebhookTable>;

export async function addWebhook(
  db: Db,
  { actions, ...row }: Omit<WebhookRow, 'failures' | 'last_at' | 'last_error'>,
): Promise<void> {
  const fresh = { failures: 0, last_at: null, last_error: null };
  await db
    .insertInto('registry_webhook')
    .values({ ...row, ...fresh, actions: JSON.stringify(actions) })
    .execute();
}

export async function listWebhooks(db: Db): Promise<WebhookRow[]> {
  return db.selectFrom('registry_webhook').selectAll().orderBy('created_at').execute();
}

/** Removes a webhook; false when there is none with that id. */
export async function removeWebhook(db: Db, id: string): Promise<boolean> {
  const { numDeletedRows } = await db.deleteFrom('registry_webhook').where('id', '=', id).executeTakeFirst();
  return numDeletedRows === 1n;
}

/** Takes a webhook that is due until `lease`, so that one process alone sends to it; undefined when none is due. */
export async function takeDueWebhook(
  db: Db,
  { now, lease, newest }: { readonly now: Date; readonly lease: Date; readonly newest: number },
): Promise<WebhookRow | undefined> {
  return db
    .updateTable('registry_webhook')
    .set({ next_at: lease })
    .where('id', '=', (due) =>
      due
        .selectFrom('registry_webhook')
        .select('id')
        .where('next_at', '<=', now)
        .where('told', '<', newest)
        .orderBy('next_at')
        .limit(1)
        .forUpdate()
        .skipLocked(),
    )
    .returningAll()
    .executeTakeFirst();
}

/** Stores a webhook's position and when it is due again. */
export async function saveProgress(
  db: Db,
  { id, ...progress }: Pick<WebhookRow, 'id' | 'told' | 'failures' | 'next_at' | 'last_at' | 'last_error'>,
): Promise<void> {
  await db.updateTable('registry_webhook').set(progress).where('id', '=', id).execute();
}
