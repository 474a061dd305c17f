import { createLogger, createShopApi, readConfig, serverOptions } from '@shop/api';
import { resolveRelease } from '@shop/contracts';
import { registryPlugin, type ArtifactStore, type ReleaseStore } from '@shop/registry';
import { composer } from '@shop/shell/composer';
import Fastify from 'fastify';
import path from 'node:path';
import { shellDir } from '../build/packages';
import type { PublishedShell } from './publish-shell';
import type { Settings } from './settings';

export interface RunningShop {
  readonly address: string;
  close(): Promise<void>;
}

/** One process for a small shop: the API, the registry's files and the composer behind one port. */
export async function serveShop(
  settings: Settings,
  artifacts: ArtifactStore,
  releases: ReleaseStore,
  shell: PublishedShell,
): Promise<RunningShop> {
  const config = readConfig({ ...process.env, DATA_DIR: settings.dataDir });
  const logger = createLogger(process.env.LOG_LEVEL ? config.logLevel : 'warn');
  const api = await createShopApi({ config, logger });
  const app = Fastify({ ...serverOptions(config, logger), forceCloseConnections: 'idle' });
  const address = `http://${settings.host.includes(':') ? `[${settings.host}]` : settings.host}:${settings.port}`;
  const find = artifacts.find;

  await app.register(api.plugin);
  await app.register(registryPlugin({ artifacts, releases }));
  await app.register(
    composer({
      shellBuild: shell.build,
      shellAssets: shell.assets,
      publicDir: path.join(shellDir, 'public'),
      remotesDir: artifacts.dir,
      payments: config.payments.kind,
      apiBaseUrl: () => `${address}/api/v1`,
      publicOrigin: config.publicOrigin ?? address,
      keepsPages: settings.keepsPages,
      release: () => {
        const release = releases.head();
        return release ? resolveRelease(release, find) : { env: 'live', seq: 0, remotes: {} };
      },
    }),
  );
  try {
    await app.listen({ host: settings.host, port: settings.port });
  } catch (error) {
    await app.close();
    await api.close();
    throw error;
  }
  return {
    address,
    async close() {
      await app.close();
      await api.close();
    },
  };
}
