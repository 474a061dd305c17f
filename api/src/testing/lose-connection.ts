import { sql } from 'kysely';
import type { Database } from '../platform/db/database';
import type { TestDatabase } from './test-database';
// Adds the tables to the type of the database.
import type {} from '../modules/coupons/tables';
import type {} from '../modules/orders/tables';

/**
 * Runs `work` on a connection that the server ends while a transaction waits for a locked row. Resolves with the error
 * of `work`. Only for PostgreSQL.
 */
export async function loseConnection(
  database: TestDatabase,
  { table, id }: { readonly table: 'shop_order' | 'coupon'; readonly id: number },
  work: (database: Database) => Promise<void>,
): Promise<unknown> {
  const [locker, keeping] = [await database.openAnother(), await database.openAnother()];
  const kill = sql`select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`;
  return locker.transaction(async (tx) => {
    await tx.selectFrom(table).select('id').where('id', '=', id).forUpdate().execute();
    const tried = work(keeping).catch((error: unknown) => error);
    while ((await kill.execute(database.db)).rows.length === 0) await new Promise(setImmediate);
    return tried;
  });
}
