import { codingOf, minPackedBytes, pack, type Coding, type PackedCoding } from '@shop/config/codings';
import { createHash } from 'node:crypto';

/** A body that is the same for everybody, with its name, in each coding that was asked for so far. */
export interface Answer {
  readonly etag: string;
  readonly storedAt: number;
  /** Bytes kept for it, compressed ones included as they come. */
  size(): number;
  /** The coding to send it in, of those that the client takes. */
  codingFor(acceptEncoding: string | undefined): Coding;
  /** Compressed off the main thread, once each. */
  bytes(coding: Coding): Promise<Buffer>;
}

export function createAnswer(json: string, storedAt: number): Answer {
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
    // Weak: the same data in another coding has other bytes.
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
