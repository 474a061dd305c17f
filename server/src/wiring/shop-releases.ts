import type { Database } from '@shop/api';
import type { Artifact, RenderOutcome } from '@shop/contracts';
import {
  type CompressedFiles,
  consolePlugin,
  createPageReleases,
  type LiveRelease,
  type PageReleases,
  type PurchaseStage,
  type Registry,
  registryPlugin,
  shopPlugin,
  startRegistryJobs,
} from '@shop/registry';
import type { FastifyBaseLogger, FastifyPluginAsync, FastifyRequest } from 'fastify';
import type { ShopBuilds } from '../builds/build';
import { shellSourceMaps } from '../builds/publish-shell';
import { addressOf } from '../settings/places';
import type { Settings } from '../settings/read-settings';
import { openLive } from './open-live';
import { type OpenRegistry, openRegistry } from './open-registry';
import { contractOf, publishBuilds } from '../builds/publish-remotes';
import { remoteReleases } from './remote-releases';
import { databasePollMs } from '../durations';

/** The source of a shop's releases: a registry in its own process, or a remote one. */
export interface ShopReleases {
  /** Folder of the versions on this machine. */
  readonly remotesDir: string;
  readonly live: LiveRelease;
  readonly pages: PageReleases;
  /** Counts the outcome of a remote in a server render; never throws, and never blocks. */
  reportRender(outcome: RenderOutcome): void;
  /** Counts the purchase stages that the sender of a request has reached. Rejects if they cannot be stored. */
  reportPurchase(request: FastifyRequest, stages: readonly PurchaseStage[]): Promise<void>;
  /** Records that an order was paid in the browser of a request. Rejects if it cannot be stored. */
  reportCustomer(request: FastifyRequest, order: string): Promise<void>;
  /** The health of versions for metrics, if the registry runs in this process. */
  readonly figures?: Registry['figures'];
  /** Registers the routes of `/registry/v1` and `/remotes` that pages use, on the shop's origin. */
  readonly plugin: FastifyPluginAsync;
  /** The registry's API and console if they run in this process; otherwise their URL. */
  readonly ops: FastifyPluginAsync | { readonly address: string };
  /** Follows the live release until the returned function is called. */
  start(log: FastifyBaseLogger): () => Promise<void>;
}

interface OwnReleasesOptions {
  /** Style and script of the console. */
  readonly consoleDir: string;
  /** The shop's public URL. */
  readonly shopOrigin: string;
  /** The console's public URL; by default the one it listens on. */
  readonly opsOrigin?: string | undefined;
  /** Header in which a CDN sends the shopper's city, for rollouts by city; none when absent. */
  readonly cityHeader?: string | undefined;
}

/** Releases of a registry that runs in the shop's own process. */
export function ownReleases(
  { registry, live }: OpenRegistry,
  { consoleDir, shopOrigin, opsOrigin, cityHeader }: OwnReleasesOptions,
): ShopReleases {
  const { folder } = registry.cache;
  const pages = createPageReleases({
    live,
    folder,
    signingKey: () => registry.signingKey,
    onSeen: registry.lastSeen.mark,
    isPublicHttps: shopOrigin.startsWith('https:'),
    cityHeader,
  });
  return {
    remotesDir: folder.dir,
    live,
    pages,
    reportRender: registry.renders.count,
    async reportPurchase(request, stages) {
      const issued = pages.issuedFor(request);
      if (issued) await registry.countPurchase(issued, stages);
    },
    async reportCustomer(request, order) {
      const purchase = pages.purchaseOf(request, order);
      if (purchase) await registry.recordCustomer(purchase);
    },
    figures: registry.figures,
    plugin: shopPlugin({ registry, live, pages: pages.plugin }),
    async ops(app) {
      await app.register(registryPlugin({ registry, live }));
      await app.register(
        consolePlugin({
          ...{ filesDir: consoleDir, shopOrigin, origin: opsOrigin, clock: registry.clock },
          provider: registry.oidc?.label ?? null,
        }),
      );
    },
    start(log) {
      const stopJobs = startRegistryJobs(registry, log);
      const stopRenders = registry.renders.start((err) =>
        log.error({ err }, 'server renders were not stored'),
      );
      const stopFollowing = live.follow(databasePollMs, (err) =>
        log.error({ err }, 'the live release could not be read'),
      );
      return async () => {
        await stopFollowing();
        await stopRenders();
        await stopJobs();
      };
    },
  };
}

/** A published version; undefined when there is none. */
export type FindPublished = (remote: string, version: string) => Artifact | undefined;

/**
 * Returns the builds that a process publishes when it starts. `find` looks up published versions; it is undefined with a remote
 * registry, to which a process publishes no remotes.
 */
export type GetBuilds = (find: FindPublished | undefined) => Promise<ShopBuilds>;

interface OpenReleasesOptions {
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
 * Opens the shop's releases. With `REGISTRY_URL` they come from a remote registry, to which teams publish; otherwise the registry
 * runs in this process, and the built remotes are published to it.
 */
export async function openReleases(options: OpenReleasesOptions): Promise<OpenReleases> {
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
    const isPublicHttps = shopOrigin.startsWith('https:');
    const releases = await remoteReleases({
      url,
      token,
      environment: releaseEnvironment,
      releasesDir,
      compressed,
      shell,
      sourceMaps: await shellSourceMaps(builds.shell),
      isPublicHttps,
      cityHeader,
      log,
    });
    return { releases, builds };
  }
  const open = await openRegistry(database, settings, compressed);
  const builds = await openLive(() => publishBuilds(open.registry, getBuilds, log), open.live, log);
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
