import {
  compress,
  type CompressedEncoding,
  type ContentEncoding,
  contentEncodingOf,
  minCompressedBytes,
} from '@shop/config/content-encoding';
import { createHash } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { securityHeaders } from './security-headers';

/** A body that is the same for everybody, with its ETag, in each content encoding that was requested so far. */
export interface CachedResponse {
  readonly etag: string;
  readonly storedAt: number;
  /** Bytes that it takes in memory, compressed ones included as they come. */
  size(): number;
  /** The content encoding to send it in, of those that the client accepts. */
  contentEncodingFor(acceptEncoding: string | undefined): ContentEncoding;
  /** Compressed off the main thread, once each. */
  bytes(encoding: ContentEncoding): Promise<Buffer>;
}

export function createCachedResponse(json: string, storedAt: number): CachedResponse {
  const identity = Buffer.from(json);
  const made = new Map<ContentEncoding, Promise<Buffer>>([['identity', Promise.resolve(identity)]]);
  let size = identity.length;

  async function make(encoding: CompressedEncoding): Promise<Buffer> {
    try {
      const bytes = await compress(identity, encoding);
      size += bytes.length;
      return bytes;
    } catch (error) {
      made.delete(encoding);
      throw error;
    }
  }

  return {
    // Weak: the same data in another encoding has other bytes.
    etag: `W/"${createHash('sha1').update(json).digest('base64url')}"`,
    storedAt,
    size: () => size,
    contentEncodingFor: (acceptEncoding) =>
      identity.length < minCompressedBytes ? 'identity' : contentEncodingOf(acceptEncoding),
    bytes(encoding) {
      const known = made.get(encoding);
      if (known || encoding === 'identity') return known ?? Promise.resolve(identity);
      const making = make(encoding);
      made.set(encoding, making);
      return making;
    },
  };
}

/** A public response as it is sent, with all headers that do not depend on the request. */
export interface EncodedResponse {
  readonly status: 200 | 304;
  readonly headers: Readonly<Record<string, string>>;
  /**
   * Its bytes, one `latin1` character each; empty when the client has them. Node sends text together with the headers in
   * one piece, and bytes as a second one, which costs a fifth of the whole response.
   */
  readonly body: string;
}

interface Prepared {
  readonly known: EncodedResponse;
  readonly encodings: Map<ContentEncoding, EncodedResponse>;
  /** What the last client accepted: nearly all send the same header, so it is seldom parsed. */
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
