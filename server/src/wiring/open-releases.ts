import type { Database } from '@shop/api';
import type { Artifact } from '@shop/contracts';
import type { CompressedFiles } from '@shop/registry';
import type { ShopBuilds } from '../builds/build';
import { shellSourceMaps } from '../builds/shell-source-maps';
import { addressOf } from '../settings/listening';
import type { Settings } from '../settings/read-settings';
import { openRegistry } from './open-registry';
import { ownReleases } from './own-releases';
import { contractOf, publishBuilds } from './publish-builds';
import { remoteReleases } from './remote-releases';
import type { ShopReleases } from './shop-releases';

/** A published version; undefined when there is none. */
export type FindPublished = (remote: string, version: string) => Artifact | undefined;

/**
 * Returns what a process publishes when it starts. `find` looks up published versions; a process with a registry
 * elsewhere publishes no remotes, and has no `find`.
 */
export type GetBuilds = (find: FindPublished | undefined) => Promise<ShopBuilds>;

interface Options {
  readonly settings: Settings;
  readonly database: Database;
  readonly compressed: CompressedFiles;
  readonly getBuilds: GetBuilds;
  readonly log: (line: string) => void;
}

interface OpenReleases {
  readonly releases: ShopReleases;
  readonly builds: ShopBuilds;
}

/**
 * Opens the shop's releases: with `REGISTRY_URL` those of a remote registry, to which teams publish; otherwise the
 * registry runs here, and gets the remotes that were built.
 */
export async function openReleases(options: Options): Promise<OpenReleases> {
  const { settings, database, compressed, getBuilds, log } = options;
  const {
    registryUrl: url,
    registryToken: token,
    releasesDir,
    releaseEnvironment,
    cityHeader,
    api,
  } = settings;
  const shopOrigin = api.publicOrigin ?? addressOf(settings);
  if (url) {
    const builds = await getBuilds(undefined);
    const shell = await contractOf(builds.shell);
    const httpsOutside = shopOrigin.startsWith('https:');
    const releases = await remoteReleases({
      url,
      token,
      environment: releaseEnvironment,
      releasesDir,
      compressed,
      shell,
      sourceMaps: await shellSourceMaps(builds.shell),
      httpsOutside,
      cityHeader,
      log,
    });
    return { releases, builds };
  }
  const open = await openRegistry(database, settings, compressed);
  const builds = await publishBuilds(open.registry, getBuilds, log);
  return {
    releases: ownReleases(open, {
      consoleDir: builds.consoleDir,
      shopOrigin,
      opsOrigin: settings.ops.origin,
      cityHeader,
    }),
    builds,
  };
}
