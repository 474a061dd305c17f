import {
  type Database,
  openDatabase,
  prepareDatabase,
  readSchemaState,
  readShopSchema,
  type SchemaState,
} from '@shop/api';
import { migrateRegistry, registryMigrationNames, registryMigrationTable } from '@shop/registry';
import { checkDataDir } from './preflight';
import type { Settings } from './settings/read-settings';
import { registryDatabase } from './wiring/open-registry';

/** The sets of tables, each with its own migrations. */
export type SchemaPart = 'shop' | 'registry';

/**
 * Whether a migration removes tables or columns that earlier builds need, so that they no longer start on the database. All other
 * migrations only add, so that the previous and the new build can run side by side.
 */
export const breaksOlderBuilds = (migration: string): boolean => migration.endsWith('-contract');

export interface JudgedSchema {
  /** Migrations to run, here or by `migrate`. */
  readonly missing: readonly string[];
  /** A note for the operator; undefined when there is none. */
  readonly note: string | undefined;
}

/** Checks that this build can use a database. Throws an Error with a one-line message for the operator if it cannot. */
export function judgeSchema(states: ReadonlyMap<SchemaPart, SchemaState>): JudgedSchema {
  const all = [...states.values()];
  const newer = all.flatMap((state) => state.newer);
  const past = newer.filter(breaksOlderBuilds);
  if (past.length > 0)
    throw new Error(
      `This build is too old for the database (${past.join(', ')}). Start a newer build, or restore an earlier backup.`,
    );
  for (const [part, state] of states)
    if (state.newer.length > 0 && state.missing.length > 0)
      throw new Error(
        `The ${part}'s tables were migrated by a build of another branch: they have ${state.newer.join(', ')} and lack ` +
          `${state.missing.join(', ')}.`,
      );
  return {
    missing: all.flatMap((state) => state.missing),
    note:
      newer.length > 0
        ? `The database is newer than this build (${newer.join(', ')}), but compatible with it.`
        : undefined,
  };
}

const stateOf: Readonly<Record<SchemaPart, (database: Database) => Promise<SchemaState>>> = {
  shop: readShopSchema,
  registry: (database) => readSchemaState(database, registryMigrationNames, registryMigrationTable),
};

const howToMigrate = 'Run "node server/dist/main.js migrate" with a build of this version first.';

interface Options {
  readonly parts: readonly SchemaPart[];
  readonly log: (line: string) => void;
}

/**
 * Migrates the tables of these parts and seeds a new shop, or only checks them if `MIGRATE` is off. Resolves with the names of the
 * migrations that ran. Rejects with a one-line message for the operator if this build cannot use the database.
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
  if (parts.includes('shop')) await prepareDatabase(database, api);
  if (parts.includes('registry')) await migrateRegistry(registryDatabase(database));
  return missing;
}

/** Migrates the tables of the shop and the registry and seeds a new shop. Resolves with a line for the log. */
export async function migrate(settings: Settings, log: (line: string) => void): Promise<string> {
  const { api } = settings;
  if ('dataDir' in api.database) checkDataDir(settings);
  const database = await openDatabase(api.database);
  try {
    const parts = ['shop', 'registry'] as const;
    const migrated = await prepareSchema(database, { ...settings, migrates: true }, { parts, log });
    return migrated.length === 0
      ? 'The database is up to date.'
      : `Database migrated: ${migrated.join(', ')}.`;
  } finally {
    await database.close();
  }
}
