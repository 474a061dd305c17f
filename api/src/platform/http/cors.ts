import type { FastifyInstance, FastifyRequest } from 'fastify';
import { notFound } from './api-error';

/** Preflight headers that allow reads, with the request headers that clients of JSON APIs often add. */
const preflightHeaders = {
  'access-control-allow-methods': 'GET, HEAD',
  'access-control-allow-headers': 'content-type, if-none-match, traceparent, tracestate',
  // Two hours, the longest that browsers use.
  'access-control-max-age': '7200',
} as const;

const allowOrigin = 'access-control-allow-origin';

/** Headers of a public read, by the origin of the page that makes it. */
export type CorsHeaders = (request: Pick<FastifyRequest, 'headers'>) => Readonly<Record<string, string>>;

/** Lets pages of `origins` read public data, without credentials. Undefined without origins: responses do not change. */
export function createCorsHeaders(origins: readonly string[]): CorsHeaders | undefined {
  if (origins.length === 0) return undefined;
  const refused = { vary: 'accept-encoding, origin' };
  const allowed = new Map(origins.map((origin) => [origin, { ...refused, [allowOrigin]: origin }]));
  return ({ headers }) => allowed.get(headers.origin ?? '') ?? refused;
}

/**
 * Adds CORS to the GET routes that `app` registers later, errors included, and responds to their preflights. Call it after
 * `cacheResponses`, which sends cached responses with these headers past Fastify's hooks; this is why `@fastify/cors`, whose
 * preflights also cover other routes below the same prefix, is not used.
 */
export function allowReads(app: FastifyInstance, headersFor: CorsHeaders | undefined): void {
  if (!headersFor) return;
  app.addHook('onSend', async (request, reply, payload) => {
    reply.headers(headersFor(request));
    return payload;
  });
  app.addHook('onRoute', function addPreflight({ method, routePath }) {
    if (method !== 'GET') return;
    this.options(routePath, { schema: { hide: true } }, async (request, reply) => {
      if (!(allowOrigin in headersFor(request))) throw notFound();
      return reply.code(204).headers(preflightHeaders).send();
    });
  });
}

/**
 * Headers of pictures if other origins may read public data. Browsers send no origin with `<img>`, so any site can show
 * the pictures. The headers are the same for all sites, so that caches need only one copy.
 */
export const openPictureHeaders = {
  [allowOrigin]: '*',
  'cross-origin-resource-policy': 'cross-origin',
} as const;
