import type { Static } from 'typebox';
import type { Photo } from './photo-schema';
import { pictureAddress, pictureIdOf, shopPictures, type ShopPicture } from './shop-pictures';
import type { StoredPhoto } from './stored-photo';

type WirePhoto = Static<typeof Photo>;

/** The picture's main file is the largest WebP up to this width in pixels. */
export const MAIN_WIDTH = 1200;

const drawn = new WeakMap<ShopPicture, WirePhoto>();

function shopPhoto(id: string, picture: ShopPicture): WirePhoto {
  const { widths, webp = widths, version, placeholder, alt } = picture;
  const file = (width: number, format: string) => `${pictureAddress(id)}-${width}.${format}?v=${version}`;
  const files = (each: readonly number[], format: string) =>
    each.map((width) => `${file(width, format)} ${width}w`).join(', ');
  const main = Math.max(...webp.filter((width) => width <= MAIN_WIDTH));
  return {
    secure_url: file(main, 'webp'),
    width: main,
    height: Math.round((picture.height * main) / picture.width),
    placeholder,
    ...(webp.length > 1 && { srcset: files(webp, 'webp') }),
    avif: files(widths, 'avif'),
    ...(alt !== undefined && { alt }),
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
  const photo = drawn.get(picture) ?? shopPhoto(id, picture);
  drawn.set(picture, photo);
  return rest.alt === undefined ? photo : { ...photo, alt: rest.alt };
}
