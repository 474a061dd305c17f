import { readTar, writeTar } from '@shop/protocol';
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants } from 'node:zlib';
import { root } from '../../server/build/packages';

export interface PreviousFile {
  /** Below the archive's folder: `remotes/<name>/…`, `shell/…`, `composer/…`. */
  readonly path: string;
  readonly bytes: Uint8Array;
}

const compress = promisify(brotliCompress);
const decompress = promisify(brotliDecompress);

/** The stored builds of an earlier checkout. */
const archiveFile = path.join(root, 'e2e/previous/builds.tar.br');

/** Largest archive that is unpacked, in bytes. */
const limit = 64 * 1024 * 1024;

async function bytesOf(chunks: AsyncIterable<Uint8Array>): Promise<Buffer> {
  const all: Uint8Array[] = [];
  for await (const chunk of chunks) all.push(chunk);
  return Buffer.concat(all);
}

/** Stores these builds as the previous ones; resolves with the size of the archive in bytes. */
export async function savePrevious(files: readonly PreviousFile[]): Promise<number> {
  const tar = await bytesOf(
    writeTar(files.map(({ path, bytes }) => ({ path, size: bytes.byteLength, bytes: [bytes] }))),
  );
  // The remotes have much in common: the window spans all of them.
  const params = {
    [constants.BROTLI_PARAM_LGWIN]: constants.BROTLI_MAX_WINDOW_BITS,
    [constants.BROTLI_PARAM_SIZE_HINT]: tar.byteLength,
  };
  const packed = await compress(tar, { params });
  await mkdir(path.dirname(archiveFile), { recursive: true });
  await writeFile(archiveFile, packed);
  return packed.byteLength;
}

/**
 * Unpacks the previous builds, once for each archive; returns their folder. It is inside the checkout, where the
 * composer can resolve its packages.
 */
export async function unpackPrevious(): Promise<string> {
  const packed = await readFile(archiveFile);
  const parent = path.join(root, '.cache/previous');
  const folder = path.join(parent, createHash('sha256').update(packed).digest('hex').slice(0, 16));
  if (existsSync(folder)) return folder;
  await mkdir(parent, { recursive: true });
  const draft = await mkdtemp(path.join(parent, 'draft-'));
  for await (const entry of readTar(toChunks(await decompress(packed)), limit)) {
    const file = path.join(draft, entry.path);
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, await bytesOf(entry.bytes));
  }
  // Another test may have unpacked the same files first.
  await rename(draft, folder).catch(() => rm(draft, { recursive: true }));
  return folder;
}

async function* toChunks(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield await Promise.resolve(bytes);
}
