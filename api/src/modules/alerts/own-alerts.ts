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

/** Ends an alert of an account, and with the last one of its address the consent. Does nothing for an alert that is not its own. */
export async function stopOwnAlert(
  { database, now }: { readonly database: Database; readonly now: Date },
  userId: number,
  publicId: string,
): Promise<void> {
  await inTransaction(database, async (tx) => {
    const alert = await tx
      .deleteFrom('product_alert')
      .where('public_id', '=', publicId)
      .where('user_id', '=', userId)
      .where('mailed_at', 'is', null)
      .returning(['email_key', 'confirmed_at'])
      .executeTakeFirst();
    if (!alert?.confirmed_at) return;
    const other = await tx
      .selectFrom('product_alert')
      .select('id')
      .where('email_key', '=', alert.email_key)
      .where('confirmed_at', 'is not', null)
      .where('mailed_at', 'is', null)
      .executeTakeFirst();
    if (!other) await withdrawConsent(tx, 'alerts', { email: alert.email_key, userId }, now);
  });
}
