import type { FastifyBaseLogger, FastifyPluginAsync } from 'fastify';
import { setTimeout } from 'node:timers/promises';
import { createPasswords } from './accounts/passwords';
import { shopApiPlugin } from './app';
import { createCatalogueCache } from './catalogue/catalogue-cache';
import { createCatalogueFeed, type CatalogueFeed } from './catalogue/catalogue-news';
import type { ApiConfig } from './config';
import { openDatabase, type Database } from './db/database';
import { migrateToLatest } from './db/migrate';
import { seedWhenEmpty } from './db/seed';
import { startShopJobs } from './jobs/shop-jobs';
import { endIdleConnections } from './http/end-idle-connections';
import { logAvailability } from './logging/log-availability';
import { createLogger } from './logging/logger';
import { openMail } from './mail/open-mail';
import { startMetrics } from './metrics/metrics';
import { serveMetrics, type MetricsServer } from './metrics/metrics-server';
import { openPayments } from './payments/open-payments';
import { refusePublicSandbox } from './payments/refuse-public-sandbox';

export { readConfig, type ApiConfig } from './config';
export { openDatabase, type Database } from './db/database';
export { runImport } from './catalogue/import/run-import';
export { logAvailability } from './logging/log-availability';
export { createLogger } from './logging/logger';
export { refusePublicSandbox } from './payments/refuse-public-sandbox';
export { serverOptions } from './server-options';

/** The shop's API of one process, ready to be mounted. */
export interface ShopApi {
  /** Register it once, without a prefix, on a server made with `serverOptions`. */
  readonly plugin: FastifyPluginAsync;
  /** False once the server that it is mounted on begins to close. */
  ready(): boolean;
  /** Changes of what public responses are made of. */
  readonly feed: Pick<CatalogueFeed, 'hear' | 'isLive'>;
  /** Stops the jobs, and closes the database when it was opened here. Close the server first, so that requests under way are answered. */
  close(): Promise<void>;
}

async function prepare(database: Database, logger: FastifyBaseLogger): Promise<void> {
  const migrated = await migrateToLatest(database);
  if (migrated.length > 0) logger.info({ migrations: migrated }, 'database brought up to date');
  if (await seedWhenEmpty(database)) logger.info('new shop filled with the seed catalogue');
}

/**
 * Opens the database, brings it up to date and fills a new one. Rejects with a line for the operator when any of it
 * fails, leaving nothing open. Jobs run from the moment the server listens. A database that is handed in, because others
 * keep their tables there too, stays its owner's to close.
 */
export async function createShopApi(options: {
  readonly config: ApiConfig;
  readonly logger?: FastifyBaseLogger;
  readonly database?: Database;
  /** What else this process has to have before `/readyz` says that it can serve. */
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
    await prepare(database, logger);
    const mail = openMail({ settings: config.mail, database, log: logger });
    const { mailer } = mail;
    const payments = await openPayments({ database, settings: config.payments, log: logger, mailer });
    const { metricsPort, host } = config;
    const metrics = metricsPort === undefined ? undefined : startMetrics(database);
    let watched: MetricsServer | undefined;
    let ready = true;
    let stopJobs = async () => {};
    const startJobs = () => {
      stopJobs = startShopJobs({ config, database, payments, mail, logger });
    };
    const feed = createCatalogueFeed();
    const routes = shopApiPlugin({
      config,
      database,
      catalogue: createCatalogueCache(database.db),
      passwords: createPasswords(),
      payments,
      mailer,
      metrics,
      isReady: () => ready && (options.isReady?.() ?? true),
      feed,
    });
    return {
      async plugin(app, pluginOptions) {
        app.addHook('onReady', async () => {
          if (!metrics || metricsPort === undefined) return;
          watched = await serveMetrics(metrics, { port: metricsPort, host });
          logger.info({ port: watched.port }, 'metrics are served');
        });
        app.addHook('onListen', async () => startJobs());
        app.addHook('preClose', async () => {
          ready = false;
          // The server still listens: balancers hear `not ready` before it does no more.
          await setTimeout(config.drainMs);
          endIdleConnections(app.server);
        });
        await app.register(routes, pluginOptions);
      },
      ready: () => ready,
      feed,
      async close() {
        ready = false;
        await stopJobs();
        await watched?.close();
        await release();
      },
    };
  } catch (error) {
    await release();
    throw error;
  }
}
