import type { Static } from 'typebox';
import type { Database } from '../../platform/db/database';
import type { Executor } from '../../platform/db/schema';
import { inTransaction } from '../../platform/db/transactions';
import { withdrawConsent } from '../consent';
import { alertTitle, listAlerts } from './repository';
import type { OwnAlert } from './schemas';

/** The open alerts of an account. */
export async function readOwnAlerts(db: Executor, userId: number): Promise<Static<typeof OwnAlert>[]> {
  const alerts = await listAlerts(db, userId);
  return alerts.map((alert) => ({
    id: alert.public_id,
    kind: alert.kind,
    title: alertTitle(alert),
    slug: alert.slug,
    confirmed: alert.confirmed_at !== null,
  }));
}

/**
 * Ends an account's alert, and also the consent if this was the last, confirmed alert of its address. Does nothing for
 * an alert of another account.
 */
export async function stopOwnAlert(
  { database, now }: { readonly database: Database; readonly now: Date },
  userId: number,
  publicId: string,
): Promise<void> {
  await inTransaction(database, async (tx) => {
    const alert = await tx
      .selectFrom('product_alert')
      .select(['id', 'email_key', 'confirmed_at'])
      .where('public_id', '=', publicId)
      .where('user_id', '=', userId)
      .where('mailed_at', 'is', null)
      .executeTakeFirst();
    if (!alert) return;
    // Locks all alerts of the address: two requests that each stop one of the last two would both leave the consent.
    const open = await tx
      .selectFrom('product_alert')
      .select('id')
      .where('email_key', '=', alert.email_key)
      .where('mailed_at', 'is', null)
      .orderBy('id')
      .forUpdate()
      .execute();
    await tx.deleteFrom('product_alert').where('id', '=', alert.id).execute();
    const isLast = open.every(({ id }) => id === alert.id);
    if (alert.confirmed_at !== null && isLast)
      await withdrawConsent(tx, 'alerts', { email: alert.email_key, userId }, now);
  });
}
