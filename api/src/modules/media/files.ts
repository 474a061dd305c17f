import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { LRUCache } from 'lru-cache';
import type { Database } from '../../platform/db/database';
import { type PhotoType, readPhotoFile } from './pictures';
import { findPhotoFile } from './repository';

/** The bytes from `first` to `last`, both included. */
interface ByteRange {
  readonly first: number;
  readonly last: number;
}

/**
 * Parses a `Range` header for a file of `size` bytes (RFC 9110, 14.2). Null for the whole file: no header, another unit, several
 * ranges or an invalid range, which a server may ignore. 'unsatisfiable' when it begins after the file's end.
 */
export function byteRange(header: string | undefined, size: number): ByteRange | 'unsatisfiable' | null {
  const [, first = '', last = ''] = /^bytes=([0-9]*)-([0-9]*)$/.exec(header?.trim() ?? '') ?? [];
  if (first === '' && last === '') return null;
  if (first === '') {
    const length = Math.min(Number(last), size);
    return length === 0 ? 'unsatisfiable' : { first: size - length, last: size - 1 };
  }
  const range = { first: Number(first), last: Math.min(last === '' ? size : Number(last), size - 1) };
  if (last !== '' && Number(last) < range.first) return null;
  return range.first >= size ? 'unsatisfiable' : range;
}

const TYPES = { avif: 'image/avif', webp: 'image/webp', mp4: 'video/mp4' } as const;

interface MediaFile {
  readonly bytes: Buffer;
  readonly type: string;
  /** Quoted, as in the header. */
  readonly etag: string;
}

// A plain file name of a picture or clip, which prevents path traversal.
const NAME = /^[a-z0-9]+(?:-[a-z0-9]+)*\.(avif|webp|mp4)$/;

/** Reads a file from the first folder that contains it. */
async function readFirst(folders: readonly string[], name: string): Promise<Buffer | undefined> {
  for (const folder of folders) {
    try {
      return await readFile(path.join(folder, name));
    } catch (failure) {
      if ((failure as NodeJS.ErrnoException).code !== 'ENOENT') throw failure;
    }
  }
  return undefined;
}

/** Cache size in bytes: all pictures and clips of the shop, or a few hundred photos in the requested widths. */
const CACHE_BYTES = 64 * 1024 * 1024;

type ReadFile = (name: string) => Promise<MediaFile | undefined>;

/** The same, cached in memory, except for missing files. */
function cached(read: ReadFile): ReadFile {
  const cache = new LRUCache<string, MediaFile>({
    maxSize: CACHE_BYTES,
    sizeCalculation: ({ bytes }) => Math.max(1, bytes.length),
    fetchMethod: read,
  });
  return (name) => cache.fetch(name);
}

/** Reads pictures and clips of some folders; undefined for an unknown name. The files never change while the process runs. */
export const createMediaFiles = (folders: readonly string[]): ReadFile =>
  cached(async (name) => {
    const ending = NAME.exec(name)?.[1] as keyof typeof TYPES | undefined;
    const bytes = ending && (await readFirst(folders, name));
    if (!bytes) return undefined;
    const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 16);
    return { bytes, type: TYPES[ending], etag: `"${hash}"` };
  });

const MEDIA_TYPES: Readonly<Record<PhotoType, string>> = { webp: 'image/webp', jpg: 'image/jpeg' };

/** Reads files of uploaded photos; undefined for an unknown name. */
export const createPhotoFiles = ({ db, reads }: Pick<Database, 'db' | 'reads'>): ReadFile =>
  cached(async (file) => {
    const named = readPhotoFile(file);
    if (!named) return undefined;
    // A replica may not have a new upload yet.
    const bytes = (await findPhotoFile(reads.db, named)) ?? (await findPhotoFile(db, named));
    const { name, width, type } = named;
    return bytes && { bytes: Buffer.from(bytes), type: MEDIA_TYPES[type], etag: `"${name}-${width}"` };
  });
