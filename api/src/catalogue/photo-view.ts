import type { Static } from 'typebox';
import type { SeedMedia } from '../../seeds/seed-types';
import type { StoredPhoto } from '../db/tables/columns';
import { pictureAddress, pictureIdOf, shopPictures } from '../media/shop-pictures';
import type { Photo } from '../schemas/photo';

type WirePhoto = Static<typeof Photo>;

/** Width in pixels of the file that stands for the whole picture. */
const MAIN_WIDTH = 1200;

const drawn = new Map<string, WirePhoto>();

function shopPhoto(id: string, picture: SeedMedia): WirePhoto {
  const { widths, version, placeholder } = picture;
  const file = (width: number, format: string) => `${pictureAddress(id)}-${width}.${format}?v=${version}`;
  const files = (format: string) => widths.map((width) => `${file(width, format)} ${width}w`).join(', ');
  return {
    secure_url: file(MAIN_WIDTH, 'webp'),
    width: MAIN_WIDTH,
    height: Math.round((picture.height * MAIN_WIDTH) / picture.width),
    placeholder,
    srcset: files('webp'),
    avif: files('avif'),
  };
}

/**
 * A stored picture as the wire shows it. The files of the shop's own pictures are looked up when it is read, so that
 * a shop with an older database has today's pictures too.
 */
export function toPhoto({ url, ...rest }: StoredPhoto): WirePhoto {
  const id = pictureIdOf(url);
  const picture = id === undefined ? undefined : shopPictures().get(id);
  if (id === undefined || !picture) return { secure_url: url, ...rest };
  const photo = drawn.get(id) ?? shopPhoto(id, picture);
  drawn.set(id, photo);
  return photo;
}
