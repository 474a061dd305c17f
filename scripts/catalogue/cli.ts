import { readConfig, runImport } from '@shop/api';
import path from 'node:path';
import { root } from '../build/packages';
import { readArguments } from './read-arguments';

async function run(): Promise<void> {
  const { env } = process;
  const { file, dryRun } = readArguments(process.argv.slice(2), env);
  const { database } = readConfig({ ...env, DATA_DIR: path.resolve(root, env.DATA_DIR || '.data') });
  // npm runs scripts in the root; the file is named from where the operator stands.
  const { created, updated } = await runImport(database, path.resolve(env.INIT_CWD ?? '.', file), { dryRun });
  console.log(
    dryRun
      ? `${created} products would be new, ${updated} would be changed.`
      : `${created} products are new, ${updated} are changed.`,
  );
}

run().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
