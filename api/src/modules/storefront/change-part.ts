import type { Static } from 'typebox';
import type { Database } from '../../platform/db/database';
import type { Executor } from '../../platform/db/schema';
import { inTransaction } from '../../platform/db/transactions';
import { ApiError } from '../../platform/http/api-error';
import type { Clock } from '../../platform/jobs/clock';
import { offersGstin } from '../business';
import { readPriceSetting } from '../catalog';
import { readTerms } from '../cod';
import { readNotices } from '../consent';
import { readShopDelivery } from '../delivery';
import { offersGiftCards } from '../gift-cards';
import { readShopRating } from '../reviews';
import type { StaffActor } from '../staff';
import { readPart } from './read-parts';
import type { PartName, PartValues, StaffStorefront, Storefront } from './schemas';

/** Dependencies of the staff routes for the storefront. */
export interface StorefrontContext {
  readonly database: Database;
  readonly clock: Clock;
  /** Notifies every instance of a change in the shop, once its transaction commits. */
  readonly notifyShops: (tx: Executor) => Promise<void>;
}

const readRows = (db: Executor) => db.selectFrom('storefront_part').selectAll().execute();

/** The staff's changes to the storefront. */
export async function readStorefront(db: Executor): Promise<Static<typeof Storefront>> {
  const rows = await readRows(db);
  const delivery = await readShopDelivery(db);
  const { withTax: pricesWithTax } = await readPriceSetting(db);
  const cod = await readTerms(db);
  const consent = await readNotices(db);
  const rating = await readShopRating(db);
  return {
    ...Object.fromEntries(rows.flatMap(({ name, value }) => (value === null ? [] : [[name, value]]))),
    ...(delivery && { delivery }),
    ...(cod && { cod }),
    ...((await offersGstin(db)) && { businessBuyers: true }),
    ...((await offersGiftCards(db)) && { giftCards: true }),
    ...(pricesWithTax && { pricesWithTax }),
    ...(consent && { consent }),
    ...(rating && { rating }),
  };
}

/** All parts of the storefront with their versions. */
export async function readParts(db: Executor): Promise<Static<typeof StaffStorefront>> {
  const rows = await readRows(db);
  const part = <Name extends PartName>(name: Name) => {
    const row = rows.find((one) => one.name === name);
    return {
      value: (row?.value ?? null) as PartValues[Name] | null,
      version: row?.version ?? 0,
      changedAt: row?.changed_at.toISOString() ?? null,
      changedBy: row?.changed_by ?? null,
    };
  };
  return { menu: part('menu'), mobile: part('mobile'), home: part('home') };
}

/**
 * Changes a part of the storefront; null restores the default. Throws an ApiError: 400 for a field, 409 when someone
 * changed it after it was opened.
 */
export async function changePart<Name extends PartName>(
  { database, clock, notifyShops }: StorefrontContext,
  name: Name,
  { version, value: given }: { readonly version: number; readonly value: PartValues[Name] | null },
  actor: StaffActor,
): Promise<void> {
  const value = given && readPart[name](given);
  const at = clock.now();
  const columns = { value: value && JSON.stringify(value), changed_at: at, changed_by: actor.name };
  await inTransaction(database, async (tx) => {
    const next = { ...columns, version: version + 1 };
    // Fails, for a first change as for a later one, if another staff member was faster.
    const written = await tx
      .insertInto('storefront_part')
      .values({ name, ...next })
      .onConflict((conflict) =>
        conflict.column('name').doUpdateSet(next).where('storefront_part.version', '=', version),
      )
      .returning('version')
      .executeTakeFirst();
    if (!written) await refuseOld(tx, name);
    await notifyShops(tx);
    await actor.log(tx, `${name}-changed`, { value }, at);
  });
}

async function refuseOld(db: Executor, name: PartName): Promise<never> {
  const { [name]: latest } = await readParts(db);
  throw new ApiError(409, `${latest.changedBy} changed this after you opened it. Nothing was saved.`, {
    extra: { version: latest.version },
  });
}
