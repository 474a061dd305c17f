import { mkdir, open, readdir, rm, stat, utimes } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import zlib from 'node:zlib';
import type { Coding } from '@shop/config/codings';
import { writeDurably } from './durable-file';
import type { StoredFile } from './storage';

/** A coding that makes files smaller. */
export type PackedCoding = Exclude<Coding, 'identity'>;

/**
 * Files that never change, packed as small as they get, by their sha384. Packing takes a second for half a megabyte, so it
 * is done once for each content on this machine, whichever shops, versions and tests have that file.
 */
export interface CompressedFiles {
  /** Packs a file in each coding unless that was done; `read` is called only if not. */
  keep(sha384: string, read: () => Promise<Uint8Array>): Promise<void>;
  /** The packed file; undefined when it was not kept yet. */
  open(sha384: string, coding: PackedCoding): Promise<StoredFile | undefined>;
}

const endings: Readonly<Record<PackedCoding, string>> = { br: '.br', gzip: '.gz' };

/** What the names of packed files end with, by coding. */
export const packedEndings = Object.entries(endings) as readonly (readonly [PackedCoding, string])[];

const brotli = promisify(zlib.brotliCompress);
const gzip = promisify(zlib.gzip);

const pack: Readonly<Record<PackedCoding, (bytes: Uint8Array) => Promise<Uint8Array>>> = {
  br: (bytes) =>
    brotli(bytes, {
      params: {
        [zlib.constants.BROTLI_PARAM_MODE]: zlib.constants.BROTLI_MODE_TEXT,
        [zlib.constants.BROTLI_PARAM_QUALITY]: zlib.constants.BROTLI_MAX_QUALITY,
        [zlib.constants.BROTLI_PARAM_SIZE_HINT]: bytes.byteLength,
      },
    }),
  gzip: (bytes) => gzip(bytes, { level: 9 }),
};

const text = /\.(js|mjs|css|svg|json|map|txt|webmanifest)$/i;
/** Under so many bytes a packet is not saved. */
const minBytes = 1024;

/** Whether packing a file of that name and size, in bytes, is worth it. */
export const isCompressible = (name: string, size: number): boolean => text.test(name) && size >= minBytes;

/** What nothing has asked to keep for so many days is of versions that are gone. */
const keptDays = 30;
const dayMs = 24 * 60 * 60 * 1000;

async function dropUnused(dir: string, now: number): Promise<void> {
  for (const name of await readdir(dir).catch(() => [])) {
    const file = path.join(dir, name);
    const { mtimeMs } = await stat(file).catch(() => ({ mtimeMs: now }));
    if (now - mtimeMs > keptDays * dayMs) await rm(file, { force: true });
  }
}

/** Keeps packed files in a folder, which several processes may share. */
export function createCompressedFiles(dir: string): CompressedFiles {
  const underWay = new Map<string, Promise<void>>();
  const fileOf = (sha384: string, coding: PackedCoding) =>
    path.join(dir, Buffer.from(sha384).toString('base64url') + endings[coding]);

  const make = async (sha384: string, read: () => Promise<Uint8Array>) => {
    const now = new Date();
    const missing: PackedCoding[] = [];
    for (const [coding] of packedEndings)
      await utimes(fileOf(sha384, coding), now, now).catch(() => missing.push(coding));
    if (missing.length === 0) return;
    const bytes = await read();
    await mkdir(dir, { recursive: true });
    for (const coding of missing) await writeDurably(fileOf(sha384, coding), await pack[coding](bytes));
  };

  void dropUnused(dir, Date.now());
  return {
    keep(sha384, read) {
      const making = underWay.get(sha384) ?? make(sha384, read).finally(() => underWay.delete(sha384));
      underWay.set(sha384, making);
      return making;
    },
    async open(sha384, coding) {
      const handle = await open(fileOf(sha384, coding)).catch(() => undefined);
      if (!handle) return undefined;
      return { size: (await handle.stat()).size, stream: handle.createReadStream() };
    },
  };
}
