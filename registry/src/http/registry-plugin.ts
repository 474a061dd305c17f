import type { FastifyPluginAsync } from 'fastify';
import { RegistryError } from '../domain/registry-error';
import type { Registry } from '../registry';
import type { LiveRelease } from '../snapshot/live-release';
import { answerError } from './answer-error';
import { artifactRoutes } from './artifact-routes';
import { readRoutes } from './read-routes';
import { releaseRoutes, sendRelease } from './release-routes';
import { remoteFiles } from './remote-files';
import { telemetryRoutes, type TelemetryOptions } from './telemetry-routes';
import { tokenRoutes } from './token-routes';

export interface RegistryPluginOptions extends TelemetryOptions {
  readonly registry: Registry;
  /** What this process serves as live, also while the database is away. */
  readonly live: LiveRelease;
}

/** The registry over HTTP: `/registry/v1/**` and `/remotes/**`. */
export function registryPlugin({ registry, live, ...options }: RegistryPluginOptions): FastifyPluginAsync {
  return async (parent) => {
    const { shelf, sightings } = registry;
    await parent.register(remoteFiles({ shelf, onServed: sightings.mark }));
    await parent.register(
      async (app) => {
        app.setErrorHandler(answerError);
        app.setNotFoundHandler((request, reply) =>
          answerError(new RegistryError(404, 'The registry has no such call.'), request, reply),
        );
        app.get<{ Params: { env: string } }>('/envs/:env/release.json', (request, reply) => {
          const release = live.current();
          if (release?.env === request.params.env) return sendRelease(request, reply, release);
          throw new RegistryError(404, `No release in "${request.params.env}" yet.`);
        });
        await app.register(async (open) => telemetryRoutes(open, registry, options));
        await app.register(async (reads) => readRoutes(reads, registry));
        await app.register(async (writes) => {
          releaseRoutes(writes, registry);
          artifactRoutes(writes, registry);
          tokenRoutes(writes, registry);
        });
      },
      { prefix: '/registry/v1' },
    );
  };
}
