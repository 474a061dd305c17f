import { runImport } from '@shop/api';
import path from 'node:path';
import type { Settings } from '../settings/read-settings';
import type { Environment } from '../settings/variables';
import { readArguments } from './read-arguments';

/** Imports a file of products: `import FILE [--dry-run]`. Resolves with a line that says what it did. */
export async function importCatalogue(
  words: readonly string[],
  { api: { database, seedDir } }: Settings,
  env: Environment,
): Promise<string> {
  const { file, dryRun } = readArguments(words, env);
  // npm runs scripts in the root; the file is relative to the caller's working directory.
  const from = path.resolve(env.INIT_CWD ?? '.', file);
  const { created, updated, unchanged } = await runImport(database, from, { dryRun, seedDir });
  return dryRun
    ? `${created} products would be new, ${updated} would be changed, ${unchanged} are like that already.`
    : `${created} products are new, ${updated} are changed, ${unchanged} were like that already.`;
}
