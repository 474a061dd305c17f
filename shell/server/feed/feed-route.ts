import { createReadStream } from 'node:fs';
import { type Duplex, pipeline, type Readable } from 'node:stream';
import { constants, createBrotliCompress, createGunzip } from 'node:zlib';
import { type ContentEncoding, contentEncodingOf } from '@shop/config/content-encoding';
import type { FastifyInstance, FastifyRequest, RouteShorthandOptions } from 'fastify';
import type { GeneratedFile } from './feed-file';

/** Where the product feed is served. */
export const feedPath = '/product-feed.xml';

/** Whether the client has this file already (RFC 9110, 13.2.2). */
function isKnown({ headers }: FastifyRequest, { etag, changedAt }: GeneratedFile): boolean {
  const known = headers['if-none-match'];
  if (known !== undefined) return known.split(',').some((tag) => ['*', etag].includes(tag.trim()));
  const since = Date.parse(headers['if-modified-since'] ?? '');
  return Math.floor(changedAt.getTime() / 1000) * 1000 <= since;
}

/** Reads `to` from `from`. Errors end the response; if the client disconnects, the file is closed. */
function join(from: Readable, to: Duplex): Readable {
  pipeline(from, to, () => undefined);
  return to;
}

/** The bytes of a gzip file in an encoding. */
function contentOf(file: string, encoding: ContentEncoding): Readable {
  const stored = createReadStream(file);
  if (encoding === 'gzip') return stored;
  const text = join(stored, createGunzip());
  if (encoding === 'identity') return text;
  return join(text, createBrotliCompress({ params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }));
}

interface FeedOptions {
  readonly feed: () => Promise<GeneratedFile>;
  readonly cacheControl: string;
  /** Responds when the feed cannot be generated. */
  readonly errorHandler: NonNullable<RouteShorthandOptions['errorHandler']>;
}

/** Serves the product feed. */
export function feedRoute(app: FastifyInstance, { feed, cacheControl, errorHandler }: FeedOptions): void {
  app.get(feedPath, { errorHandler }, async (request, reply) => {
    const file = await feed();
    const encoding = contentEncodingOf(request.headers['accept-encoding']);
    reply.headers({
      'cache-control': cacheControl,
      vary: 'accept-encoding',
      etag: file.etag,
      'last-modified': file.changedAt.toUTCString(),
    });
    if (isKnown(request, file)) return reply.code(304).send();
    if (encoding !== 'identity') reply.header('content-encoding', encoding);
    return reply.type('application/xml; charset=utf-8').send(contentOf(file.path, encoding));
  });
}
