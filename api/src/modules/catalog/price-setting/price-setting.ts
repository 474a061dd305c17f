import { type RawBuilder, sql } from 'kysely';
import type { Static } from 'typebox';
import type { Database } from '../../../platform/db/database';
import type { Executor } from '../../../platform/db/schema';
import { inTransaction } from '../../../platform/db/transactions';
import type { Clock } from '../../../platform/jobs/clock';
import type { StaffActor } from '../../staff';
import type { PriceSetting } from './schemas';

/** Whether pages show prices with GST. For queries whose rows need it, so that a response never mixes both kinds of prices. */
export const showsTax: RawBuilder<boolean> = sql<boolean>`exists (select 1 from price_setting where with_tax)`;

// The same as `priceWithTax` of @shop/money. An index has this expression.
const withGst = sql<number>`((unit_paise * (10000 + gst_bp) + 5000) / 10000)`;
const beforeGst = sql<number>`unit_paise`;

/** The unit price as pages show it, in paise, for queries that read `product`. */
export const priceColumn = (withTax: boolean): RawBuilder<number> => (withTax ? withGst : beforeGst);

/** Whether pages show prices with GST. */
export async function readPriceSetting(db: Executor): Promise<Static<typeof PriceSetting>> {
  const row = await db.selectFrom('price_setting').select('with_tax').executeTakeFirst();
  return { withTax: row?.with_tax ?? false };
}

/** Dependencies of the staff routes for the setting. */
export interface PriceSettingContext {
  readonly database: Database;
  readonly clock: Clock;
  /** Notifies every instance of a change in the shop, once its transaction commits. */
  readonly notifyShops: (tx: Executor) => Promise<void>;
}

/** Changes whether pages show prices with GST. */
export async function changePriceSetting(
  { database, clock, notifyShops }: PriceSettingContext,
  setting: Static<typeof PriceSetting>,
  actor: StaffActor,
): Promise<void> {
  const columns = { with_tax: setting.withTax };
  await inTransaction(database, async (tx) => {
    await tx
      .insertInto('price_setting')
      .values({ id: 1, ...columns })
      .onConflict((conflict) => conflict.column('id').doUpdateSet(columns))
      .execute();
    await notifyShops(tx);
    await actor.log(tx, 'price-setting-changed', setting, clock.now());
  });
}
