import { named, typedApp, type TypedApp } from '@shop/server-kit';
import type { FastifyInstance, FastifyPluginAsync } from 'fastify';
import type { Registry } from '../registry';
import { remoteFiles } from '../modules/artifacts/remote-files';
import { liveRoutes } from '../modules/releases/live-routes';
import type { LiveRelease } from '../modules/releases/live-release';
import { telemetryRoutes } from '../modules/telemetry/routes';
import { configureRegistryErrors } from '../platform/http/send-error';
import { namedSchemas } from './named-schemas';
import { registryPrefix } from './registry-plugin';

interface ShopPluginOptions {
  readonly registry: Registry;
  readonly live: LiveRelease;
  /** Routes for the shopper's release and for telemetry tokens. */
  readonly pages: FastifyPluginAsync;
}

/**
 * The registry's routes that pages use at the shop's origin, if the registry runs in the same process. They do not need a token.
 */
export function shopPlugin({ registry, live, pages }: ShopPluginOptions): FastifyPluginAsync {
  return named('registry for pages', async (parent: FastifyInstance) => {
    const root = typedApp(parent);
    configureRegistryErrors(parent);
    for (const schema of namedSchemas) root.addSchema(schema);
    await root.register(pages);
    await root.register(remoteFiles({ cache: registry.cache, onServed: registry.lastSeen.mark }));
    const calls = async (app: TypedApp) => {
      liveRoutes(app, live);
      telemetryRoutes(app, registry);
    };
    await root.register(named('calls of pages', calls), { prefix: registryPrefix });
  });
}
