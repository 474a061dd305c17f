import { consolePlugin, createPageReleases, registryPlugin, startRegistryJobs } from '@shop/registry';
import type { OpenRegistry } from './open-registry';
import type { ShopReleases } from './shop-releases';

/** How often other processes on the same database are noticed, in ms; this one's own releases are live at once. */
const followMs = 2000;

/** Releases of a registry that runs in the shop's own process. */
export function ownReleases(
  { registry, live }: OpenRegistry,
  {
    consoleDir,
    httpsOutside,
    cityHeader,
  }: {
    readonly consoleDir: string;
    readonly httpsOutside: boolean;
    readonly cityHeader?: string | undefined;
  },
): ShopReleases {
  const { folder } = registry.cache;
  const pages = createPageReleases({
    live,
    folder,
    signingKey: () => registry.signingKey,
    onSeen: registry.sightings.mark,
    httpsOutside,
    cityHeader,
  });
  return {
    remotesDir: folder.dir,
    live,
    pages,
    reportRender: registry.renders.count,
    async plugin(app) {
      await app.register(registryPlugin({ registry, live, pages: pages.plugin }));
      await app.register(consolePlugin({ filesDir: consoleDir, clock: registry.clock }));
    },
    start(log) {
      const stopJobs = startRegistryJobs(registry, log);
      const stopRenders = registry.renders.start((err) =>
        log.error({ err }, 'renders on the server were not written'),
      );
      const stopFollowing = live.follow(followMs, (err) =>
        log.error({ err }, 'what is live could not be asked'),
      );
      return async () => {
        await stopFollowing();
        await stopRenders();
        await stopJobs();
      };
    },
  };
}
