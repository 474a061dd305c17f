import { slugify } from '@shop/config';
import { pictureIdOf } from './shop-pictures';

/** How photos are stored, as the ending of their files. */
export type PhotoType = 'webp' | 'jpg';

/** Of the digest, in hex: enough that no two photos share a name. */
const DIGITS = 16;
const MOST_WORDS = 60;

const photoAddress = /^\/media\/photos\/(.+)$/;
const photoName = /^[a-z0-9]+(?:-[a-z0-9]+)*-[0-9a-f]{16}$/;
const photoFile = /^(.+)-([0-9]{3,4})\.(webp|jpg)$/;

/** Whether an uploaded photo can be called so. */
export const isPhotoName = (name: string): boolean => photoName.test(name);

/** What a photo is called, in forms, in files and in its address, by the name of the file that was chosen. */
export function nameOfPhoto(chosen: string, digest: string): string {
  const words = slugify(chosen.replace(/\.[^.]*$/, ''))
    .replace(/[^a-z0-9-]/g, '')
    .slice(0, MOST_WORDS)
    .split('-')
    .filter(Boolean)
    .join('-');
  return `${words || 'photo'}-${digest.slice(0, DIGITS)}`;
}

/** The address of one of its files. It has a part of the digest, so it never shows anything else. */
export const addressOfPhoto = (name: string, width: number, type: PhotoType): string =>
  `/media/photos/${name}-${width}.${type}`;

/** What a file's name says; undefined for one that no photo can have. */
export function readPhotoFile(file: string) {
  const [, name = '', width, type] = photoFile.exec(file) ?? [];
  return isPhotoName(name) ? { name, width: Number(width), type: type as PhotoType } : undefined;
}

/** How forms and files call a picture by its stored address; undefined for one from elsewhere. */
export const pictureNameOf = (address: string): string | undefined =>
  pictureIdOf(address) ?? readPhotoFile(photoAddress.exec(address)?.[1] ?? '')?.name;
