import { createLogger, logAvailability, openDatabase } from '@shop/api';
import { consolePlugin, registryPlugin, startRegistryJobs } from '@shop/registry';
import { startTracing } from '@shop/tracing';
import { watchProcess, watchVersions } from '../metrics';
import { checkDataDir, checkPort } from '../preflight';
import { prepareSchema } from '../schema';
import { addressOf, adminTokenFile } from '../settings/places';
import type { Settings } from '../settings/read-settings';
import { closeOnSignal } from '../lifecycle';
import { openLive } from './open-live';
import { openRegistry } from './open-registry';
import type { GetBuilds } from './shop-releases';
import { createOpsServer } from './own-origin';
import { publishBuilds } from '../builds/publish-remotes';
import { openCompressed } from '../builds/published-files';
import { databasePollMs, shutdownMs } from '../durations';

interface Options {
  /** Style and script of its console. */
  readonly consoleDir: string;
  /** Returns the builds to publish at startup; none when absent. */
  readonly getBuilds?: GetBuilds;
  readonly log: (line: string) => void;
}

/** Serves only the registry until SIGINT or SIGTERM, with its own database or the shop's PostgreSQL. */
export async function startRegistry(
  settings: Settings,
  { consoleDir, getBuilds, log }: Options,
): Promise<void> {
  const { api: config, dataDir, cacheDir } = settings;
  await startTracing(settings.tracing, { service: 'vintage-craft-registry', log });
  checkDataDir(settings);
  await checkPort(settings.ops, 'OPS_');
  const logger = createLogger(config.logLevel);
  const database = await openDatabase(config.database);
  await prepareSchema(database, settings, { parts: ['registry'], log });
  logAvailability(database, logger);
  const watched = watchProcess(database, settings);
  const { registry, live } = await openRegistry(database, settings, openCompressed(cacheDir));
  if (watched) watchVersions(watched.metrics.register, registry.figures);
  await openLive(async () => getBuilds && publishBuilds(registry, getBuilds, log), live, log);
  const shopOrigin = config.publicOrigin ?? addressOf(settings);
  const ops = await createOpsServer(settings, {
    database,
    logger,
    observeRequest: watched?.metrics.observeRequest,
    async plugin(app) {
      await app.register(registryPlugin({ registry, live }));
      await app.register(
        consolePlugin({
          filesDir: consoleDir,
          shopOrigin,
          origin: settings.ops.origin,
          clock: registry.clock,
          provider: registry.oidc?.label ?? null,
        }),
      );
    },
  });
  const stopJobs = startRegistryJobs(registry, logger);
  const stopFollowing = live.follow(databasePollMs, (err) =>
    logger.error({ err }, 'the live release could not be read'),
  );
  const close = async () => {
    await ops.close();
    await stopFollowing();
    await stopJobs();
    await watched?.close();
    await database.close();
  };
  closeOnSignal({ close }, log, shutdownMs + config.drainMs);
  const address = await ops.listen();
  await watched?.serve();
  log(`Registry: ${address}`);
  log(`Console: ${settings.ops.origin ?? address}/ops`);
  log(`Admin token: ${adminTokenFile(dataDir)}`);
}
