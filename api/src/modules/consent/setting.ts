import type { Static } from 'typebox';
import type { Database } from '../../platform/db/database';
import type { Executor } from '../../platform/db/schema';
import { inTransaction } from '../../platform/db/transactions';
import { ApiError } from '../../platform/http/api-error';
import type { Clock } from '../../platform/jobs/clock';
import type { StaffActor } from '../staff';
import { noticeLanguage, noticeTexts, noticeVersion, purposeLabel, purposes } from './notice-texts';
import type { ConsentNotices, ConsentSetting, ConsentSettingChange } from './schemas';

/** Dependencies of the staff routes for consents. */
export interface ConsentSettingContext {
  readonly database: Database;
  readonly clock: Clock;
  /** Notifies every instance of a change in the shop, once its transaction commits. */
  readonly notifyShops: (tx: Executor) => Promise<void>;
  /** False in a shop without a mail server. */
  readonly canMail: boolean;
}

/** Whether pages show the notices and ask for consents; by default they do not. */
export async function showsNotices(db: Executor): Promise<boolean> {
  const row = await db.selectFrom('consent_setting').select('shows_notices').executeTakeFirst();
  return row?.shows_notices ?? false;
}

/** Whether product pages offer emails about stock and prices: by default they do not, and never without the notices. */
export async function offersAlerts(db: Executor): Promise<boolean> {
  const row = await db
    .selectFrom('consent_setting')
    .select('offers_alerts')
    .where('shows_notices', '=', true)
    .executeTakeFirst();
  return row?.offers_alerts ?? false;
}

/** The current notices. */
export function currentNotices(): Static<typeof ConsentNotices> {
  const { necessary, rights } = noticeTexts[noticeLanguage];
  return {
    version: noticeVersion,
    language: noticeLanguage,
    necessary,
    optional: purposes.map((id) => ({ id, label: purposeLabel(id) })),
    rights,
  };
}

/** The notices that pages show; null if they show none. */
export async function readNotices(db: Executor): Promise<Static<typeof ConsentNotices> | null> {
  if (!(await showsNotices(db))) return null;
  const { text } = noticeTexts[noticeLanguage].alerts;
  return { ...currentNotices(), ...((await offersAlerts(db)) && { alerts: text }) };
}

/** The setting as staff see it. */
export async function readConsentSetting(db: Executor): Promise<Static<typeof ConsentSetting>> {
  const row = await db.selectFrom('consent_setting').selectAll().executeTakeFirst();
  return {
    showsNotices: row?.shows_notices ?? false,
    offersAlerts: row?.offers_alerts ?? false,
    notices: currentNotices(),
  };
}

/** Changes whether pages show the notices and offer product alerts. Throws an ApiError 409 for alerts without a mail server. */
export async function changeConsentSetting(
  { database, clock, notifyShops, canMail }: ConsentSettingContext,
  change: Static<typeof ConsentSettingChange>,
  actor: StaffActor,
): Promise<void> {
  if (change.offersAlerts === true && !canMail) {
    throw new ApiError(409, 'The shop sends no email: ask its operator to set SMTP_URL first.');
  }
  const columns = {
    shows_notices: change.showsNotices,
    ...(change.offersAlerts !== undefined && { offers_alerts: change.offersAlerts }),
  };
  await inTransaction(database, async (tx) => {
    await tx
      .insertInto('consent_setting')
      .values({ id: 1, ...columns })
      .onConflict((conflict) => conflict.column('id').doUpdateSet(columns))
      .execute();
    await notifyShops(tx);
    await actor.log(tx, 'consent-setting-changed', change, clock.now());
  });
}
