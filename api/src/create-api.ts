import type { FastifyBaseLogger, FastifyPluginAsync } from 'fastify';
import { shopApiPlugin } from './app';
import type { ApiConfig } from './config';
import { migrateToLatest } from './migrations/migrate';
import { createPasswords } from './modules/accounts/passwords';
import { createCatalogueCache } from './modules/catalog/catalogue-cache';
import { createCatalogueFeed, type CatalogueFeed } from './modules/catalog/catalogue-changes';
import { openMail } from './modules/mail/mailer';
import { markRefusedEmail } from './modules/orders/email-problems';
import { trackingSink } from './modules/orders/parcel-tracking';
import { listSilentParcels } from './modules/orders/silent-parcels';
import { refusePublicSandbox } from './payment-settings';
import { loadSeedData } from './modules/seed/seed-data';
import { loadSeedOptions } from './modules/seed/seed-options';
import { seedWhenEmpty } from './modules/seed/seed-when-empty';
import { officeApiPlugin, type OfficeOptions } from './office-app';
import { openCouriers } from './open-couriers';
import { openPayments } from './open-payments';
import { openDatabase, type Database } from './platform/db/database';
import { createLogger, logAvailability } from './platform/logging/logger';
import { type Metrics, type MetricsServer, serveMetrics, startMetrics } from './platform/metrics/metrics';
import { startShopJobs } from './shop-jobs';
import { watchWork } from './work-metrics';

/** The shop's API of one process, ready to be mounted. */
export interface ShopApi {
  /** Register it once, without a prefix, on a server made with `serverOptions`. */
  readonly plugin: FastifyPluginAsync;
  /** The staff API, for the office's own server. Register it once, without a prefix. */
  office(options: OfficeOptions): FastifyPluginAsync;
  /** False once the server that it is mounted on begins to close. */
  ready(): boolean;
  /** Undefined without `METRICS_PORT`. */
  readonly metrics: Metrics | undefined;
  /** Opens the listener for metrics scrapers; a server with `plugin` opens it automatically. */
  serveMetrics(): Promise<void>;
  /** Notifies of changes to public responses. */
  readonly feed: Pick<CatalogueFeed, 'subscribe' | 'isLive' | 'nextPriceChange'>;
  /**
   * Stops the jobs, and closes the database if it was opened here. Close the server first, so that pending requests
   * finish.
   */
  close(): Promise<void>;
}

export interface PreparedDatabase {
  /** Names of the migrations that ran. */
  readonly migrated: readonly string[];
  /** Whether the shop was new and has been seeded. */
  readonly seeded: boolean;
}

/** Runs pending migrations, and seeds a new shop from `seedDir`. Rejects with an operator-facing error. */
export async function prepareDatabase(
  database: Database,
  { seedDir, seedsOptions, gstin }: Pick<ApiConfig, 'seedDir' | 'seedsOptions' | 'gstin'>,
): Promise<PreparedDatabase> {
  const migrated = await migrateToLatest(database);
  if (seedDir === undefined) return { migrated, seeded: false };
  const options = { load: () => loadSeedOptions(seedDir), hasGstin: gstin !== null };
  const load = () => loadSeedData(seedDir);
  return { migrated, seeded: await seedWhenEmpty(database, load, seedsOptions ? options : undefined) };
}

/** Opens the services that routes and jobs share. The database is already migrated. */
async function openServices(config: ApiConfig, database: Database, logger: FastifyBaseLogger) {
  const mail = openMail({ settings: config.mail, database, log: logger, onRefused: markRefusedEmail });
  const payments = await openPayments({
    database,
    settings: config.payments,
    log: logger,
    mailer: mail.mailer,
    linkOrigin: config.publicOrigin,
  });
  const couriers = await openCouriers({
    database,
    settings: config.couriers,
    log: logger,
    sink: trackingSink(payments.context),
    silent: listSilentParcels,
  });
  const metrics = config.metricsPort === undefined ? undefined : startMetrics(database, watchWork);
  return { mail, payments, couriers, metrics };
}

/**
 * Opens and migrates the database, and seeds a new one from `config.seedDir`. If a step fails, closes everything and
 * rejects with an operator-facing error. Jobs start once the server listens. A database passed in `options` is shared
 * with other code, and closed by the caller.
 */
export async function createShopApi(options: {
  readonly config: ApiConfig;
  readonly logger?: FastifyBaseLogger;
  readonly database?: Database;
  /** An additional condition for `/readyz` to report that this process can serve. */
  readonly isReady?: () => boolean;
}): Promise<ShopApi> {
  const { config, logger = createLogger(config.logLevel) } = options;
  refusePublicSandbox(config);
  const database = options.database ?? (await openDatabase(config.database));
  const stopLogging = logAvailability(database, logger);
  const release = async () => {
    stopLogging();
    if (!options.database) await database.close();
  };
  try {
    const { migrated, seeded } = await prepareDatabase(database, config);
    if (migrated.length > 0) logger.info({ migrations: migrated }, 'database migrated');
    if (seeded) logger.info({ seedDir: config.seedDir }, 'new shop seeded');
    const { mail, payments, couriers, metrics } = await openServices(config, database, logger);
    let metricsServer: MetricsServer | undefined;
    let ready = true;
    let stopJobs = async () => {};
    const startJobs = () => {
      stopJobs = startShopJobs({
        ...{ config, database, payments, couriers, mail, logger },
        register: metrics?.register,
      });
    };
    const feed = createCatalogueFeed();
    const deps = {
      config,
      database,
      catalogue: createCatalogueCache(database.reads.db),
      passwords: createPasswords(),
      payments,
      couriers,
      mailer: mail.mailer,
      metrics,
      isReady: () => ready && (options.isReady?.() ?? true),
      feed,
    };
    const routes = shopApiPlugin(deps);
    const listenForMetrics = async () => {
      if (!metrics || config.metricsPort === undefined) return;
      metricsServer = await serveMetrics(metrics, { port: config.metricsPort, host: config.host });
      logger.info({ port: metricsServer.port }, 'metrics server listening');
    };
    return {
      metrics,
      serveMetrics: listenForMetrics,
      async plugin(app, pluginOptions) {
        app.addHook('onReady', listenForMetrics);
        app.addHook('onListen', async () => startJobs());
        app.addHook('preClose', async () => {
          ready = false;
        });
        await app.register(routes, pluginOptions);
      },
      office: (office) => officeApiPlugin(deps, office),
      ready: () => ready,
      feed,
      async close() {
        ready = false;
        await stopJobs();
        await metricsServer?.close();
        await release();
      },
    };
  } catch (error) {
    await release();
    throw error;
  }
}
