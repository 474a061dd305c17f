import { readFile } from 'node:fs/promises';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import { asDictionary, dictionaryOf } from '@shop/config/content-encoding';
import type { FastifyInstance, FastifyPluginAsync, FastifyRequest } from 'fastify';

/** A script whose name changes between builds only in the hash of its contents. */
const namedScript = /^\/shell\/([a-z][\w-]*)\.[\da-f]+\.js(?=\?|$)/;

const immutable = 'max-age=31536000, immutable';

/** Headers of a script whose next build may be compressed with it. */
function dictionaryHeaders(url: string): Readonly<Record<string, string>> {
  const [, stem] = namedScript.exec(url) ?? [];
  return stem ? asDictionary(`/shell/${stem}.*.js`) : {};
}

/** The script as a delta to the browser's build; undefined if there is no such file. */
async function readDelta(
  folder: string,
  { method, url, headers }: FastifyRequest,
): Promise<Buffer | undefined> {
  const dictionary = dictionaryOf(headers);
  const [script] = namedScript.exec(url) ?? [];
  if (!dictionary || !script || method !== 'GET') return undefined;
  return readFile(path.join(folder, `${path.basename(script)}.${dictionary}.dcb`)).catch(() => undefined);
}

/** Sends scripts as deltas to earlier builds, with the headers of RFC 9842. */
function sendDeltas(files: FastifyInstance, folder: string): void {
  files.addHook('onRequest', async (request, reply) => {
    const bytes = await readDelta(folder, request);
    if (!bytes) return;
    return reply
      .headers({
        'cache-control': `public, ${immutable}`,
        'content-encoding': 'dcb',
        'content-type': 'application/javascript; charset=utf-8',
        'x-content-type-options': 'nosniff',
      })
      .send(bytes);
  });
  files.addHook('onSend', async (request, reply) => {
    if (reply.statusCode !== 200) return;
    reply.headers(dictionaryHeaders(request.url));
    // Prevents shared caches from storing a whole script for a dictionary.
    if (dictionaryOf(request.headers) && reply.getHeader('content-encoding') !== 'dcb')
      reply.header('cache-control', `private, ${immutable}`);
  });
}

/**
 * Serves `/shell/**`: the hashed, immutable files of a folder, from their precompressed versions. A missing file is a 404 as JSON,
 * which must not be cached, because another process may have the file.
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
        sendDeltas(files, folder);
        await files.register(fastifyStatic, {
          root: folder,
          immutable: true,
          maxAge: '1y',
          index: false,
          preCompressed: true,
          // Disables conditional and range requests, which clients do not send for these files.
          etag: false,
          lastModified: false,
          acceptRanges: false,
          setHeaders: (reply) => {
            void reply.header('vary', 'accept-encoding');
            void reply.header('x-content-type-options', 'nosniff');
          },
        });
      },
      { prefix: '/shell' },
    );
  };
}
