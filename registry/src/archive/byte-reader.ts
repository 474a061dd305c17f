import { RegistryError } from '../domain/registry-error';

/** Reads a stream of chunks by exact counts of bytes, and never more than it is allowed in all. */
export interface ByteReader {
  /** Exactly so many bytes; null at a clean end of the stream. Throws a RegistryError 422 when it breaks off. */
  take(count: number): Promise<Uint8Array | null>;
  /** The next so many bytes as they come. */
  pieces(count: number): AsyncGenerator<Uint8Array>;
  /** Reads on to the end, so that the sender is listened to. */
  drain(): Promise<void>;
}

const brokenOff = () => new RegistryError(422, 'The archive breaks off. Send it again.');

/** `limit` in bytes; what is longer throws a RegistryError 413. */
export function readBytes(source: AsyncIterable<Uint8Array>, limit: number): ByteReader {
  const chunks = source[Symbol.asyncIterator]();
  let rest: Uint8Array = new Uint8Array();
  let seen = 0;

  const more = async (): Promise<boolean> => {
    const next = await chunks.next();
    if (next.done) return false;
    seen += next.value.byteLength;
    if (seen > limit) {
      throw new RegistryError(413, `The archive is larger than ${Math.floor(limit / 1024 / 1024)} MB.`);
    }
    rest = next.value;
    return true;
  };

  async function* pieces(count: number): AsyncGenerator<Uint8Array> {
    let missing = count;
    while (missing > 0) {
      if (rest.byteLength === 0 && !(await more())) throw brokenOff();
      const piece = rest.subarray(0, missing);
      rest = rest.subarray(piece.byteLength);
      missing -= piece.byteLength;
      if (piece.byteLength > 0) yield piece;
    }
  }

  return {
    pieces,
    async take(count) {
      while (rest.byteLength === 0) if (!(await more())) return null;
      const taken: Uint8Array[] = [];
      for await (const piece of pieces(count)) taken.push(piece);
      return Buffer.concat(taken);
    },
    async drain() {
      while (await more());
    },
  };
}
