import { readPin } from '@shop/config/delivery';
import type { Executor } from '../../platform/db/schema';
import { currentVersion, findRule } from './repository';
import { shippingPrice } from './shipping-price';
import { readShippingTable, type ShippingTable } from './price-repository';

/** The zone of a PIN code; null without current PIN rules, or for a code that they do not contain. */
async function zoneOf(db: Executor, pinCode: string): Promise<string | null> {
  const version = await currentVersion(db);
  const pin = readPin(pinCode);
  if (version === null || pin === null) return null;
  return (await findRule(db, version, pin))?.zone ?? null;
}

const namesZones = ({ rows }: ShippingTable) => rows.some(({ zone }) => zone !== null);

/**
 * How the shop prices shipping: `rule` without a table, `cart` if the table only depends on the cart, `pin` if it depends on the PIN
 * code of the address, too.
 */
export async function shippingKind(db: Executor): Promise<'rule' | 'cart' | 'pin'> {
  const table = await readShippingTable(db);
  if (!table) return 'rule';
  return namesZones(table) && (await currentVersion(db)) !== null ? 'pin' : 'cart';
}

/** Units of a cart, with the weight of one in grams; null if it is unknown. */
export interface WeighedLine {
  readonly quantity: number;
  readonly grams: number | null;
}

/**
 * The shipping price by the shop's table, in paise before tax: null without a table, `pin` if it depends on a PIN code that is not
 * given. `valuePaise` is the goods before discounts, coupon and tax.
 */
export async function priceByTable(
  db: Executor,
  cart: { readonly valuePaise: number; readonly lines: readonly WeighedLine[] },
  pinCode: string | undefined,
): Promise<number | 'pin' | null> {
  const table = await readShippingTable(db);
  if (!table) return null;
  const isZoned = namesZones(table) && (await currentVersion(db)) !== null;
  if (isZoned && pinCode === undefined) return 'pin';
  const zone = isZoned && pinCode !== undefined ? await zoneOf(db, pinCode) : null;
  const grams = cart.lines.reduce((sum, line) => sum + line.quantity * (line.grams ?? table.defaultGrams), 0);
  return shippingPrice(table.rows, { zone, valuePaise: cart.valuePaise, grams });
}

/** Whether shipping may cost different amounts at two PIN codes. */
export async function differsByPin(db: Executor, pinCode: string, other: string): Promise<boolean> {
  if (readPin(pinCode) === readPin(other)) return false;
  if ((await shippingKind(db)) !== 'pin') return false;
  return (await zoneOf(db, pinCode)) !== (await zoneOf(db, other));
}
