import { createLogger, createShopApi, serverOptions, type ApiConfig, type Database } from '@shop/api';
import { composer } from '@shop/shell/composer';
import Fastify from 'fastify';
import path from 'node:path';
import { shellDir } from '../build/packages';
import { portLine } from './preflight';
import type { PublishedShell } from './publish-shell';
import type { Settings } from './settings';
import type { ShopReleases } from './shop-releases';

export interface RunningShop {
  readonly address: string;
  close(): Promise<void>;
}

interface Parts {
  readonly config: ApiConfig;
  /** Open already; closed together with the shop. */
  readonly database: Database;
  readonly releases: ShopReleases;
  readonly shell: PublishedShell;
  /** The composer of another build of the shell; this checkout's when absent. */
  readonly compose?: typeof composer;
}

/** How long a rendered page is fresh while its changes are heard of, and while they are not, in ms. */
const heardMs = 60_000;
const unheardMs = 2000;

/** One process for a small shop: the API, the registry or the way to it, and the composer behind one port. */
export async function serveShop(settings: Settings, parts: Parts): Promise<RunningShop> {
  const { config, database, releases, shell, compose = composer } = parts;
  const logger = createLogger(process.env.LOG_LEVEL ? config.logLevel : 'warn');
  let hasRendered = compose !== composer;
  const api = await createShopApi({ config, logger, database, isReady: () => hasRendered });
  const app = Fastify({ ...serverOptions(config, logger), forceCloseConnections: 'idle' });
  const address = `http://${settings.host.includes(':') ? `[${settings.host}]` : settings.host}:${settings.port}`;

  await app.register(api.plugin);
  await app.register(releases.plugin);
  await app.register(
    compose({
      shellBuild: shell.build,
      shellAssets: shell.assets,
      publicDir: path.join(shellDir, 'public'),
      remotesDir: releases.remotesDir,
      payments: config.payments.kind,
      async readApi(url, signal) {
        const { statusCode, body } = await app.inject({ method: 'GET', url, signal });
        return { status: statusCode, body };
      },
      publicOrigin: config.publicOrigin ?? address,
      keepsPages: settings.keepsPages,
      releases: releases.pages,
      onNews: api.feed.hear,
      freshMs: () => (api.feed.isLive() ? heardMs : unheardMs),
      onReady: () => (hasRendered = true),
      onRender: releases.reportRender,
    }),
  );
  const stopReleases = releases.start(app.log);
  const close = async () => {
    await app.close();
    await stopReleases();
    await api.close();
    await database.close();
  };
  try {
    await app.listen({ host: settings.host, port: settings.port });
  } catch (error) {
    await close();
    // The port was free when this start began: another one was faster.
    throw new Error(portLine(error, settings));
  }
  return { address, close };
}
