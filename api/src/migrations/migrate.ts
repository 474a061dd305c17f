import { Migrator } from 'kysely';
import type { Database } from '../platform/db/database';
import { DatabaseDownError } from '../platform/db/database-error';
import { migrations } from './all';

/** The shop's migrations over a database. */
export const shopMigrator = (database: Pick<Database, 'long' | 'schema'>): Migrator =>
  new Migrator({
    db: database.long.db,
    provider: { getMigrations: () => Promise.resolve(migrations) },
    migrationTableSchema: database.schema,
  });

/** Kysely refuses a database that knows more than this build, even when there is nothing to do. */
async function isUpToDate(migrator: Migrator): Promise<boolean> {
  // An unavailable database is reported by the migration itself.
  const known = await migrator.getMigrations().catch(() => []);
  return known.length > 0 && known.every(({ executedAt }) => executedAt !== undefined);
}

/**
 * Brings the tables up to date and returns the names of the migrations that ran. Safe to call from several
 * processes at once: the migrator waits on an advisory lock. Does nothing where a newer build has been and nothing is
 * missing. Rejects with the migration's own error.
 */
export async function migrateToLatest(database: Database): Promise<readonly string[]> {
  const migrator = shopMigrator(database);
  if (await isUpToDate(migrator)) return [];
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
