import type { Coding } from '@shop/config/codings';
import { pipeline, Readable } from 'node:stream';
import { constants, createBrotliCompress, createGzip, type BrotliCompress, type Gzip } from 'node:zlib';

/** How long a piece may wait for the next ones, in ms: each flush costs some 100 bytes, and a reader waits this long at most. */
const flushAfterMs = 10;

const packers = {
  br: () =>
    createBrotliCompress({
      params: {
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        // Made anew for each visit: the next quality saves a few percent for twice the work.
        [constants.BROTLI_PARAM_QUALITY]: 5,
        // Longer than any document, and a sixteenth of the memory that is set aside by default.
        [constants.BROTLI_PARAM_LGWIN]: 18,
      },
    }),
  gzip: () => createGzip({ level: 6 }),
};

const flushKinds = { br: constants.BROTLI_OPERATION_FLUSH, gzip: constants.Z_SYNC_FLUSH };

/** Hands pieces on, the first at once, the others together with what follows them soon. */
async function* flushed(pieces: AsyncIterable<string>, packer: BrotliCompress | Gzip, kind: number) {
  let timer: NodeJS.Timeout | undefined;
  let patience = 0;
  const flush = () => {
    timer = undefined;
    packer.flush(kind);
  };
  try {
    for await (const piece of pieces) {
      yield piece;
      timer ??= setTimeout(flush, patience);
      patience = flushAfterMs;
    }
  } finally {
    clearTimeout(timer);
  }
}

/** A text as bytes in a coding while it comes; what has come is never held back for what has not. */
export function encodeStream(pieces: AsyncIterable<string>, coding: Coding): Readable {
  if (coding === 'identity') return Readable.from(pieces);
  const packer = packers[coding]();
  // Who reads learns of a failure from the stream itself; a reader that went away ends the pieces.
  pipeline(Readable.from(flushed(pieces, packer, flushKinds[coding])), packer, () => undefined);
  return packer;
}
