import type { SeedMedia } from '../../seeds/seed-types';
import { pictureAddress } from '../media/shop-pictures';
import type { StoredPhoto } from './tables/columns';

/** Turns picture ids into photos to store: they name the picture and not its files, which may be drawn again. */
export function createPhotoOf(media: Readonly<Record<string, SeedMedia>>) {
  return (picture: string): StoredPhoto => {
    const entry = media[picture];
    if (!entry) throw new Error(`There is no picture ${picture} in the seeds.`);
    return { url: pictureAddress(picture), width: entry.width, height: entry.height };
  };
}
