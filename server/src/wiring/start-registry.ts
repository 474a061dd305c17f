import { createLogger, logAvailability, openDatabase, serverOptions } from '@shop/api';
import { consolePlugin, registryPlugin, startRegistryJobs } from '@shop/registry';
import Fastify from 'fastify';
import { healthRoutes } from '../health';
import { checkDataDir, checkPort } from '../preflight';
import type { Settings } from '../settings/read-settings';
import { closeOnSignal } from '../shutdown';
import { openRegistry } from './open-registry';
import { adminTokenFile, openCompressed } from './release-folders';

/** How often other processes on the same database are noticed, in ms. */
const followMs = 2000;

interface Options {
  /** Style and script of its console. */
  readonly consoleDir: string;
  readonly say: (line: string) => void;
}

/** Serves the registry alone until a signal, with its own database or the shop's PostgreSQL. */
export async function startRegistry(settings: Settings, { consoleDir, say }: Options): Promise<void> {
  const { api: config, host, port, dataDir, cacheDir } = settings;
  checkDataDir(settings);
  await checkPort(settings);
  const logger = createLogger(config.logLevel);
  const database = await openDatabase(config.database);
  logAvailability(database, logger);
  const { registry, live } = await openRegistry(database, settings, openCompressed(cacheDir));
  const app = Fastify({ ...serverOptions(config, logger), forceCloseConnections: 'idle' });
  await app.register(async (health) => healthRoutes(health, database));
  await app.register(registryPlugin({ registry, live }));
  const shopOrigin = config.publicOrigin ?? '';
  await app.register(consolePlugin({ filesDir: consoleDir, shopOrigin, clock: registry.clock }));
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
  closeOnSignal({ close }, say);
  const address = await app.listen({ host, port });
  say(`The registry is open at ${address}`);
  say(`Its console is at ${address}/ops`);
  say(`The admin's token is in ${adminTokenFile(dataDir)}`);
}
