import { createShopApi } from '@shop/api';
import { resolveRelease } from '@shop/contracts';
import { registryPlugin, type ArtifactStore, type ReleaseStore } from '@shop/registry';
import { composer } from '@shop/shell/composer';
import Fastify from 'fastify';
import path from 'node:path';
import { shellDir } from '../build/packages';
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
): Promise<RunningShop> {
  const api = await createShopApi({ env: { ...process.env, DATA_DIR: settings.dataDir } });
  const app = Fastify({
    logger: { level: process.env.LOG_LEVEL ?? 'warn' },
    bodyLimit: 256 * 1024,
    forceCloseConnections: 'idle',
  });
  const address = `http://${settings.host.includes(':') ? `[${settings.host}]` : settings.host}:${settings.port}`;
  const find = artifacts.find;

  await app.register(api.plugin);
  await app.register(registryPlugin({ artifacts, releases }));
  await app.register(
    composer({
      shellDist: path.join(shellDir, 'dist'),
      publicDir: path.join(shellDir, 'public'),
      remotesDir: artifacts.dir,
      apiBaseUrl: () => `${address}/api/v1`,
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
