import { createHash } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import {
  compress,
  type ContentEncoding,
  contentEncodingOf,
  minCompressedBytes,
} from '@shop/config/content-encoding';
import { LRUCache } from 'lru-cache';
import { staleResponseMs } from '../../durations';
import { securityHeaders } from './security';

/** A public response body with its ETag, in each content encoding that was requested so far. */
export interface CachedResponse {
  readonly etag: string;
  readonly storedAt: number;
  /** Approximate bytes in memory, including compressed ones. */
  readonly size: number;
  /** The content encoding to use, of those that the client accepts. */
  contentEncodingFor(acceptEncoding: string | undefined): ContentEncoding;
  /** Compressed off the main thread, once per encoding. */
  bytes(encoding: ContentEncoding): Promise<Buffer>;
}

export function createCachedResponse(json: string, storedAt: number): CachedResponse {
  const identity = Buffer.from(json);
  const made = new Map<ContentEncoding, Promise<Buffer>>([['identity', Promise.resolve(identity)]]);

  return {
    // Weak: the bytes depend on the encoding.
    etag: `W/"${createHash('sha1').update(json).digest('base64url')}"`,
    storedAt,
    // Each of the two compressed bodies is about a fifth of it.
    size: Math.ceil(identity.length * 1.4),
    contentEncodingFor: (acceptEncoding) =>
      identity.length < minCompressedBytes ? 'identity' : contentEncodingOf(acceptEncoding),
    bytes(encoding) {
      const known = made.get(encoding);
      if (known || encoding === 'identity') return known ?? Promise.resolve(identity);
      const making = compress(identity, encoding);
      made.set(encoding, making);
      making.catch(() => made.delete(encoding));
      return making;
    },
  };
}

/** A public response ready to send, with all headers that do not depend on the request. */
export interface EncodedResponse {
  readonly status: 200 | 304;
  readonly headers: Readonly<Record<string, string>>;
  /**
   * Its bytes as `latin1` characters; empty when the client already has them. Node writes a string together with the
   * headers, but bytes separately, which costs a fifth of the response time.
   */
  readonly body: string;
}

interface Prepared {
  readonly known: EncodedResponse;
  readonly encodings: Map<ContentEncoding, EncodedResponse>;
  /** Memoised for the last `Accept-Encoding` header: nearly all clients send the same one. */
  last?: { readonly accepted: string | undefined; readonly response: EncodedResponse };
}

/** Each entry lives as long as its response is cached or being sent. */
const prepared = new WeakMap<CachedResponse, Prepared>();

function preparedOf(response: CachedResponse): Prepared {
  let all = prepared.get(response);
  if (!all) {
    const headers = {
      ...securityHeaders,
      'content-type': 'application/json; charset=utf-8',
      etag: response.etag,
      'cache-control': 'public, no-cache',
      vary: 'accept-encoding',
    };
    all = { known: { status: 304, headers, body: '' }, encodings: new Map() };
    prepared.set(response, all);
  }
  return all;
}

function hasResponse(known: string | undefined, etag: string): boolean {
  if (known === undefined) return false;
  return known === etag || known.split(',').some((tag) => tag.trim() === etag);
}

/** The response for a client with these headers, if it is compressed already. */
export function encodedResponse(
  response: CachedResponse,
  headers: IncomingHttpHeaders,
): EncodedResponse | undefined {
  const all = preparedOf(response);
  if (hasResponse(headers['if-none-match'], response.etag)) return all.known;
  const accepted = headers['accept-encoding'];
  if (all.last?.accepted === accepted) return all.last?.response;
  const found = all.encodings.get(response.contentEncodingFor(accepted));
  if (found) all.last = { accepted, response: found };
  return found;
}

/** The same, compressing it first if necessary. */
export async function encodeResponse(
  response: CachedResponse,
  headers: IncomingHttpHeaders,
): Promise<EncodedResponse> {
  const ready = encodedResponse(response, headers);
  if (ready) return ready;
  const { known, encodings } = preparedOf(response);
  const encoding = response.contentEncodingFor(headers['accept-encoding']);
  const bytes = await response.bytes(encoding);
  const made: EncodedResponse = {
    status: 200,
    headers: {
      ...known.headers,
      ...(encoding !== 'identity' && { 'content-encoding': encoding }),
      'content-length': String(bytes.length),
    },
    body: bytes.toString('latin1'),
  };
  encodings.set(encoding, made);
  return made;
}

/** A slot for a pending response: exactly one of the two functions must be called. */
export interface ResponseSlot {
  /** Caches the response and passes it to waiting requests; it is stale if something changed since it was started. */
  fill(json: string): CachedResponse;
  /** Reports that the response cannot be cached; each waiting request is then handled separately. */
  leave(): void;
}

/** Responses by URL. Concurrent requests wait for a pending response, so that they cost one read. */
export interface ResponseCache {
  /** A cached response, a promise for a pending one, or undefined. */
  find(url: string): CachedResponse | Promise<CachedResponse | undefined> | undefined;
  begin(url: string): ResponseSlot;
  /** The last response, even if it is too old or was invalidated: for when a fresh one is not available. */
  stale(url: string): CachedResponse | undefined;
  /** Invalidates all entries, including pending ones. */
  drop(): void;
}

interface ResponseCacheOptions {
  /** Maximum age of a response, in milliseconds; 0 disables the cache. */
  readonly maxAgeMs: () => number;
  /** Maximum bytes to cache; the least recently used are removed first. */
  readonly maxBytes: number;
  readonly now?: () => number;
}

interface Entry {
  readonly response: CachedResponse;
  /** Number of invalidations before it was made. */
  readonly generation: number;
}

export function createResponseCache({
  maxAgeMs,
  maxBytes,
  now = Date.now,
}: ResponseCacheOptions): ResponseCache {
  const entries = new LRUCache<string, Entry>({
    maxSize: maxBytes,
    sizeCalculation: ({ response }) => response.size,
  });
  const making = new Map<string, Promise<CachedResponse | undefined>>();
  let generation = 0;

  function fresh(url: string): CachedResponse | undefined {
    const entry = entries.peek(url);
    if (!entry || entry.generation !== generation || now() - entry.response.storedAt >= maxAgeMs()) {
      return undefined;
    }
    // Marks it as recently used.
    return entries.get(url)?.response;
  }

  return {
    find(url) {
      return maxAgeMs() === 0 ? undefined : (fresh(url) ?? making.get(url));
    },
    begin(url) {
      const started = generation;
      let settle: (response: CachedResponse | undefined) => void = () => undefined;
      const promise = new Promise<CachedResponse | undefined>((resolve) => (settle = resolve));
      making.set(url, promise);
      const end = (response: CachedResponse | undefined) => {
        if (making.get(url) === promise) making.delete(url);
        settle(response);
      };
      return {
        fill(json) {
          const response = createCachedResponse(json, now());
          // An outdated response is stored as stale unless there is a newer one.
          if (maxAgeMs() > 0 && (entries.peek(url)?.generation ?? 0) <= started) {
            entries.set(url, { response, generation: started });
          }
          end(response);
          return response;
        },
        leave: () => end(undefined),
      };
    },
    stale(url) {
      const response = entries.peek(url)?.response;
      return response && now() - response.storedAt < staleResponseMs ? response : undefined;
    },
    drop() {
      generation += 1;
      making.clear();
    },
  };
}
