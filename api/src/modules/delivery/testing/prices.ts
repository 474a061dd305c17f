import type { Static } from 'typebox';
import type { StaffedShop } from '../../../testing/staffed-shop';
import { priceColumns, type TableFault } from '../check-prices';
import type { ShippingPriceRow, ShippingPrices } from '../price-schemas';

type Cells = Static<typeof ShippingPriceRow>;

/** A row from its cells in the order of the columns; missing ones are empty. */
export function cells(text: string): Cells {
  const given = text.split(',');
  return Object.fromEntries(priceColumns.map((column, index) => [column, given[index] ?? ''])) as Cells;
}

interface SaveOptions {
  readonly defaultGrams?: number;
  /** By default the current version. */
  readonly seen?: number;
  readonly key?: string;
}

type Staff = Pick<StaffedShop['staff'], 'get' | 'post'>;

export async function readPrices(staff: Pick<Staff, 'get'>): Promise<Static<typeof ShippingPrices>> {
  const { body } = await staff.get('/shipping-prices');
  return (body as { data: Static<typeof ShippingPrices> }).data;
}

/** Saves a table as a staff member; without lines, switches it off. */
export async function savePrices(staff: Staff, lines: readonly string[], options: SaveOptions = {}) {
  const { defaultGrams = 0, seen = (await readPrices(staff)).version, key } = options;
  const { status, body } = await staff.post('/shipping-prices', {
    ...{ rows: lines.map(cells), defaultGrams, seen },
    ...(key && { key }),
  });
  return { status, body: body as { message?: string; faults?: TableFault[]; version?: number } };
}

/** Deletes the table with its settings. */
export async function removePrices({ database, feed }: StaffedShop['shop']): Promise<void> {
  await database.db.deleteFrom('shipping_price').execute();
  await database.db.deleteFrom('shipping_setting').execute();
  await feed.caughtUp();
}
