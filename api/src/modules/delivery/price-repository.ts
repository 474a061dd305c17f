import type { DatabaseTransaction, Executor } from '../../platform/db/schema';
import type { ShippingPrice } from './shipping-price';

/** The shipping price table. */
export interface ShippingTable {
  readonly version: number;
  /** Weight assumed for products without one. */
  readonly defaultGrams: number;
  /** In the order of the table; never empty. */
  readonly rows: readonly ShippingPrice[];
}

/**
 * The shop's shipping price table; null if the default shipping price applies. One statement, so a change is seen as a
 * whole.
 */
export async function readShippingTable(db: Executor): Promise<ShippingTable | null> {
  const found = await db
    .selectFrom('shipping_price')
    .innerJoin('shipping_setting', (join) => join.onTrue())
    .selectAll('shipping_price')
    .select(['shipping_setting.version', 'shipping_setting.default_grams'])
    .orderBy('place')
    .execute();
  const [first] = found;
  if (!first) return null;
  return {
    version: first.version,
    defaultGrams: first.default_grams,
    rows: found.map((row) => ({
      zone: row.zone,
      valueFromPaise: row.value_from_paise,
      valueBelowPaise: row.value_below_paise,
      weightFromGrams: row.weight_from_grams,
      weightBelowGrams: row.weight_below_grams,
      pricePaise: row.price_paise,
      freeFromPaise: row.free_from_paise,
    })),
  };
}

/** Version, default weight and last change of the table; undefined if it was never saved. */
export const readSetting = (db: Executor) => db.selectFrom('shipping_setting').selectAll().executeTakeFirst();

/** Replaces all rows. Requires the lock of the table. */
export async function replaceRows(tx: DatabaseTransaction, rows: readonly ShippingPrice[]): Promise<void> {
  await tx.deleteFrom('shipping_price').execute();
  if (rows.length === 0) return;
  const values = rows.map((row, index) => ({
    place: index + 1,
    zone: row.zone,
    value_from_paise: row.valueFromPaise,
    value_below_paise: row.valueBelowPaise,
    weight_from_grams: row.weightFromGrams,
    weight_below_grams: row.weightBelowGrams,
    price_paise: row.pricePaise,
    free_from_paise: row.freeFromPaise,
  }));
  await tx.insertInto('shipping_price').values(values).execute();
}

/** The zones of the current PIN rules, by name. */
export async function listZones(db: Executor): Promise<readonly string[]> {
  const rows = await db
    .selectFrom('pin_rule')
    .innerJoin('pin_rule_version', 'pin_rule_version.number', 'pin_rule.version')
    .select('zone')
    .distinct()
    .where('is_current', '=', true)
    .where('serviceable', '=', true)
    .orderBy('zone')
    .execute();
  return rows.map(({ zone }) => zone);
}
