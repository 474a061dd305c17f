import { noteOnSpan } from '@shop/tracing';
import type { FastifyInstance, FastifyReply, FastifyRequest, HookHandlerDoneFunction } from 'fastify';
import type { CorsHeaders } from './cors';
import {
  type CachedResponse,
  encodedResponse,
  type EncodedResponse,
  encodeResponse,
  type ResponseCache,
  type ResponseSlot,
} from './response-cache';
import { requestHeaders } from './security';

declare module 'fastify' {
  interface FastifyRequest {
    /** The slot that caches the response of a public read. */
    responseSlot: ResponseSlot | null;
  }
}

/** The source of a response, for traces. `shared` waits for a pending one. */
const from = {
  hit: { 'shop.cache': 'hit' },
  miss: { 'shop.cache': 'miss' },
  stale: { 'shop.cache': 'stale' },
  shared: { 'shop.cache': 'shared' },
} as const;

/** The `age` header of a stale response, in seconds. */
const ageOf = ({ storedAt }: CachedResponse) => ({
  age: String(Math.max(0, Math.round((Date.now() - storedAt) / 1000))),
});

function write(
  { corsHeaders }: CachedReads,
  request: FastifyRequest,
  reply: FastifyReply,
  response: EncodedResponse,
  more: Readonly<Record<string, string>> = {},
): void {
  reply.hijack();
  const headers = Object.assign(requestHeaders(request), response.headers, corsHeaders?.(request), more);
  reply.raw.writeHead(response.status, headers).end(response.body, 'latin1');
}

/** Writes a pending response, or continues with the request if it fails. */
async function writeWhenReady(
  reads: CachedReads,
  request: FastifyRequest,
  reply: FastifyReply,
  pending: CachedResponse | Promise<CachedResponse | undefined>,
): Promise<boolean> {
  const response = await pending;
  if (response) write(reads, request, reply, await encodeResponse(response, request.headers));
  return response !== undefined;
}

/** Writes a stale response. */
async function writeStale(
  reads: CachedReads,
  request: FastifyRequest,
  reply: FastifyReply,
  stale: CachedResponse,
): Promise<void> {
  write(reads, request, reply, await encodeResponse(stale, request.headers), ageOf(stale));
}

/**
 * Looks up a cached response; without one the request continues, and its response is cached. While the database is known to be
 * down, a stale one is sent.
 */
function lookUp(
  reads: CachedReads,
  request: FastifyRequest,
  reply: FastifyReply,
  done: HookHandlerDoneFunction,
): void {
  if (request.method !== 'GET') return done();
  const { cache, isDown } = reads;
  const url = request.raw.url ?? '';
  const found = cache.find(url);
  const ready = found && !(found instanceof Promise) && encodedResponse(found, request.headers);
  if (ready) {
    noteOnSpan(from.hit);
    return write(reads, request, reply, ready);
  }
  const makeNew = () => {
    noteOnSpan(from.miss);
    request.responseSlot = cache.begin(url);
    done();
  };
  if (!found) {
    const stale = isDown() ? cache.stale(url) : undefined;
    if (!stale) return makeNew();
    noteOnSpan(from.stale);
    writeStale(reads, request, reply, stale).catch(done);
    return;
  }
  noteOnSpan(from.shared);
  writeWhenReady(reads, request, reply, found).then((written) => written || makeNew(), done);
}

/** Does not cache the response of a public read; for responses that are read once. */
export function leaveUncached(request: FastifyRequest): void {
  request.responseSlot?.leave();
  request.responseSlot = null;
}

export interface CachedReads {
  readonly cache: ResponseCache;
  /** Whether responses cannot be generated now, so that waiting for one is pointless. */
  readonly isDown: () => boolean;
  /** Origins that may read public data; undefined for none. */
  readonly corsHeaders?: CorsHeaders | undefined;
}

/**
 * Serves the reads of `app` from the cache where possible, and caches their responses. A response that is cached in the client's
 * encoding is sent immediately and skips all hooks that are added later except `onResponse`, so call this first. If a response
 * cannot be generated (503), a stale one is sent, with its `age`.
 */
export function cacheResponses(app: FastifyInstance, reads: CachedReads): void {
  app.decorateRequest('responseSlot', null);

  app.addHook('onRequest', (request, reply, done) => lookUp(reads, request, reply, done));

  app.addHook('onSend', async (request, reply, payload: unknown) => {
    const slot = request.responseSlot;
    if (!slot) return payload;
    request.responseSlot = null;
    const send = async (response: CachedResponse, more: Readonly<Record<string, string>> = {}) => {
      const { status, headers, body } = await encodeResponse(response, request.headers);
      reply.code(status).headers({ ...headers, ...more });
      if (status === 304) reply.removeHeader('content-length');
      return status === 304 ? null : Buffer.from(body, 'latin1');
    };
    if (reply.statusCode === 200 && typeof payload === 'string') return send(slot.fill(payload));
    slot.leave();
    const stale = reply.statusCode === 503 ? reads.cache.stale(request.raw.url ?? '') : undefined;
    if (!stale) return payload;
    reply.removeHeader('retry-after');
    return send(stale, ageOf(stale));
  });

  // A request that is aborted without a response must not leave others waiting.
  app.addHook('onResponse', (request, _reply, done) => {
    request.responseSlot?.leave();
    done();
  });
}
