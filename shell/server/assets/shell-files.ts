import fastifyStatic from '@fastify/static';
import type { FastifyPluginAsync } from 'fastify';

/**
 * `/shell/**`: the hashed files in a folder, the same for ever, packed as they lie beside themselves. What is not there is
 * 404 as JSON, which nobody may keep: another process may have it.
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
          // For who asks anew whether a file has changed or where it broke off, which nobody does of these.
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
