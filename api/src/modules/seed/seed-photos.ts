import { pictureAddress, type ShopPicture, type StoredPhoto } from '../media';

/** Turns picture ids into photos to store: they name the picture and not its files, which may be drawn again. */
export function createPhotoOf(media: Readonly<Record<string, ShopPicture>>) {
  return (picture: string): StoredPhoto => {
    const entry = media[picture];
    if (!entry) throw new Error(`There is no picture ${picture} in the seeds.`);
    return { url: pictureAddress(picture), width: entry.width, height: entry.height };
  };
}
