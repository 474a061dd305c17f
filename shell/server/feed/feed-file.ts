import { createHash, type Hash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, mkdtemp, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { createRefreshingCache } from '@shop/server-kit/caches';

/** A generated file, compressed with gzip. */
export interface GeneratedFile {
  readonly path: string;
  /** Weak, because the bytes depend on the encoding. */
  readonly etag: string;
  /** When this process first generated this content. */
  readonly changedAt: Date;
}

export interface FileSource {
  /** The current file, generated again when it is too old. Rejects only if it could never be generated. */
  current(): Promise<GeneratedFile>;
  /** Deletes the files. */
  close(): Promise<void>;
}

async function* hashed(chunks: AsyncIterable<string>, hash: Hash): AsyncGenerator<string> {
  for await (const chunk of chunks) {
    hash.update(chunk);
    yield chunk;
  }
}

/**
 * Generates a large file in a temporary folder, so that neither its text nor its compressed bytes are held in memory. The
 * previous file is stored until the next but one, for clients that are reading it.
 */
export function createFileSource(
  chunks: () => AsyncIterable<string>,
  { maxAgeMs, now = Date.now }: { readonly maxAgeMs: number; readonly now?: () => number },
): FileSource {
  let folder: string | undefined;
  let stored: readonly GeneratedFile[] = [];
  let count = 0;

  async function generate(): Promise<GeneratedFile> {
    folder ??= await mkdtemp(path.join(tmpdir(), 'shop-files-'));
    // Systems delete old temporary files and folders.
    await mkdir(folder, { recursive: true });
    count += 1;
    const file = path.join(folder, `${count}.gz`);
    const hash = createHash('sha256');
    try {
      await pipeline(hashed(chunks(), hash), createGzip(), createWriteStream(file));
    } catch (error) {
      await rm(file, { force: true });
      throw error;
    }
    const etag = `W/"${hash.digest('base64url')}"`;
    const [previous, ...old] = stored;
    if (previous?.etag === etag) {
      await rename(file, previous.path);
      return previous;
    }
    const made: GeneratedFile = { path: file, etag, changedAt: new Date(now()) };
    stored = previous ? [made, previous] : [made];
    for (const { path: unused } of old) await rm(unused, { force: true });
    return made;
  }

  return {
    current: createRefreshingCache(generate, { maxAgeMs, now }),
    async close() {
      if (folder) await rm(folder, { recursive: true, force: true });
    },
  };
}
