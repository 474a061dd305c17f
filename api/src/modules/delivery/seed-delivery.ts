import type { DatabaseTransaction } from '../../platform/db/schema';
import { replaceRows } from './price-repository';
import { type PinRule, readPinRules } from './read-pin-rules';
import { readPriceFile, readTable } from './read-prices';
import { insertVersion, makeCurrent } from './repository';
import type { ShippingPrice } from './shipping-price';

/** PIN rules, and shipping prices for their zones. */
export interface DeliveryTables {
  readonly rules: readonly PinRule[];
  readonly prices: readonly ShippingPrice[];
}

/** Reads two CSV files as the imports of the office do. Throws an Error that lists the faults. */
export function readDeliveryTables(pinRules: string, shippingPrices: string): DeliveryTables {
  const rules = readPinRules(pinRules);
  const zones = [...new Set(rules.filter(({ serviceable }) => serviceable).map(({ zone }) => zone))];
  return { rules, prices: readTable(readPriceFile(shippingPrices), zones) };
}

/**
 * Gives a new shop its PIN rules, shipping prices and states. `defaultGrams` is the weight assumed for products without
 * one.
 */
export async function seedDelivery(
  tx: DatabaseTransaction,
  { rules, prices }: DeliveryTables,
  { allStates, defaultGrams, at, by }: { allStates: boolean; defaultGrams: number; at: Date; by: string },
): Promise<void> {
  await makeCurrent(tx, await insertVersion(tx, { rules, file: 'pin-rules.csv', at, by }));
  await tx
    .insertInto('shipping_setting')
    .values({ version: 1, default_grams: defaultGrams, changed_at: at, changed_by: by })
    .execute();
  await replaceRows(tx, prices);
  await tx.insertInto('delivery_setting').values({ all_states: allStates }).execute();
}
