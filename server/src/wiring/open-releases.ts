import type { Database } from '@shop/api';
import type { Artifact } from '@shop/contracts';
import { liveEnv, type CompressedFiles } from '@shop/registry';
import { recordOf, type Build, type ShopBuilds } from '../builds/build';
import { lookBack, publishRemotes, starter } from '../builds/publish-remotes';
import { addressOf } from '../settings/listening';
import type { Settings } from '../settings/read-settings';
import { openRegistry } from './open-registry';
import { ownReleases } from './own-releases';
import { remoteReleases } from './remote-releases';
import type { ShopReleases } from './shop-releases';

/** A published version; undefined when there is none. */
export type FindPublished = (remote: string, version: string) => Artifact | undefined;

/**
 * Gives what a process publishes when it starts. `find` knows what is published already; a process with a registry
 * elsewhere publishes no remotes, and has none.
 */
export type GetBuilds = (find: FindPublished | undefined) => Promise<ShopBuilds>;

interface Options {
  readonly settings: Settings;
  readonly database: Database;
  readonly compressed: CompressedFiles;
  readonly getBuilds: GetBuilds;
  readonly say: (line: string) => void;
}

interface OpenReleases {
  readonly releases: ShopReleases;
  readonly builds: ShopBuilds;
}

/** What the shell offers to remotes, as releases are checked against it. */
async function contractOf(shell: Build) {
  const { shell: contract } = await shell.use(async () => recordOf(shell.dir));
  if (!contract) throw new Error(`${shell.dir} holds no build of the shell.`);
  return contract;
}

/**
 * Opens the shop's releases: with `REGISTRY_URL` those of a registry elsewhere, to which teams publish; otherwise the
 * registry runs here, and gets the remotes that were built.
 */
export async function openReleases(options: Options): Promise<OpenReleases> {
  const { settings, database, compressed, getBuilds, say } = options;
  const { registryUrl: url, registryToken: token, releasesDir, cityHeader, api } = settings;
  const shopOrigin = api.publicOrigin ?? addressOf(settings);
  if (url) {
    const builds = await getBuilds(undefined);
    const shell = await contractOf(builds.shell);
    const httpsOutside = shopOrigin.startsWith('https:');
    const releases = await remoteReleases({
      url,
      token,
      releasesDir,
      compressed,
      shell,
      httpsOutside,
      cityHeader,
      say,
    });
    return { releases, builds };
  }
  const open = await openRegistry(database, settings, compressed);
  const { registry } = open;
  const builds = await getBuilds(await registry.published());
  await registry.releases.setShell(liveEnv, await contractOf(builds.shell), starter);
  await publishRemotes(builds.remotes, registry, await registry.history(liveEnv, lookBack), say);
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
