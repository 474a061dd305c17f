import { migrateToLatest } from '../../../api/src/migrations/migrate';
import { loadSeedData } from '../../../api/src/modules/seed/seed-data';
import { seedWhenEmpty } from '../../../api/src/modules/seed/seed-when-empty';
import { openDatabase, type Database } from '../../../api/src/platform/db/database';
import { generateProducts } from '../../../api/src/testing/generate-products';
import { samplesFolder } from '../../../api/src/testing/test-home';
import { useScratchFolder } from '../../support/scratch';
import { removeDatabases, withDatabase } from './scale-database';

/** The line about databases in each command's usage. */
export const onEngine = 'On the embedded engine; with DATABASE_URL on that PostgreSQL server.';

/** The database setting for a shop of `size`: the embedded engine in `dataDir`, or the server of DATABASE_URL. */
export async function placeOf(
  size: number,
  dataDir: string,
): Promise<{ readonly databaseUrl: string } | { readonly dataDir: string }> {
  const { DATABASE_URL: server } = process.env;
  return server ? { databaseUrl: await withDatabase(server, size) } : { dataDir };
}

/** Migrates a database and fills it with the given number of products, including the sample catalogue. */
export async function fill(
  database: Database,
  products: number,
  progress: (share: number) => void = () => undefined,
): Promise<void> {
  await migrateToLatest(database);
  await seedWhenEmpty(database, () => loadSeedData(samplesFolder));
  await generateProducts(database.long, products, progress);
}

/** Runs `work` on a temporary database with the given number of products. */
export async function onFilledDatabase(
  products: number,
  work: (database: Database) => Promise<void>,
): Promise<void> {
  const { DATABASE_URL: server } = process.env;
  const database = await openDatabase(await placeOf(products, useScratchFolder()));
  try {
    await fill(database, products);
    await work(database);
  } finally {
    await database.close();
    if (server) await removeDatabases(server, [products]);
  }
}
