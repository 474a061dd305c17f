import type { Static } from 'typebox';
import type { Database } from '../../platform/db/database';
import type { Executor } from '../../platform/db/schema';
import { inTransaction } from '../../platform/db/transactions';
import type { Clock } from '../../platform/jobs/clock';
import type { StaffActor } from '../staff';
import { noticeLanguage, noticeTexts, noticeVersion, purposeLabel, purposes } from './notice-texts';
import type { ConsentNotices } from './schemas';

/** Dependencies of the staff routes for consents. */
export interface ConsentSettingContext {
  readonly database: Database;
  readonly clock: Clock;
  /** Notifies every instance of a change in the shop, once its transaction commits. */
  readonly notifyShops: (tx: Executor) => Promise<void>;
}

/** Whether pages show the notices and ask for consents; by default they do not. */
export async function showsNotices(db: Executor): Promise<boolean> {
  const row = await db.selectFrom('consent_setting').select('shows_notices').executeTakeFirst();
  return row?.shows_notices ?? false;
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
  return (await showsNotices(db)) ? currentNotices() : null;
}

/** Changes whether pages show the notices. */
export async function changeConsentSetting(
  { database, clock, notifyShops }: ConsentSettingContext,
  shows: boolean,
  actor: StaffActor,
): Promise<void> {
  const columns = { shows_notices: shows };
  await inTransaction(database, async (tx) => {
    await tx
      .insertInto('consent_setting')
      .values({ id: 1, ...columns })
      .onConflict((conflict) => conflict.column('id').doUpdateSet(columns))
      .execute();
    await notifyShops(tx);
    await actor.log(tx, 'consent-setting-changed', { showsNotices: shows }, clock.now());
  });
}
