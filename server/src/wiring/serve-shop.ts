import {
  createLogger,
  createShopApi,
  drainable,
  paymentOrigins,
  serverOptions,
  type Database,
} from '@shop/api';
import { inertPolicy, strictTransport } from '@shop/config/security-headers';
import { composer, decodableUrl } from '@shop/shell/composer';
import type { EarlyProcess } from '@shop/shell/early';
import { requestTracing } from '@shop/tracing';
import Fastify from 'fastify';
import type { PublishedOffice } from '../builds/publish-office';
import type { PublishedShell } from '../builds/publish-shell';
import { watchPages, watchVersions } from '../metrics';
import { portLine } from '../preflight';
import { addressOf } from '../settings/places';
import type { Settings } from '../settings/read-settings';
import { countPurchases, recordCustomers } from './purchases';
import { createOffice } from './office';
import { createOpsServer, remoteOps } from './own-origin';
import type { ShopReleases } from './shop-releases';
import { notifiedPageMs, unnotifiedPageMs } from '../durations';

export interface RunningShop {
  readonly address: string;
  /** Origin of the registry's API and its console. */
  readonly opsAddress: string;
  /** Origin of the office; undefined if it runs in another process. */
  readonly officeAddress: string | undefined;
  close(): Promise<void>;
}

export interface ShopServices {
  /** Already open; closed together with the shop. */
  readonly database: Database;
  readonly releases: ShopReleases;
  readonly shell: PublishedShell;
  /** The pages of the office; without them only its API is served. */
  readonly office?: PublishedOffice;
  /** Files that the shop serves at its root. */
  readonly publicDir: string;
  /** A render process that was started before this. */
  readonly early?: EarlyProcess | undefined;
  /** The composer of another build of the shell; this checkout's when absent. */
  readonly compose?: typeof composer;
}

/**
 * Default headers of all responses on the shop's origin; pages and forms override them. A file or an error that is opened as a
 * document cannot bypass the policy of the page that opened it.
 */
const defaultHeaders = (publicOrigin: string) => ({
  'content-security-policy': inertPolicy,
  'x-content-type-options': 'nosniff',
  ...(publicOrigin.startsWith('https:') && { 'strict-transport-security': strictTransport }),
});

/**
 * Serves the API and the composer on one port, the office on a second, and the registry with its console on a third, unless they
 * are remote. Rejects with a one-line message for the operator if it cannot listen.
 */
export async function serveShop(settings: Settings, services: ShopServices): Promise<RunningShop> {
  const { database, releases, shell, publicDir, early, compose = composer } = services;
  const { api: config } = settings;
  const logger = createLogger(config.logLevel);
  let hasRendered = compose !== composer;
  const app = Fastify({
    ...serverOptions(config, logger),
    forceCloseConnections: 'idle',
    rewriteUrl: ({ url = '/' }) => (url.startsWith('/api/') ? url : decodableUrl(url)),
  });
  const drain = drainable(app, config.drainMs);
  const isReady = () => hasRendered && !drain.isDraining();
  const api = await createShopApi({ config, logger, database, isReady });
  const pages = api.metrics && watchPages(api.metrics.register, () => releases.live.current()?.seq);
  if (api.metrics && releases.figures) watchVersions(api.metrics.register, releases.figures);
  const address = addressOf(settings);
  const publicOrigin = config.publicOrigin ?? address;
  await app.register(requestTracing());
  const headers = defaultHeaders(publicOrigin);
  app.addHook('onRequest', (_request, reply, done) => {
    reply.headers(headers);
    done();
  });
  app.addHook('onResponse', countPurchases(releases));
  app.addHook('preSerialization', recordCustomers(releases));

  // Registered first, because it starts a process, which becomes ready in the meantime.
  await app.register(
    compose({
      shellBuild: shell.build,
      shellAssets: shell.assets,
      publicDir,
      remotesDir: releases.remotesDir,
      payments: paymentOrigins(config.payments),
      async readApi(url, signal) {
        const { statusCode, body } = await app.inject({ method: 'GET', url, signal });
        return { status: statusCode, body };
      },
      publicOrigin,
      imageOrigins: settings.imageOrigins,
      rendering: { concurrency: settings.renderConcurrency },
      early,
      keepsPages: settings.keepsPages,
      languages: settings.languages,
      releases: releases.pages,
      onNews: api.feed.subscribe,
      nextChange: api.feed.nextPriceChange,
      freshMs: () => (api.feed.isLive() ? notifiedPageMs : unnotifiedPageMs),
      onReady: () => (hasRendered = true),
      observer: pages,
      onRender(outcome) {
        pages?.countRender(outcome);
        releases.reportRender(outcome);
      },
    }),
  );
  await app.register(api.plugin);
  await app.register(releases.plugin);
  const ops =
    'address' in releases.ops
      ? remoteOps(releases.ops.address)
      : await createOpsServer(settings, { database, logger, plugin: releases.ops });
  const office = settings.hasOffice
    ? await createOffice(settings, services.office, { api, database, logger })
    : undefined;
  const stopReleases = releases.start(app.log);
  const close = async () => {
    await Promise.all([drain.close(), ops.close(), office?.close()]);
    await stopReleases();
    await api.close();
    await database.close();
  };
  try {
    await app.listen({ host: settings.host, port: settings.port }).catch((error: unknown) => {
      // The port was free at startup, and has been taken since.
      throw new Error(portLine(error, settings));
    });
    return { address, opsAddress: await ops.listen(), officeAddress: await office?.listen(), close };
  } catch (error) {
    await close();
    throw error;
  }
}
