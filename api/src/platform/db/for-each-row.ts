import { DatabaseDownError } from './database-error';

interface ErrorLog {
  error(fields: object, message: string): void;
}

/**
 * Processes the rows of a batch one after the other. A row that fails is logged and does not stop the others. Rejects
 * when the database is unavailable, since every other row would fail too.
 */
export async function forEachRow<Row>(
  rows: readonly Row[],
  work: (row: Row) => Promise<void>,
  { log, message }: { readonly log: ErrorLog; readonly message: string },
): Promise<void> {
  for (const row of rows) {
    try {
      await work(row);
    } catch (err) {
      if (err instanceof DatabaseDownError) throw err;
      log.error({ row, err }, message);
    }
  }
}
