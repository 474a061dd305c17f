import type { Executor } from '../../platform/db/schema';
import { isPhotoName } from './photo-names';
import { findPhotos, markPhotosUsed, type NamedPhoto } from './photo-repository';
import { pictureAddress, shopPictures } from './shop-pictures';
import type { StoredPhoto } from './stored-photo';

/** Finds a picture by what forms and files call it. */
export type FindPicture = (name: string) => StoredPhoto | undefined;

function shopPicture(name: string): StoredPhoto | undefined {
  const picture = shopPictures().get(name);
  return picture && { url: pictureAddress(name), width: picture.width, height: picture.height };
}

const uploadedAmong = (names: readonly string[]) => [...new Set(names.filter(isPhotoName))];

function finder(photos: readonly NamedPhoto[]): FindPicture {
  const uploaded = new Map(photos.map(({ name, photo }) => [name, photo]));
  return (name) => shopPicture(name) ?? uploaded.get(name);
}

/** Finds the named pictures: those of the shop, and those that were uploaded. */
export async function findPicturesNamed(db: Executor, names: readonly string[]): Promise<FindPicture> {
  const uploaded = uploadedAmong(names);
  return finder(uploaded.length > 0 ? await findPhotos(db, uploaded) : []);
}

/** The same for whoever stores that they are used: from now on they count as used. */
export async function usePicturesNamed(
  db: Executor,
  names: readonly string[],
  now: Date,
): Promise<FindPicture> {
  const uploaded = uploadedAmong(names);
  return finder(uploaded.length > 0 ? await markPhotosUsed(db, uploaded, now) : []);
}
