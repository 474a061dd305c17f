import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { SeedMedia } from '../../seeds/seed-types';
import { contentHash } from '../media/media-files';
import type { StoredPhoto } from './tables/columns';

/** Turns picture ids into photos; the address carries the content's hash, so that browsers may keep it for good. */
export function createPhotoOf(media: Readonly<Record<string, SeedMedia>>, folder: string) {
  const known = new Map<string, StoredPhoto>();
  return (picture: string): StoredPhoto => {
    const seen = known.get(picture);
    if (seen) return seen;
    const entry = media[picture];
    if (!entry) throw new Error(`There is no picture ${picture} in the seeds.`);
    const file = `${picture}.svg`;
    const hash = contentHash(readFileSync(path.join(folder, file)));
    const photo = {
      url: `/media/${file}?v=${hash}`,
      width: entry.width,
      height: entry.height,
      placeholder: entry.dominant,
    };
    known.set(picture, photo);
    return photo;
  };
}
