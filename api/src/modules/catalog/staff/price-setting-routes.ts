import type { TypedApp } from '@shop/server-kit';
import type { Static } from 'typebox';
import type { Database } from '../../../platform/db/database';
import type { Executor } from '../../../platform/db/schema';
import { inTransaction } from '../../../platform/db/transactions';
import { dataOf, failures, ref } from '../../../platform/http/schemas';
import type { Clock } from '../../../platform/jobs/clock';
import { actorOf, type StaffActor } from '../../staff';
import { PriceSetting, readPriceSetting } from '../price-setting';

/** Dependencies of the staff routes for the setting. */
interface PriceSettingContext {
  readonly database: Database;
  readonly clock: Clock;
  /** Notifies every instance of a change in the shop, once its transaction commits. */
  readonly notifyShops: (tx: Executor) => Promise<void>;
}

/** Changes whether pages show prices with GST. */
async function changePriceSetting(
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

/** Routes for the setting of prices. Requires a guarded app with the prefix `/api/v1/staff`. */
export function staffPriceSettingRoutes(app: TypedApp, context: PriceSettingContext): void {
  const tags = ['staff'];
  const response = { 200: dataOf(ref(PriceSetting)), ...failures };
  const read = async () => ({ data: await readPriceSetting(context.database.db) });

  app.get(
    '/price-setting',
    {
      config: { right: 'read' },
      schema: { tags, summary: 'Whether pages show prices with GST', response },
    },
    read,
  );

  app.post(
    '/price-setting',
    {
      config: { right: 'keep' },
      schema: { tags, summary: 'Changes whether pages show prices with GST', body: PriceSetting, response },
    },
    async (request) => {
      await changePriceSetting(context, request.body, actorOf(request));
      return read();
    },
  );
}
