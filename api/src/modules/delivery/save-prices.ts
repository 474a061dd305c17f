import type { Static } from 'typebox';
import type { DatabaseTransaction, Executor } from '../../platform/db/schema';
import { ApiError } from '../../platform/http/api-error';
import type { StaffActor } from '../staff';
import type { DeliveryContext } from './change-rules';
import { priceFile, readPriceFile, readTable, TableRefused, toCells } from './read-prices';
import { listZones, readSetting, readShippingTable, replaceRows } from './price-repository';
import type {
  ShippingPriceResult,
  ShippingPriceRow,
  ShippingPrices,
  ShippingPricesRequest,
} from './price-schemas';

/** Maximum number of faults in a response. */
const MAX_FAULTS = 200;

type Cells = Static<typeof ShippingPriceRow>;

const numbered = (rows: readonly Cells[]) => rows.map((cells, index) => ({ row: index + 1, cells }));

const listFaults = ({ faults }: TableRefused) => ({
  faults: faults.slice(0, MAX_FAULTS).map((fault) => ({ ...fault })),
  faultCount: faults.length,
});

/** The shipping price table with its settings. */
export async function readPrices(db: Executor): Promise<Static<typeof ShippingPrices>> {
  const setting = await readSetting(db);
  const table = await readShippingTable(db);
  return {
    version: setting?.version ?? 0,
    rows: (table?.rows ?? []).map(toCells),
    defaultGrams: setting?.default_grams ?? 0,
    zones: [...(await listZones(db))],
    changedAt: setting?.changed_at.toISOString() ?? null,
    changedBy: setting?.changed_by ?? null,
  };
}

/** Writes the settings, and locks the table until the transaction ends. Throws an ApiError 409 if its version is not `seen`. */
async function writeSetting(
  tx: DatabaseTransaction,
  { seen, ...columns }: { seen: number; default_grams: number; changed_at: Date; changed_by: string },
): Promise<void> {
  const next = { ...columns, version: seen + 1 };
  // Detects for both the first change and a later one whether another staff member was faster.
  const written = await tx
    .insertInto('shipping_setting')
    .values({ id: 1, ...next })
    .onConflict((conflict) =>
      conflict.column('id').doUpdateSet(next).where('shipping_setting.version', '=', seen),
    )
    .returning('version')
    .executeTakeFirst();
  if (written) return;
  const setting = await readSetting(tx);
  throw new ApiError(
    409,
    `${setting?.changed_by} changed the shipping prices after you opened this page, so nothing was saved. Reload the page and try again.`,
    { extra: { version: setting?.version } },
  );
}

/**
 * Replaces the shipping price table as a whole, once per key; without rows, the default shipping price applies again.
 * Throws an ApiError: 400 with `faults` and `faultCount` if a cart would have no price or several, 409 if the table
 * changed after `seen`.
 */
export async function savePrices(
  { database, clock, notifyShops }: DeliveryContext,
  { rows: given, defaultGrams, seen, key }: Static<typeof ShippingPricesRequest>,
  actor: StaffActor,
): Promise<void> {
  const at = clock.now();
  try {
    await database.long.transaction((tx) =>
      actor.once(tx, { key, request: { shippingPrices: given, defaultGrams } }, at, async () => {
        await writeSetting(tx, { seen, default_grams: defaultGrams, changed_at: at, changed_by: actor.name });
        const rows = given.length === 0 ? [] : readTable(numbered(given), await listZones(tx));
        await replaceRows(tx, rows);
        await notifyShops(tx);
        const detail = { version: seen + 1, rows: rows.length, defaultGrams };
        await actor.log(tx, 'shipping-prices-changed', detail, at);
      }),
    );
  } catch (error) {
    if (!(error instanceof TableRefused)) throw error;
    throw new ApiError(400, 'The table has faults, so nothing was saved.', { extra: listFaults(error) });
  }
}

/** Checks the rows of the page, or reads those of a CSV file, without saving them. Returns their faults. */
export async function checkPrices(
  db: Executor,
  given: { readonly rows: readonly Cells[] } | { readonly csv: string },
): Promise<Static<typeof ShippingPriceResult>> {
  try {
    const rows = 'csv' in given ? readPriceFile(given.csv) : numbered(given.rows);
    const prices = readTable(rows, await listZones(db));
    return { rows: prices.map(toCells), faults: [], faultCount: 0 };
  } catch (error) {
    if (!(error instanceof TableRefused)) throw error;
    return { rows: [], ...listFaults(error) };
  }
}

/** The saved table as a CSV file. Throws an ApiError 404 without one. */
export async function exportPrices(db: Executor): Promise<string> {
  const table = await readShippingTable(db);
  if (!table) throw new ApiError(404, 'The shop has no shipping price table.');
  return priceFile(table.rows);
}
