import { openDatabase } from '@shop/api';
import { checkDataDir } from './preflight';
import { prepareSchema } from './schema/prepare-schema';
import type { Settings } from './settings/read-settings';

/** Brings the tables of the shop and of the registry up to date, and fills a new shop; resolves with a line for the log. */
export async function migrate(settings: Settings, log: (line: string) => void): Promise<string> {
  const { api } = settings;
  if ('dataDir' in api.database) checkDataDir(settings);
  const database = await openDatabase(api.database);
  try {
    const parts = ['shop', 'registry'] as const;
    const migrated = await prepareSchema(database, { ...settings, migrates: true }, { parts, log });
    return migrated.length === 0
      ? 'The database is up to date.'
      : `The database is brought up to date: ${migrated.join(', ')}.`;
  } finally {
    await database.close();
  }
}
