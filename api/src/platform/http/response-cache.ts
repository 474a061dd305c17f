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

/** A body that is the same for everybody, with its ETag, in each content encoding that was requested so far. */
export interface CachedResponse {
  readonly etag: string;
  readonly storedAt: number;
  /** About the bytes that it takes in memory, compressed ones included. */
  readonly size: number;
  /** The content encoding to send it in, of those that the client accepts. */
  contentEncodingFor(acceptEncoding: string | undefined): ContentEncoding;
  /** Compressed off the main thread, once each. */
  bytes(encoding: ContentEncoding): Promise<Buffer>;
}

export function createCachedResponse(json: string, storedAt: number): CachedResponse {
  const identity = Buffer.from(json);
  const made = new Map<ContentEncoding, Promise<Buffer>>([['identity', Promise.resolve(identity)]]);

  return {
    // Weak: the same data in another encoding has other bytes.
    etag: `W/"${createHash('sha1').update(json).digest('base64url')}"`,
    storedAt,
    // The compressed bodies are about a fifth of it, twice.
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

/** A public response as it is sent, with all headers that do not depend on the request. */
export interface EncodedResponse {
  readonly status: 200 | 304;
  readonly headers: Readonly<Record<string, string>>;
  /**
   * Its bytes, one `latin1` character each; empty when the client has them. Node sends text in one write together with the
   * headers, and bytes in a second one, which costs a fifth of the whole response.
   */
  readonly body: string;
}

interface Prepared {
  readonly known: EncodedResponse;
  readonly encodings: Map<ContentEncoding, EncodedResponse>;
  /** The response to the last `Accept-Encoding` header: nearly all clients send the same one, so it is rarely parsed. */
  last?: { readonly accepted: string | undefined; readonly response: EncodedResponse };
}

/** Each lives as long as its response is cached, or being sent. */
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

function knows(known: string | undefined, etag: string): boolean {
  if (known === undefined) return false;
  return known === etag || known.split(',').some((tag) => tag.trim() === etag);
}

/** What to send to a client with these headers, when nothing has to be compressed for it any more. */
export function encodedResponse(
  response: CachedResponse,
  headers: IncomingHttpHeaders,
): EncodedResponse | undefined {
  const all = preparedOf(response);
  if (knows(headers['if-none-match'], response.etag)) return all.known;
  const accepted = headers['accept-encoding'];
  if (all.last?.accepted === accepted) return all.last?.response;
  const found = all.encodings.get(response.contentEncodingFor(accepted));
  if (found) all.last = { accepted, response: found };
  return found;
}

/** The same, compressed first where it must be. */
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

/** A place for a response that is being made: exactly one of both has to be called. */
export interface ResponseSlot {
  /** Caches it and gives it to those who wait; already stale when something changed since it was begun. */
  fill(json: string): CachedResponse;
  /** There is no response to cache; those who wait make their own requests. */
  leave(): void;
}

/** Responses by address. One that is being made is waited for, so that a hundred who ask at once cost one read. */
export interface ResponseCache {
  /** A cached one at once; one that is being made as a promise; undefined when there is neither. */
  find(url: string): CachedResponse | Promise<CachedResponse | undefined> | undefined;
  begin(url: string): ResponseSlot;
  /** The last response, even if it is too old or was invalidated: for when a fresh one is not available. */
  stale(url: string): CachedResponse | undefined;
  /** Invalidates all entries, also those that are being made now. */
  drop(): void;
}

interface ResponseCacheOptions {
  /** How old a response may be, in milliseconds; 0 caches none. */
  readonly maxAgeMs: () => number;
  /** Bytes to cache; the longest unused go first. */
  readonly maxBytes: number;
  readonly now?: () => number;
}

interface Entry {
  readonly response: CachedResponse;
  /** How often all were dropped before it was made. */
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
    // Only now it counts as used.
    return entries.get(url)?.response;
  }

  return {
    find(url) {
      return maxAgeMs() === 0 ? undefined : (fresh(url) ?? making.get(url));
    },
    begin(url) {
      const begun = generation;
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
          // One that was overtaken by a change is still better than none, but not than a newer one.
          if (maxAgeMs() > 0 && (entries.peek(url)?.generation ?? 0) <= begun) {
            entries.set(url, { response, generation: begun });
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
