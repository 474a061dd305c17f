import { RegistryError } from '@shop/packer';
import { describeRoutes, openApiRoutes, typedApp, type TypedApp } from '@shop/http';
import type { FastifyPluginAsync } from 'fastify';
import type { Registry } from '../registry';
import { namedSchemas } from './named-schemas';
import type { LiveRelease } from '../modules/releases/snapshot/live-release';
import { answerError } from '../platform/http/answer-error';
import { artifactRoutes } from '../modules/artifacts/artifact-routes';
import { knowCallers } from '../platform/http/caller';
import { liveRoutes } from '../modules/releases/live-routes';
import { readRoutes } from './read-routes';
import { collectRoutes } from '../modules/releases/collect-routes';
import { releaseRoutes } from '../modules/releases/release-routes';
import { remoteFiles } from '../modules/artifacts/remote-files';
import { rolloutRoutes } from '../modules/rollouts/rollout-routes';
import { speakRegistry } from '../platform/http/speak-registry';
import { telemetryRoutes, type TelemetryOptions } from '../modules/telemetry/telemetry-routes';
import { staffRoutes } from '../modules/releases/shopper/staff-routes';
import { tokenRoutes } from '../modules/tokens/token-routes';

export interface RegistryPluginOptions extends TelemetryOptions {
  readonly registry: Registry;
  /** What this process serves as live, also while the database is away. */
  readonly live: LiveRelease;
  /** What pages ask for, where the shop is in this process too. */
  readonly pages?: FastifyPluginAsync;
}

const prefix = '/registry/v1';

/** The registry over HTTP: `/registry/v1/**`, its OpenAPI document among them, and `/remotes/**`. */
export function registryPlugin({
  registry,
  live,
  pages,
  ...options
}: RegistryPluginOptions): FastifyPluginAsync {
  return async (parent) => {
    const { cache, sightings } = registry;
    const root = typedApp(parent);
    speakRegistry(parent);
    for (const schema of namedSchemas) root.addSchema(schema);
    await describeRoutes(root, {
      title: 'Registry of remotes',
      description:
        'Which versions of remotes are published, and which of them shoppers get. Failed calls are {status, message, …}.',
      securitySchemes: {
        token: { type: 'http', scheme: 'bearer', description: 'A token of the registry: `reg_…`.' },
      },
    });
    if (pages) await root.register(pages);
    await root.register(remoteFiles({ cache, onServed: sightings.mark }));
    await root.register(
      async (app: TypedApp) => {
        app.setNotFoundHandler((request, reply) =>
          answerError(new RegistryError(404, 'The registry has no such call.'), request, reply),
        );
        knowCallers(app);
        liveRoutes(app, live);
        openApiRoutes(app, ['/openapi.json']);
        await app.register(async (open: TypedApp) => telemetryRoutes(open, registry, options));
        await app.register(async (reads: TypedApp) => readRoutes(reads, registry));
        await app.register(async (writes: TypedApp) => {
          releaseRoutes(writes, registry);
          artifactRoutes(writes, registry);
          collectRoutes(writes, registry);
          tokenRoutes(writes, registry);
          staffRoutes(writes, registry);
          rolloutRoutes(writes, registry);
        });
      },
      { prefix },
    );
  };
}
