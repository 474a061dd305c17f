import { promisify } from 'node:util';
import zlib from 'node:zlib';

/** The content encodings of a response (RFC 9110, 8.4). */
export type ContentEncoding = 'br' | 'gzip' | 'identity';

/** True unless the client refuses it. */
function accepts(accepted: string, encoding: string): boolean {
  const part = new RegExp(`(?:^|,)\\s*${encoding}\\s*(?:;\\s*q=([\\d.]+))?\\s*(?:,|$)`, 'i').exec(accepted);
  return part !== null && Number(part[1] ?? 1) > 0;
}

/** Brotli, gzip or undefined, the best that an Accept-Encoding header allows. */
export function contentEncodingOf(acceptEncoding: string | readonly string[] = ''): ContentEncoding {
  const accepted = String(acceptEncoding);
  if (accepts(accepted, 'br')) return 'br';
  return accepts(accepted, 'gzip') ? 'gzip' : 'identity';
}

/**
 * The sha256 (base64url) of the file that the client offers as a compression dictionary for its request (RFC 9842);
 * undefined if it has no dictionary or does not accept `dcb`.
 */
export function dictionaryOf(
  headers: Readonly<Record<string, string | readonly string[] | undefined>>,
): string | undefined {
  const [, hash] = /^:([A-Za-z\d+/]{43}=):$/.exec(String(headers['available-dictionary'])) ?? [];
  if (!hash || !accepts(String(headers['accept-encoding'] ?? ''), 'dcb')) return undefined;
  return Buffer.from(hash, 'base64').toString('base64url');
}

/** Headers of a file that is a dictionary for URLs that match `pattern`, and can be compressed with a dictionary. */
export const asDictionary = (pattern: string): Readonly<Record<string, string>> => ({
  'use-as-dictionary': `match="${pattern}"`,
  vary: 'accept-encoding, available-dictionary',
});

/** A compressing encoding. */
export type CompressedEncoding = Exclude<ContentEncoding, 'identity'>;

/** Smaller bodies are not compressed, as that would not save a packet. */
export const minCompressedBytes = 1024;

const { constants } = zlib;
const brotli = promisify(zlib.brotliCompress);
const gzip = promisify(zlib.gzip);

/**
 * `quick` is for bodies that are sent once. `thorough` saves 10% of a page for 30 times the work, for bodies that
 * are sent often. `best` saves another 2% for 3 times the work of `thorough`.
 */
const efforts = {
  quick: { br: 5, gzip: 6 },
  thorough: { br: 10, gzip: 6 },
  best: { br: constants.BROTLI_MAX_QUALITY, gzip: constants.Z_BEST_COMPRESSION },
} as const;

/** Compresses the bytes of a text, off the main thread. */
export async function compress(
  bytes: Uint8Array,
  encoding: CompressedEncoding,
  effort: keyof typeof efforts = 'quick',
): Promise<Buffer> {
  const { [encoding]: level } = efforts[effort];
  if (encoding === 'gzip') return gzip(bytes, { level });
  const params = {
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_QUALITY]: level,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.byteLength,
  };
  return brotli(bytes, { params });
}
