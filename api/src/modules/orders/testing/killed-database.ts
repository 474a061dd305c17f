import type { Database, DatabaseHandle } from '../../../platform/db/database';

/**
 * The database of a process that is killed in the transaction with that number, counted from 0: before the commit, so that it
 * changes nothing. Calls reject with the Error "killed".
 */
export function killedDatabase(database: Database, at = 0): Database {
  let begun = 0;
  const killed = (handle: DatabaseHandle): DatabaseHandle => ({
    db: handle.db,
    transaction: (work) =>
      handle.transaction(async (tx) => {
        const number = begun;
        begun += 1;
        const result = await work(tx);
        if (number >= at) throw new Error('killed');
        return result;
      }),
  });
  return { ...database, ...killed(database), long: killed(database.long) };
}
