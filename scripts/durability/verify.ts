import { openDatabase, type DatabaseConfig } from '../../api/src/platform/db/database';
// Adds the tables of orders to the type of the database.
import type {} from '../../api/src/modules/orders/tables';
import { assertNoDrift } from '../../api/src/modules/orders/testing/assert-no-drift';
import type { Promises } from './load';

/** What a look into the database after a death found. */
export interface Verdict {
  /** Orders that were promised and are not there, or not placed any more. */
  readonly lost: readonly string[];
  /** What drifted, in words; null when every piece of stock is accounted for. */
  readonly drift: string | null;
}

const BATCH = 1_000;

/** Compares the database with what was promised. No process may have it open. */
export async function verify(config: DatabaseConfig, promises: Promises): Promise<Verdict> {
  const database = await openDatabase(config);
  try {
    const statuses = new Map<string, string>();
    const ids = [...promises.opened];
    for (let start = 0; start < ids.length; start += BATCH) {
      const rows = await database.db
        .selectFrom('shop_order')
        .select(['provider_order_id', 'status'])
        .where('provider_order_id', 'in', ids.slice(start, start + BATCH))
        .execute();
      for (const { provider_order_id: id, status } of rows) if (id !== null) statuses.set(id, status);
    }
    const lost = ids.filter(
      (id) => !statuses.has(id) || (promises.placed.has(id) && statuses.get(id) !== 'placed'),
    );
    const drift = await assertNoDrift(database.db).then(
      () => null,
      (error: unknown) => (error instanceof Error ? error.message : String(error)),
    );
    return { lost, drift };
  } finally {
    await database.close();
  }
}
