import fastifyStatic from '@fastify/static';
import type { FastifyPluginAsync } from 'fastify';
import { createHash } from 'node:crypto';
import type { ArtifactStore } from './artifact-store';
import type { ReleaseStore } from './release-store';

export interface RegistryOptions {
  readonly artifacts: ArtifactStore;
  readonly releases: ReleaseStore;
}

/** What a version's folder holds besides the files that a page may ask for. */
const notServed = /(^|\/)(server\/|artifact\.json$|\.)/;

const published =
  (artifacts: ArtifactStore): FastifyPluginAsync =>
  async (app) => {
    app.setNotFoundHandler((_request, reply) =>
      reply.code(404).header('cache-control', 'no-store').send({ status: 404, message: 'No such file.' }),
    );
    await app.register(fastifyStatic, {
      root: artifacts.dir,
      index: false,
      immutable: true,
      maxAge: '1y',
      decorateReply: false,
      allowedPath: (pathName) => !notServed.test(pathName.replace(/^\/+/, '')),
      setHeaders: (response) => void response.setHeader('x-content-type-options', 'nosniff'),
    });
  };

/** Serves published remotes below `/remotes/` and the live release; a missing file is 404 as JSON, never a page. */
export function registryPlugin({ artifacts, releases }: RegistryOptions): FastifyPluginAsync {
  return async (app) => {
    await app.register(published(artifacts), { prefix: '/remotes' });

    app.get<{ Params: { env: string } }>('/registry/v1/envs/:env/release.json', (request, reply) => {
      const release = releases.head();
      if (!release || release.env !== request.params.env) {
        return reply.code(404).send({ status: 404, message: `No release in "${request.params.env}".` });
      }
      const body = JSON.stringify(release);
      const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
      reply.headers({ etag, 'cache-control': 'public, max-age=5, stale-if-error=86400' });
      if (request.headers['if-none-match'] === etag) return reply.code(304).send();
      return reply.type('application/json').send(body);
    });
  };
}
