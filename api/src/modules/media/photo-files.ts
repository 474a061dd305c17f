import { LRUCache } from 'lru-cache';
import type { Database } from '../../platform/db/database';
import type { MediaFile } from './media-files';
import { readPhotoFile, type PhotoType } from './photo-names';
import { findPhotoFile } from './photo-repository';

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
