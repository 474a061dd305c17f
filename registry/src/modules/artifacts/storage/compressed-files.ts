import { mkdir, open, readdir, rm, stat, utimes } from 'node:fs/promises';
import path from 'node:path';
import { minCompressedBytes, compress, type CompressedEncoding } from '@shop/config/content-encoding';
import { writeDurably } from '../../../platform/files/durable-file';
import { createDeltaFiles, type DeltaFiles } from './delta-files';
import type { StoredFile } from './storage';
import { compressedCleanUpMs, dayMs, retentionDays } from '../../../durations';

/**
 * Immutable files at maximum compression, keyed by sha384. Compressing half a megabyte takes a second, so each content is
 * compressed once on this machine, for all shops, versions and tests.
 */
export interface CompressedFiles extends DeltaFiles {
  /** Compresses a file in each missing encoding. `read` is only called if one is missing. */
  keep(sha384: string, read: () => Promise<Uint8Array>): Promise<void>;
  /** The compressed file; undefined when it is not stored yet. */
  open(sha384: string, encoding: CompressedEncoding): Promise<StoredFile | undefined>;
}

const endings: Readonly<Record<CompressedEncoding, string>> = { br: '.br', gzip: '.gz' };

/** File extensions of compressed files, by encoding. */
export const compressedEndings = Object.entries(endings) as readonly (readonly [
  CompressedEncoding,
  string,
])[];

const text = /\.(js|mjs|css|svg|json|map|txt|webmanifest)$/i;

/** Whether a file of that name and size, in bytes, is worth compressing. */
export const isCompressible = (name: string, size: number): boolean =>
  text.test(name) && size >= minCompressedBytes;

async function dropUnused(dir: string, now: number): Promise<void> {
  for (const name of await readdir(dir).catch(() => [])) {
    const file = path.join(dir, name);
    const { mtimeMs } = await stat(file).catch(() => ({ mtimeMs: now }));
    if (now - mtimeMs > retentionDays.compressedFiles * dayMs) await rm(file, { force: true });
  }
}

/** Stores compressed files in a folder that several processes may share, and removes unused ones after `dropAfterMs`. */
export function createCompressedFiles(dir: string, dropAfterMs = compressedCleanUpMs): CompressedFiles {
  const inFlight = new Map<string, Promise<void>>();
  const fileOf = (sha384: string, encoding: CompressedEncoding) =>
    path.join(dir, Buffer.from(sha384).toString('base64url') + endings[encoding]);

  const make = async (sha384: string, read: () => Promise<Uint8Array>) => {
    const now = new Date();
    const missing: CompressedEncoding[] = [];
    for (const [encoding] of compressedEndings)
      await utimes(fileOf(sha384, encoding), now, now).catch(() => missing.push(encoding));
    if (missing.length === 0) return;
    const bytes = await read();
    await mkdir(dir, { recursive: true });
    for (const encoding of missing)
      await writeDurably(fileOf(sha384, encoding), await compress(bytes, encoding, 'best'));
  };

  setTimeout(() => void dropUnused(dir, Date.now()), dropAfterMs).unref();
  return {
    ...createDeltaFiles(dir),
    keep(sha384, read) {
      const making = inFlight.get(sha384) ?? make(sha384, read).finally(() => inFlight.delete(sha384));
      inFlight.set(sha384, making);
      return making;
    },
    async open(sha384, encoding) {
      const handle = await open(fileOf(sha384, encoding)).catch(() => undefined);
      if (!handle) return undefined;
      return { size: (await handle.stat()).size, stream: handle.createReadStream() };
    },
  };
}
