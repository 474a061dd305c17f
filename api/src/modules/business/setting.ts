import { shop } from '@shop/config';
import type { Static } from 'typebox';
import type { Database } from '../../platform/db/database';
import type { Executor } from '../../platform/db/schema';
import { inTransaction } from '../../platform/db/transactions';
import { ApiError } from '../../platform/http/api-error';
import type { Clock } from '../../platform/jobs/clock';
import type { StaffActor } from '../staff';
import type { BusinessSetting } from './schemas';

/** Dependencies of the staff routes for business buyers. */
export interface BusinessContext {
  readonly database: Database;
  readonly clock: Clock;
  /** The shop's own GSTIN; null without one. */
  readonly gstin: string | null;
  /** Notifies every instance of a change in the shop, once its transaction commits. */
  readonly notifyShops: (tx: Executor) => Promise<void>;
}

/** Whether the checkout offers to enter a GSTIN; by default it does not. */
export async function offersGstin(db: Executor): Promise<boolean> {
  const row = await db.selectFrom('business_setting').select('offers_gstin').executeTakeFirst();
  return row?.offers_gstin ?? false;
}

/** The setting, with the registration of the shop. */
export async function readBusinessSetting({
  database,
  gstin,
}: Pick<BusinessContext, 'database' | 'gstin'>): Promise<Static<typeof BusinessSetting>> {
  return { offersGstin: await offersGstin(database.db), gstin, state: shop.state };
}

/** Changes the setting. Throws an ApiError 409 when a shop without a GSTIN would offer it. */
export async function changeBusinessSetting(
  { database, clock, gstin, notifyShops }: BusinessContext,
  offers: boolean,
  actor: StaffActor,
): Promise<void> {
  if (offers && gstin === null) {
    throw new ApiError(
      409,
      'This shop has no GSTIN, so its invoices are not tax invoices. Set SHOP_GSTIN before you offer GSTINs at the checkout.',
    );
  }
  const columns = { offers_gstin: offers };
  await inTransaction(database, async (tx) => {
    await tx
      .insertInto('business_setting')
      .values({ id: 1, ...columns })
      .onConflict((conflict) => conflict.column('id').doUpdateSet(columns))
      .execute();
    await notifyShops(tx);
    await actor.log(tx, 'business-setting-changed', { offersGstin: offers }, clock.now());
  });
}
