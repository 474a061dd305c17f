import { Migrator } from 'kysely';
import type { Database } from '../platform/db/database';
import { DatabaseDownError } from '../platform/db/database-error';
import { migrations } from './all';

/**
 * Brings the tables up to date and answers the names of the migrations that ran. Safe to call from several
 * processes at once: the migrator waits on an advisory lock. Rejects with the migration's own error.
 */
export async function migrateToLatest(database: Database): Promise<readonly string[]> {
  const migrator = new Migrator({
    db: database.long.db,
    provider: { getMigrations: () => Promise.resolve(migrations) },
    migrationTableSchema: database.schema,
  });
  const { error, results = [] } = await migrator.migrateToLatest();
  // It says by itself what to do.
  if (error instanceof DatabaseDownError) throw error;
  if (error) {
    const failed = results.find(({ status }) => status === 'Error');
    throw new Error(
      `The database could not be brought up to date${failed ? ` (${failed.migrationName})` : ''}`,
      {
        cause: error,
      },
    );
  }
  return results.map(({ migrationName }) => migrationName);
}
