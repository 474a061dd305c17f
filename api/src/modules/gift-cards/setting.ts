import type { Database } from '../../platform/db/database';
import type { Executor } from '../../platform/db/schema';
import { inTransaction } from '../../platform/db/transactions';
import { ApiError } from '../../platform/http/api-error';
import type { Clock } from '../../platform/jobs/clock';
import type { StaffActor } from '../staff';

/** Limits of the setting. */
export const giftCardLimits = { minMonths: 12, maxMonths: 120 } as const;

/** The setting that staff change. */
interface Setting {
  readonly offered: boolean;
  /** How long a new card can be spent. */
  readonly validMonths: number;
}

/** The setting of a shop that has never changed it. */
const defaultSetting: Setting = { offered: false, validMonths: 24 };

/** Dependencies of the staff routes of the setting. */
export interface GiftCardSettingContext {
  readonly database: Database;
  readonly clock: Clock;
  /** Notifies every instance of a change in the shop, once its transaction commits. */
  readonly notifyShops: (tx: Executor) => Promise<void>;
  /** False in a shop without a mail server. */
  readonly canMail: boolean;
}

/** Whether the shop sells gift cards, and how long new ones are valid. */
export async function readGiftCardSetting(db: Executor): Promise<Setting> {
  const row = await db.selectFrom('gift_card_setting').selectAll().executeTakeFirst();
  return row ? { offered: row.offered, validMonths: row.valid_months } : defaultSetting;
}

/** Whether the shop sells gift cards; by default it does not. Sold ones can be spent either way. */
export const offersGiftCards = async (db: Executor): Promise<boolean> =>
  (await readGiftCardSetting(db)).offered;

/**
 * Changes the setting; cards that are sold keep their validity. Throws an ApiError 409 when a shop without a mail server would sell
 * cards, because their codes are emailed.
 */
export async function changeGiftCardSetting(
  { database, clock, notifyShops, canMail }: GiftCardSettingContext,
  { offered, validMonths }: Setting,
  actor: StaffActor,
): Promise<void> {
  if (offered && !canMail) {
    throw new ApiError(
      409,
      'The codes of gift cards are emailed, and this shop has no mail server. Set SMTP_URL before you sell gift cards.',
    );
  }
  const columns = { offered, valid_months: validMonths };
  await inTransaction(database, async (tx) => {
    await tx
      .insertInto('gift_card_setting')
      .values({ id: 1, ...columns })
      .onConflict((conflict) => conflict.column('id').doUpdateSet(columns))
      .execute();
    await notifyShops(tx);
    await actor.log(tx, 'gift-card-setting-changed', { offered, validMonths }, clock.now());
  });
}
