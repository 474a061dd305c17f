import { readSettings, run, startRegistry } from '@shop/server';
import { buildFolders } from '@shop/server/builds';
import { buildStale } from '../server/build/build-package';
import { root } from '../server/build/packages';
import { consoleTarget } from '../server/build/targets';
import { readEnvFile } from './setup/env-file.mjs';
import { checkoutEnvironment } from '../server/build/checkout-environment';

/** `npm run registry`: the registry in a separate process, on `OPS_PORT`, with its own database or the shop's PostgreSQL. */
run(async () => {
  readEnvFile();
  const settings = readSettings(checkoutEnvironment(process.env), root, 'registry');
  await buildStale([consoleTarget()], console.log);
  await startRegistry(settings, { consoleDir: buildFolders(root).consoleDir, log: console.log });
});
