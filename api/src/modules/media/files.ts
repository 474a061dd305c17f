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
 * What a `Range` header asks of a file of `size` bytes (RFC 9110, 14.2). Null for the whole file: no header, another
 * unit, several ranges at once or nothing to be read in it, all of which a server may ignore. 'unsatisfiable' when it
 * begins after the file's end.
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
  /** Quoted, as the header has it. */
  readonly etag: string;
}

// A plain name of a picture's or clip's file: no folder can be climbed out of with it.
const NAME = /^[a-z0-9]+(?:-[a-z0-9]+)*\.(avif|webp|mp4)$/;

/** The file of that name in the first folder that has one. Rejects with the last folder's error. */
async function readFirst([folder = '', ...others]: readonly string[], name: string): Promise<Buffer> {
  try {
    return await readFile(path.join(folder, name));
  } catch (failure) {
    if (others.length === 0 || (failure as NodeJS.ErrnoException).code !== 'ENOENT') throw failure;
    return readFirst(others, name);
  }
}

/**
 * Reads pictures and clips of some folders, each once; null for a name that is in none of them. They never change while
 * the process runs, and all together they are a few megabytes.
 */
export function createMediaFiles(folders: readonly string[]) {
  const files = new Map<string, Promise<MediaFile>>();

  async function read(name: string, ending: keyof typeof TYPES): Promise<MediaFile> {
    const bytes = await readFirst(folders, name);
    const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 16);
    return { bytes, type: TYPES[ending], etag: `"${hash}"` };
  }

  return async (name: string): Promise<MediaFile | null> => {
    const ending = NAME.exec(name)?.[1] as keyof typeof TYPES | undefined;
    if (!ending) return null;
    const reading = files.get(name) ?? read(name, ending);
    files.set(name, reading);
    try {
      return await reading;
    } catch (failure) {
      files.delete(name);
      if ((failure as NodeJS.ErrnoException).code === 'ENOENT') return null;
      throw failure;
    }
  };
}

const MEDIA_TYPES: Readonly<Record<PhotoType, string>> = { webp: 'image/webp', jpg: 'image/jpeg' };

/** Some hundreds of photos in the widths that are asked for, in bytes. */
const CACHE_BYTES = 64 * 1024 * 1024;

/** Reads files of uploaded photos, the latest ones from memory; undefined for a name that none has. */
export function createPhotoFiles({ db, reads }: Pick<Database, 'db' | 'reads'>) {
  const read = async (file: string): Promise<MediaFile | undefined> => {
    const named = readPhotoFile(file);
    if (!named) return undefined;
    // A replica may not have yet what was just uploaded.
    const bytes = (await findPhotoFile(reads.db, named)) ?? (await findPhotoFile(db, named));
    const { name, width, type } = named;
    return bytes && { bytes: Buffer.from(bytes), type: MEDIA_TYPES[type], etag: `"${name}-${width}"` };
  };
  const cache = new LRUCache<string, MediaFile>({
    maxSize: CACHE_BYTES,
    sizeCalculation: ({ bytes }) => bytes.length,
    fetchMethod: read,
  });
  return (file: string): Promise<MediaFile | undefined> => cache.fetch(file);
}
