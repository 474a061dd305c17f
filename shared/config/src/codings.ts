import { promisify } from 'node:util';
import zlib from 'node:zlib';

/** How an answer's bytes travel (RFC 9110, 8.4). */
export type Coding = 'br' | 'gzip' | 'identity';

/** True unless the client said that it does not take it. */
function takes(accepted: string, coding: string): boolean {
  const part = new RegExp(`(?:^|,)\\s*${coding}\\s*(?:;\\s*q=([\\d.]+))?\\s*(?:,|$)`, 'i').exec(accepted);
  return part !== null && Number(part[1] ?? 1) > 0;
}

/** Brotli before gzip before neither, as far as an Accept-Encoding header allows. */
export function codingOf(acceptEncoding: string | readonly string[] = ''): Coding {
  const accepted = String(acceptEncoding);
  if (takes(accepted, 'br')) return 'br';
  return takes(accepted, 'gzip') ? 'gzip' : 'identity';
}

/** A coding that makes text smaller. */
export type PackedCoding = Exclude<Coding, 'identity'>;

/** Under so many bytes a packet is not saved, and nothing is packed. */
export const minPackedBytes = 1024;

const { constants } = zlib;
const brotli = promisify(zlib.brotliCompress);
const gzip = promisify(zlib.gzip);

/**
 * How brotli looks at distances between like strings: its own choice, and others of which one or the other often makes a file
 * some hundred bytes smaller. Which one only trying tells.
 */
const distances: readonly zlib.BrotliOptions['params'][] = [
  {},
  { [constants.BROTLI_PARAM_NDIRECT]: 15 },
  { [constants.BROTLI_PARAM_NPOSTFIX]: 1, [constants.BROTLI_PARAM_NDIRECT]: 16 },
  { [constants.BROTLI_PARAM_LGBLOCK]: 20, [constants.BROTLI_PARAM_NDIRECT]: 2 },
  { [constants.BROTLI_PARAM_NPOSTFIX]: 3, [constants.BROTLI_PARAM_NDIRECT]: 8 },
  {
    [constants.BROTLI_PARAM_LGBLOCK]: 20,
    [constants.BROTLI_PARAM_NPOSTFIX]: 3,
    [constants.BROTLI_PARAM_NDIRECT]: 120,
  },
];

/**
 * `quick` is for what is sent once or for a while: the best saves some ten percent more for some hundreds of times the work.
 */
const efforts = {
  quick: { br: 5, gzip: 6, tries: distances.slice(0, 1) },
  best: { br: constants.BROTLI_MAX_QUALITY, gzip: constants.Z_BEST_COMPRESSION, tries: distances },
} as const;

/** Packs the bytes of a text, off the main thread. */
export async function pack(
  bytes: Uint8Array,
  coding: PackedCoding,
  effort: keyof typeof efforts = 'quick',
): Promise<Buffer> {
  const { [coding]: level, tries } = efforts[effort];
  if (coding === 'gzip') return gzip(bytes, { level });
  const packed = await Promise.all(
    tries.map((distance) =>
      brotli(bytes, {
        params: {
          [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
          [constants.BROTLI_PARAM_QUALITY]: level,
          [constants.BROTLI_PARAM_SIZE_HINT]: bytes.byteLength,
          ...distance,
        },
      }),
    ),
  );
  return packed.reduce((least, other) => (other.byteLength < least.byteLength ? other : least));
}
