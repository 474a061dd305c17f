import { openDatabase, type DatabaseConfig } from '../../db/database';
import { migrateToLatest } from '../../db/migrate';
import { seedWhenEmpty } from '../../db/seed';
import { importCatalogue } from './import-catalogue';
import type { WrittenCounts } from './write-rows';

/**
 * Opens a shop's database and imports a file into it. The embedded database is one process's: while a shop runs on it,
 * this rejects and says so. On PostgreSQL the shop runs on, and shows what was imported once it commits.
 */
export async function runImport(
  config: DatabaseConfig,
  file: string,
  options: { readonly dryRun: boolean },
): Promise<WrittenCounts> {
  const database = await openDatabase(config);
  try {
    await migrateToLatest(database);
    await seedWhenEmpty(database);
    return await importCatalogue(database, file, options);
  } finally {
    await database.close();
  }
}
