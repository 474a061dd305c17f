import { DEFAULT_MIGRATION_TABLE, Migrator } from 'kysely/migration';
import type { Database } from '../platform/db/database';
import { DatabaseDownError } from '../platform/db/database-error';
import { migrations } from './all';
import { readSchemaState, type SchemaState } from './schema-state';

/** Compares a database with the shop's migrations. Rejects when it is unavailable. */
export const readShopSchema = (database: Pick<Database, 'db' | 'schema'>): Promise<SchemaState> =>
  readSchemaState(database, Object.keys(migrations).sort(), DEFAULT_MIGRATION_TABLE);

const shopMigrator = (database: Pick<Database, 'long' | 'schema'>): Migrator =>
  new Migrator({
    db: database.long.db,
    provider: { getMigrations: () => Promise.resolve(migrations) },
    migrationTableSchema: database.schema,
  });

/**
 * Runs pending migrations and returns their names. Safe to call from several processes at once: the migrator waits for a lock.
 * Does nothing if a newer build has migrated the database and no migration is missing. Rejects with the migration's own error.
 */
export async function migrateToLatest(database: Database): Promise<readonly string[]> {
  // Kysely refuses a database with migrations that this build does not have, even if none are pending.
  if ((await readShopSchema(database)).missing.length === 0) return [];
  const { error, results = [] } = await shopMigrator(database).migrateToLatest();
  // Its message explains what to do.
  if (error instanceof DatabaseDownError) throw error;
  if (error) {
    const failed = results.find(({ status }) => status === 'Error');
    throw new Error(`The database could not be migrated${failed ? ` (${failed.migrationName})` : ''}`, {
      cause: error,
    });
  }
  return results.map(({ migrationName }) => migrationName);
}
