import {
  consolePlugin,
  createPageReleases,
  registryPlugin,
  shopPlugin,
  startRegistryJobs,
} from '@shop/registry';
import type { OpenRegistry } from './open-registry';
import type { ShopReleases } from './shop-releases';

/** How often other processes on the same database are noticed, in ms; this one's own releases are live at once. */
const followMs = 2000;

interface Options {
  /** Style and script of the console. */
  readonly consoleDir: string;
  /** The shop's public URL. */
  readonly shopOrigin: string;
  /** The console's public URL; where it listens when absent. */
  readonly opsOrigin?: string | undefined;
  /** Header in which the edge sends the shopper's city, for rollouts by city; none when absent. */
  readonly cityHeader?: string | undefined;
}

/** Releases of a registry that runs in the shop's own process. */
export function ownReleases(
  { registry, live }: OpenRegistry,
  { consoleDir, shopOrigin, opsOrigin, cityHeader }: Options,
): ShopReleases {
  const { folder } = registry.cache;
  const pages = createPageReleases({
    live,
    folder,
    signingKey: () => registry.signingKey,
    onSeen: registry.lastSeen.mark,
    httpsOutside: shopOrigin.startsWith('https:'),
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
      if (purchase) await registry.noteCustomer(purchase);
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
