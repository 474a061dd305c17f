import type { Database } from '../../../../platform/db/database';
import type { Executor } from '../../../../platform/db/schema';
import { inTransaction } from '../../../../platform/db/transactions';
import type { ShippingPrice } from '../../../delivery/shipping-price';
import { replaceRows } from '../../../delivery/price-repository';
import { address } from '../address';
// Adds the tables of delivery to the type of the database.
import type {} from '../../../delivery/tables';

/** PIN codes of two zones. */
const pins = ['302001', '560001'] as const;

/** An address in one of the zones. */
export const addressAt = (place: number) => ({ ...address, pinCode: pins[place % pins.length] ?? pins[0] });

/** The shipping price table that a step sets. */
export type ShippingChange = 'none' | 'by value' | 'by zone';

const row = (given: Partial<ShippingPrice>): ShippingPrice => ({
  ...{ zone: null, valueFromPaise: 0, valueBelowPaise: null, weightFromGrams: 0, weightBelowGrams: null },
  ...{ pricePaise: 6_150, freeFromPaise: null },
  ...given,
});

const tables: Readonly<Record<ShippingChange, readonly ShippingPrice[]>> = {
  none: [],
  'by value': [row({ valueBelowPaise: 25_000 }), row({ valueFromPaise: 25_000, pricePaise: 0 })],
  'by zone': [row({ zone: 'South', freeFromPaise: 30_000 }), row({ pricePaise: 12_345 })],
};

/** Adds current PIN rules by which the shop delivers everywhere, in two zones. */
export async function addZones(db: Executor): Promise<void> {
  const at = new Date('2026-01-01T00:00:00Z');
  const version = { number: 1, file: 'zones.csv', imported_at: at, imported_by: 'Ravi', is_current: true };
  await db.insertInto('pin_rule_version').values(version).execute();
  const common = { version: 1, city: '', state: '', serviceable: true, min_days: 2, max_days: 4, cod: true };
  await db
    .insertInto('pin_rule')
    .values([
      { ...common, from_pin: 100_000, to_pin: 499_999, zone: 'North' },
      { ...common, from_pin: 500_000, to_pin: 999_999, zone: 'South' },
    ])
    .execute();
}

/** Replaces the shipping price table, as the office does. */
export async function changeShipping(database: Database, change: ShippingChange): Promise<void> {
  const setting = { version: 1, default_grams: 0, changed_at: new Date(0), changed_by: 'Ravi' };
  await inTransaction(database, async (tx) => {
    await tx
      .insertInto('shipping_setting')
      .values({ id: 1, ...setting })
      .onConflict((conflict) => conflict.column('id').doUpdateSet(setting))
      .execute();
    await replaceRows(tx, tables[change]);
  });
}
