import { openDatabase, prepareDatabase } from '@shop/api';
import { migrateRegistry } from '@shop/registry';
import { checkDataDir } from './preflight';
import type { Settings } from './settings/read-settings';
import { registryDatabase } from './wiring/registry-database';

/** Brings the tables of the shop and of the registry up to date, and fills a new shop; resolves with a line about it. */
export async function migrate(settings: Settings): Promise<string> {
  const { api } = settings;
  if ('dataDir' in api.database) checkDataDir(settings);
  const database = await openDatabase(api.database);
  try {
    const { migrated } = await prepareDatabase(database, api.seedDir);
    await migrateRegistry(registryDatabase(database));
    return migrated.length === 0
      ? 'The database is up to date.'
      : `The database is brought up to date: ${migrated.join(', ')}.`;
  } finally {
    await database.close();
  }
}
