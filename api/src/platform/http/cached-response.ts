import { codingOf, minPackedBytes, pack, type Coding, type PackedCoding } from '@shop/config/codings';
import { createHash } from 'node:crypto';

/** A body that is the same for everybody, with its ETag, in each content encoding that was requested so far. */
export interface CachedResponse {
  readonly etag: string;
  readonly storedAt: number;
  /** Bytes that it takes in memory, compressed ones included as they come. */
  size(): number;
  /** The content encoding to send it in, of those that the client accepts. */
  codingFor(acceptEncoding: string | undefined): Coding;
  /** Compressed off the main thread, once each. */
  bytes(coding: Coding): Promise<Buffer>;
}

export function createCachedResponse(json: string, storedAt: number): CachedResponse {
  const identity = Buffer.from(json);
  const made = new Map<Coding, Promise<Buffer>>([['identity', Promise.resolve(identity)]]);
  let size = identity.length;

  async function make(coding: PackedCoding): Promise<Buffer> {
    try {
      const bytes = await pack(identity, coding);
      size += bytes.length;
      return bytes;
    } catch (error) {
      made.delete(coding);
      throw error;
    }
  }

  return {
    // Weak: the same data in another encoding has other bytes.
    etag: `W/"${createHash('sha1').update(json).digest('base64url')}"`,
    storedAt,
    size: () => size,
    codingFor: (acceptEncoding) => (identity.length < minPackedBytes ? 'identity' : codingOf(acceptEncoding)),
    bytes(coding) {
      const known = made.get(coding);
      if (known || coding === 'identity') return known ?? Promise.resolve(identity);
      const making = make(coding);
      made.set(coding, making);
      return making;
    },
  };
}
