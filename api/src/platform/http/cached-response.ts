import {
  contentEncodingOf,
  minCompressedBytes,
  compress,
  type ContentEncoding,
  type CompressedEncoding,
} from '@shop/config/content-encoding';
import { createHash } from 'node:crypto';

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
