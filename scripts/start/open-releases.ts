import type { ApiConfig, Database } from '@shop/api';
import { liveEnv } from '@shop/registry';
import type { BuildTarget } from '../build/build-package';
import { buildStale } from '../build/build-stale';
import { remoteNames } from '../build/packages';
import { consoleTarget, remoteTarget } from '../build/targets';
import { openRegistry } from '../registry/open-registry';
import { shellContract } from '../registry/shell-contract';
import { ownReleases } from './own-releases';
import { lookBack, publishRemotes } from './publish-remotes';
import { remoteReleases } from './remote-releases';
import type { Settings } from './settings';
import type { ShopReleases } from './shop-releases';

interface Options {
  readonly settings: Settings;
  readonly config: ApiConfig;
  readonly database: Database;
  readonly shell: BuildTarget;
  readonly say: (line: string) => void;
}

const isHttps = ({ publicOrigin }: ApiConfig) => publicOrigin?.startsWith('https:') ?? false;

/**
 * Builds what is stale and opens the shop's releases: with `REGISTRY_URL` those of a registry elsewhere, to which teams
 * publish; otherwise the registry runs here and gets this checkout's remotes.
 */
export async function openReleases(options: Options): Promise<ShopReleases> {
  const { settings, config, database, shell, say } = options;
  const contract = shellContract(shell.version);
  const { registryUrl: url, registryToken: token, releasesDir } = settings;
  if (url) {
    await buildStale([shell], say);
    const httpsOutside = isHttps(config);
    return remoteReleases({ url, token, releasesDir, shell: contract, httpsOutside, say });
  }
  const open = await openRegistry(database, settings);
  const { registry } = open;
  const find = await registry.published();
  const remotes = new Map(remoteNames.map((name) => [name, remoteTarget(name, find)]));
  await buildStale([shell, consoleTarget(), ...remotes.values()], say);
  await registry.releases.setShell(liveEnv, contract, { name: 'start', role: 'admin', remote: null });
  await publishRemotes(remotes, registry, await registry.history(liveEnv, lookBack), say);
  return ownReleases(open, isHttps(config));
}
