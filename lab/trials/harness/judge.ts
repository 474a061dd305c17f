import { sql } from 'kysely';
import { openDatabase, type Database, type DatabaseConfig } from '../../../api/src/platform/db/database';
import { migrateToLatest } from '../../../api/src/migrations/migrate';
import { addProduct } from '../../../api/src/modules/orders/testing/add-product';
// Adds the order tables to the database type.
import type {} from '../../../api/src/modules/orders/tables';
import { auditOrders } from '../../../api/src/modules/orders/testing/audit-orders';
import type { Tally } from './shoppers';

/** The result of a database check after a fault. */
export interface Verdict {
  /** Acknowledged orders that are missing or no longer placed. */
  readonly lost: readonly string[];
  /**
   * Purchases, one per receipt, that were placed more than once or sold more than one unit. An additional unpaid order does not
   * count: a shopper who got no response to the first checkout has no session yet, within which a receipt is valid.
   */
  readonly duplicated: number;
  /** The problem that the audit of orders, stock and money found; null if there is none. */
  readonly drift: string | null;
}

const BATCH = 1_000;

async function statusesOf({ db }: Database, ids: readonly string[]): Promise<Map<string, string>> {
  const statuses = new Map<string, string>();
  for (let start = 0; start < ids.length; start += BATCH) {
    const rows = await db
      .selectFrom('shop_order')
      .select(['provider_order_id', 'status'])
      .where('provider_order_id', 'in', ids.slice(start, start + BATCH))
      .execute();
    for (const { provider_order_id: id, status } of rows) if (id !== null) statuses.set(id, status);
  }
  return statuses;
}

async function countDuplicated({ db }: Database): Promise<number> {
  const { rows } = await sql<{ duplicated: number }>`
    select count(*)::int as duplicated from (
      select client_key
      from shop_order
        left join stock_movement on stock_movement.order_id = shop_order.id and stock_movement.kind = 'sell'
      where client_key is not null
      group by client_key
      having sum(stock_movement.stock_delta) < -1
        or count(distinct shop_order.id) filter (where shop_order.placed_at is not null) > 1
    ) as purchase`.execute(db);
  return rows[0]?.duplicated ?? 0;
}

/** Compares an open database with the acknowledged orders. */
export async function verdictOn(
  database: Database,
  { opened, placed }: Pick<Tally, 'opened' | 'placed'>,
): Promise<Verdict> {
  const ids = [...new Set([...opened, ...placed])];
  const statuses = await statusesOf(database, ids);
  const lost = ids.filter((id) => !statuses.has(id) || (placed.has(id) && statuses.get(id) !== 'placed'));
  const faults = await auditOrders(database.db);
  return {
    lost,
    duplicated: await countDuplicated(database),
    drift: faults.length > 0 ? faults.join('\n') : null,
  };
}

/** Opens the database, compares it and closes it. An embedded database must not be open in another process. */
export async function judge(
  config: DatabaseConfig,
  tally: Pick<Tally, 'opened' | 'placed'>,
): Promise<Verdict> {
  const database = await openDatabase(config);
  try {
    return await verdictOn(database, tally);
  } finally {
    await database.close();
  }
}

/** Descriptions of the problems; empty if there are none. */
export const failuresOf = ({ lost, duplicated, drift }: Verdict): readonly string[] => [
  ...(lost.length > 0 ? [`${lost.length} acknowledged orders are lost`] : []),
  ...(duplicated > 0 ? [`${duplicated} purchases are placed more than once`] : []),
  ...(drift === null ? [] : [drift]),
];

/** Creates the tables and products with enough stock for any trial; returns the products' IDs. */
export async function stockUpWith(config: DatabaseConfig, count: number): Promise<readonly string[]> {
  const database = await openDatabase(config);
  try {
    await migrateToLatest(database);
    const ids: string[] = [];
    while (ids.length < count) ids.push(await addProduct(database.db, { stock: 1_000_000 }));
    return ids;
  } finally {
    await database.close();
  }
}

/** Creates the tables and a single product. */
export const stockUp = async (config: DatabaseConfig): Promise<string> =>
  (await stockUpWith(config, 1)).join();
