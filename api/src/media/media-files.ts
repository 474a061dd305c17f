import { createHash } from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';

const compress = { br: promisify(brotliCompress), gzip: promisify(gzip) } as const;

export type Encoding = keyof typeof compress;

export interface MediaFile {
  /** First eight hex digits of the content's sha256. */
  readonly hash: string;
  readonly bytes: Buffer;
  /** Compresses on first demand and keeps the result. */
  encoded(encoding: Encoding): Promise<Buffer>;
}

export const contentHash = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex').slice(0, 8);

function toMediaFile(bytes: Buffer): MediaFile {
  const kept = new Map<Encoding, Promise<Buffer>>();
  return {
    hash: contentHash(bytes),
    bytes,
    encoded(encoding) {
      const known = kept.get(encoding) ?? compress[encoding](bytes);
      kept.set(encoding, known);
      return known;
    },
  };
}

/** The pictures of a folder by file name. They are small and never change while the process runs. */
export async function readMediaFiles(folder: string): Promise<ReadonlyMap<string, MediaFile>> {
  const names = (await fs.readdir(folder)).filter((name) => name.endsWith('.svg'));
  const files = await Promise.all(
    names.map(async (name) => [name, toMediaFile(await fs.readFile(path.join(folder, name)))] as const),
  );
  return new Map(files);
}
