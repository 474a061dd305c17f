import path from 'node:path';
import { runImport } from '@shop/api';
import type { Settings } from './settings/read-settings';
import type { Environment } from './settings/variables';

export interface ImportCommand {
  /** The file name as typed. */
  readonly file: string;
  readonly dryRun: boolean;
}

const USAGE = `Usage: npm run catalogue import FILE.{csv,tsv,txt,json} [--dry-run]

Imports products into the catalogue, matched by slug. If any row is invalid, nothing is imported.
--dry-run validates the import and rolls it back. DATA_DIR or DATABASE_URL selects the catalogue.`;

/** Parses the command line. Throws an Error with the usage if it is invalid. */
export function readArguments(
  [command, file, ...flags]: readonly string[],
  env: Readonly<Record<string, string | undefined>>,
): ImportCommand {
  const unknownFlags = flags.filter((flag) => flag !== '--dry-run');
  if (command !== 'import' || !file || file.startsWith('-') || unknownFlags.length > 0)
    throw new Error(USAGE);
  // npm consumes a --dry-run without a preceding --, and passes it in this variable.
  const npmConsumedDryRun = env.npm_config_dry_run === 'true';
  return { file, dryRun: npmConsumedDryRun || flags.includes('--dry-run') };
}

/** Imports a file of products: `import FILE [--dry-run]`. Resolves with a one-line summary. */
export async function importCatalogue(
  words: readonly string[],
  { api: { database, seedDir } }: Settings,
  env: Environment,
): Promise<string> {
  const { file, dryRun } = readArguments(words, env);
  // npm runs scripts in the root; the file is relative to the caller's working directory.
  const from = path.resolve(env.INIT_CWD ?? '.', file);
  const { created, updated, unchanged } = await runImport(database, from, { dryRun, seedDir });
  const counts = `${created} added, ${updated} changed, ${unchanged} unchanged`;
  return dryRun ? `Products in a dry run: ${counts}. Nothing was saved.` : `Products: ${counts}.`;
}
