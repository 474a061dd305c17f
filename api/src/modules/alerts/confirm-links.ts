import { confirmAlertMs } from '../../durations';
import type { Database } from '../../platform/db/database';
import type { Executor } from '../../platform/db/schema';
import { inTransaction } from '../../platform/db/transactions';
import { createSignature } from '../../platform/links/signature';
import { offersAlerts, recordProvenConsent } from '../consent';
import { alertTitle, confirmAlert, findAlert, type OpenAlert } from './repository';
import type { AlertKind } from './tables';

const signature = createSignature('confirm-alert');

/** The page that confirms an alert, below the shop's origin. */
export const confirmPath = '/forms/confirm-alert';

/** The path of the link that confirms an alert, without the email address. */
export async function confirmPathOf(db: Executor, alertId: string, now: Date): Promise<string> {
  const text = `${alertId}.${Math.floor((now.getTime() + confirmAlertMs) / 1000)}`;
  return `${confirmPath}?key=${text}.${await signature.of(db, text)}`;
}

/** The alert that a link confirms. */
interface Confirmed {
  readonly kind: AlertKind;
  readonly title: string;
  readonly slug: string;
}

async function readKey(db: Executor, key: string, now: Date): Promise<OpenAlert | undefined> {
  const [, alertId = '', expires = '', signed = ''] = /^(\w{1,40})\.(\d{1,12})\.([\w-]{43})$/.exec(key) ?? [];
  const fits = await signature.fits(db, `${alertId}.${expires}`, signed);
  if (!fits || Number(expires) * 1000 <= now.getTime() || !(await offersAlerts(db))) return undefined;
  return findAlert(db, alertId);
}

const asConfirmed = (alert: OpenAlert): Confirmed => ({
  kind: alert.kind,
  title: alertTitle(alert),
  slug: alert.slug,
});

/** The alert that a link would confirm; undefined as in `useConfirmLink`. Changes nothing. */
export async function readConfirmLink(db: Executor, key: string, now: Date): Promise<Confirmed | undefined> {
  const alert = await readKey(db, key, now);
  return alert && asConfirmed(alert);
}

/**
 * Confirms the alert of a link, and records the consent. Returns what was confirmed, even if it was before; undefined for a link that is
 * forged or expired, and for an alert that has ended.
 */
export async function useConfirmLink(
  database: Database,
  key: string,
  now: Date,
): Promise<Confirmed | undefined> {
  return inTransaction(database, async (tx) => {
    const alert = await readKey(tx, key, now);
    if (!alert) return undefined;
    if (await confirmAlert(tx, alert.id, now)) {
      await recordProvenConsent(tx, 'alerts', { email: alert.email_key, userId: alert.user_id }, now);
    }
    return asConfirmed(alert);
  });
}
