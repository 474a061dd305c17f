import type { Static } from 'typebox';
import type { Database } from '../../platform/db/database';
import type { Executor } from '../../platform/db/schema';
import { inTransaction } from '../../platform/db/transactions';
import { ApiError } from '../../platform/http/api-error';
import type { Clock } from '../../platform/jobs/clock';
import type { StaffActor } from '../staff';
import type { CodSetting } from './schemas';
import { defaultSetting } from './terms';

/** Dependencies of the staff routes for cash on delivery. */
export interface CodContext {
  readonly database: Database;
  readonly clock: Clock;
  /** Notifies every instance of a change in the shop, once its transaction commits. */
  readonly notifyShops: (tx: Executor) => Promise<void>;
}

/** The setting that staff change. */
export async function readCodSetting(db: Executor): Promise<Static<typeof CodSetting>> {
  const row = await db.selectFrom('cod_setting').selectAll().executeTakeFirst();
  if (!row) return defaultSetting;
  return {
    offered: row.offered,
    feePaise: row.fee_paise,
    minPaise: row.min_paise,
    maxPaise: row.max_paise,
    confirmHours: row.confirm_hours,
  };
}

/** Changes the setting; open orders keep their terms. Throws an ApiError 400 when the minimum exceeds the maximum. */
export async function changeCodSetting(
  { database, clock, notifyShops }: CodContext,
  setting: Static<typeof CodSetting>,
  actor: StaffActor,
): Promise<void> {
  const { offered, feePaise, minPaise, maxPaise, confirmHours } = setting;
  if (minPaise !== null && maxPaise !== null && minPaise > maxPaise) {
    throw new ApiError(400, 'The minimum must not be above the maximum.', { extra: { field: 'minPaise' } });
  }
  const columns = {
    offered,
    fee_paise: feePaise,
    min_paise: minPaise,
    max_paise: maxPaise,
    confirm_hours: confirmHours,
  };
  await inTransaction(database, async (tx) => {
    await tx
      .insertInto('cod_setting')
      .values({ id: 1, ...columns })
      .onConflict((conflict) => conflict.column('id').doUpdateSet(columns))
      .execute();
    await notifyShops(tx);
    await actor.log(tx, 'cod-setting-changed', setting, clock.now());
  });
}
