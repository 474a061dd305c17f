import fastifyStatic from '@fastify/static';
import type { FastifyPluginAsync } from 'fastify';

/**
 * `/shell/**`: the hashed, immutable files of a folder, from the compressed files beside them. Missing shell files are a
 * 404 as JSON, which must not be cached: another process may have the file.
 */
export function shellFiles(folder: string): FastifyPluginAsync {
  return async (app) => {
    await app.register(
      async (files) => {
        files.setNotFoundHandler((_request, reply) =>
          reply
            .code(404)
            .header('cache-control', 'no-store')
            .send({ status: 404, message: 'There is nothing at this address.' }),
        );
        await files.register(fastifyStatic, {
          root: folder,
          immutable: true,
          maxAge: '1y',
          index: false,
          preCompressed: true,
          // Conditional and range requests, which nobody sends for these.
          etag: false,
          lastModified: false,
          acceptRanges: false,
          setHeaders: (reply) => {
            reply.setHeader('vary', 'accept-encoding');
            reply.setHeader('x-content-type-options', 'nosniff');
          },
        });
      },
      { prefix: '/shell' },
    );
  };
}
