import { prepareDatabase, readSchemaState, readShopSchema, type Database, type SchemaState } from '@shop/api';
import { migrateRegistry, registryMigrationNames, registryMigrationTable } from '@shop/registry';
import type { Settings } from '../settings/read-settings';
import { registryDatabase } from '../wiring/registry-database';
import { judgeSchema, type SchemaPart } from './judge-schema';

const stateOf: Readonly<Record<SchemaPart, (database: Database) => Promise<SchemaState>>> = {
  shop: readShopSchema,
  registry: (database) => readSchemaState(database, registryMigrationNames, registryMigrationTable),
};

/** Where `migrate` has to run first, and how. */
const howToMigrate = 'Run "node server/dist/main.js migrate" with a build of this version first.';

interface Options {
  readonly parts: readonly SchemaPart[];
  readonly log: (line: string) => void;
}

/**
 * Brings the tables of these parts up to date and fills a new shop, or only checks them where `MIGRATE` is off. Resolves with
 * the names of the migrations that ran. Rejects with one line for the operator when this build cannot work on the database.
 */
export async function prepareSchema(
  database: Database,
  { migrates, api }: Pick<Settings, 'migrates' | 'api'>,
  { parts, log }: Options,
): Promise<readonly string[]> {
  const states = new Map<SchemaPart, SchemaState>();
  for (const part of parts) states.set(part, await stateOf[part](database));
  const { missing, note } = judgeSchema(states);
  if (note) log(note);
  if (!migrates) {
    if (missing.length > 0)
      throw new Error(
        `The database is older than this build: it lacks ${missing.join(', ')}. ${howToMigrate}`,
      );
    return [];
  }
  if (parts.includes('shop')) await prepareDatabase(database, api.seedDir);
  if (parts.includes('registry')) await migrateRegistry(registryDatabase(database));
  return missing;
}
