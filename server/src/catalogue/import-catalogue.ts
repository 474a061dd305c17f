import { runImport } from '@shop/api';
import path from 'node:path';
import type { Settings } from '../settings/read-settings';
import type { Environment } from '../settings/variables';
import { readArguments } from './read-arguments';

/** Imports a file of products: `import FILE [--dry-run]`. Resolves with a line about what it did. */
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
