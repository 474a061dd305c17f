import { createLogger, logAvailability, openDatabase, readConfig, serverOptions } from '@shop/api';
import { consolePlugin, registryPlugin, startRegistryJobs } from '@shop/registry';
import Fastify from 'fastify';
import { buildStale } from '../build/build-stale';
import { consoleTarget } from '../build/targets';
import { closeOnSignal } from '../start/keep-open';
import { checkDataDir, checkPort } from '../start/preflight';
import { readSettings } from '../start/settings';
import { openRegistry } from './open-registry';
import { adminTokenFile } from './release-folders';

const followMs = 2000;

/** `npm run registry`: the registry in a process of its own, on `PORT`, with its own database or the shop's PostgreSQL. */
async function serve(): Promise<void> {
  const settings = readSettings(process.env);
  checkDataDir(settings);
  await checkPort(settings);
  const config = readConfig({ ...process.env, DATA_DIR: settings.dataDir });
  const logger = createLogger(process.env.LOG_LEVEL ? config.logLevel : 'warn');
  const database = await openDatabase(config.database);
  logAvailability(database, logger);
  const { registry, live } = await openRegistry(database, settings);
  const app = Fastify({ ...serverOptions(config, logger), forceCloseConnections: 'idle' });
  const consoleFiles = consoleTarget();
  await buildStale([consoleFiles], console.log);
  await app.register(registryPlugin({ registry, live }));
  await app.register(
    consolePlugin({
      filesDir: consoleFiles.out,
      shopOrigin: config.publicOrigin ?? '',
      clock: registry.clock,
    }),
  );
  const stopJobs = startRegistryJobs(registry, app.log);
  const stopFollowing = live.follow(followMs, (err) =>
    app.log.error({ err }, 'what is live could not be asked'),
  );
  const close = async () => {
    await app.close();
    await stopFollowing();
    await stopJobs();
    await database.close();
  };
  closeOnSignal({ close }, console.log);
  const address = await app.listen({ host: settings.host, port: settings.port });
  console.log(`The registry is open at ${address}`);
  console.log(`Its console is at ${address}/ops`);
  console.log(`The admin's token is in ${adminTokenFile(settings.dataDir)}`);
}

serve().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
