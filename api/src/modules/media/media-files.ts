import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';

const TYPES = { avif: 'image/avif', webp: 'image/webp', mp4: 'video/mp4' } as const;

export interface MediaFile {
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
