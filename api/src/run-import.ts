import { migrateToLatest } from './migrations/migrate';
import { importCatalogue } from './modules/catalog/import/import-catalogue';
import type { WrittenCounts } from './modules/catalog/import/write-rows';
import { openShopMedia } from './modules/media/pictures';
import { loadSeedData } from './modules/seed/seed-data';
import { seedWhenEmpty } from './modules/seed/seed-when-empty';
import { openDatabase, type DatabaseConfig } from './platform/db/database';

/**
 * Opens a shop's database and imports a file into it. The embedded database belongs to one process: while a shop runs on it, this
 * rejects with an error that explains it. A new shop is seeded from `seedDir` first. On PostgreSQL the shop keeps running, and
 * shows the imported data once it commits.
 */
export async function runImport(
  config: DatabaseConfig,
  file: string,
  { dryRun, seedDir }: { readonly dryRun: boolean; readonly seedDir?: string },
): Promise<WrittenCounts> {
  const database = await openDatabase(config);
  try {
    await migrateToLatest(database);
    openShopMedia(seedDir);
    if (seedDir !== undefined) await seedWhenEmpty(database, () => loadSeedData(seedDir));
    return await importCatalogue(database, file, { dryRun });
  } finally {
    await database.close();
  }
}
