import type { Database } from '@shop/api';
import {
  type CompressedFiles,
  createLiveRelease,
  createRegistry,
  createReleaseFile,
  importFolder,
  openStorage,
  type LiveRelease,
  type Registry,
} from '@shop/registry';
import { addressOf, adminTokenFile } from '../settings/listening';
import { registryDatabase } from './registry-database';
import { registryMail } from './registry-mail';
import type { Settings } from '../settings/read-settings';
import { namingVariable } from './naming-variable';
import { artifactsDir, envsDir } from './release-folders';

export interface OpenRegistry {
  readonly registry: Registry;
  /** The live release, refreshed from the database, and the last known one while that is unavailable. */
  readonly live: LiveRelease;
}

/**
 * Opens the registry of this process on an open database. A folder of releases from before the registry had
 * tables is imported once; the first admin's token is written beside the data.
 */
export async function openRegistry(
  opened: Database,
  {
    dataDir,
    releasesDir,
    bucket,
    gateChromium,
    registryToken,
    releaseEnvironment: environment,
    oidc,
    webhookNetworks,
    api,
    ops,
  }: Pick<Settings, 'dataDir' | 'releasesDir' | 'bucket' | 'gateChromium' | 'releaseEnvironment'> &
    Partial<Pick<Settings, 'registryToken' | 'oidc' | 'webhookNetworks' | 'api' | 'ops'>>,
  compressed: CompressedFiles,
): Promise<OpenRegistry> {
  const database = registryDatabase(opened);
  const { storage, cache } = await openStorage(artifactsDir(releasesDir), bucket, compressed);
  const registry = await createRegistry({
    ...{ database, storage, cache, environment },
    gateChromium: gateChromium !== undefined,
    ...{ oidc, webhookNetworks },
    mail: ops && registryMail(api?.mail, ops.origin ?? addressOf(ops)),
  });
  await registry.environments.require(environment).catch(namingVariable);
  const file = createReleaseFile(envsDir(releasesDir), environment);
  await importFolder(database, environment, { folder: cache.folder, file, now: registry.clock() });
  await registry.tokens.ensureAdmin(adminTokenFile(dataDir));
  if (registryToken) await registry.tokens.ensureShop(registryToken);
  const live = createLiveRelease({ ask: () => registry.releases.head(environment), cache, file });
  registry.onRelease(() => live.refresh());
  await live.refresh();
  return { registry, live };
}
