import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { slugify } from '@shop/config';
import type { Static } from 'typebox';
import type { Photo } from './schemas';

/** A stored picture. `url` starts with a slash for the shop's own pictures. */
export interface StoredPhoto {
  readonly url: string;
  readonly width: number;
  readonly height: number;
  /** A colour or data URL to show while the picture loads. */
  readonly placeholder?: string;
  readonly srcset?: string;
  /** Alternative text, if any; an empty one hides the picture's own. */
  readonly alt?: string;
}

/** Folders of pictures and clips in a seed folder; each has an `index.json` that lists its files. */
const mediaFolders = ['media', 'clips'] as const;

/** A picture or clip that comes with the shop. */
export interface ShopPicture {
  /** Pixels, as the picture is drawn. */
  readonly width: number;
  readonly height: number;
  /** Widths in pixels of its AVIF files, the smallest first. */
  readonly widths: readonly number[];
  /** Widths of its WebP files; the same as `widths` when left out. */
  readonly webp?: readonly number[];
  /** Name of the drawing that the files were made from. */
  readonly source: string;
  /** Eight hex digits that change whenever a byte of the files does. */
  readonly version: string;
  /** Background colour, #rrggbb, to show while the picture loads. */
  readonly placeholder: string;
  /** Alternative text, read after a product's title; missing for plain pictures of the product. */
  readonly alt?: string;
}

type Pictures = ReadonlyMap<string, ShopPicture>;

const readIndex = (folder: string) =>
  Object.entries(
    JSON.parse(readFileSync(path.join(folder, 'index.json'), 'utf8')) as Record<string, ShopPicture>,
  );

let pictures: Pictures = new Map();

/**
 * Opens the pictures and clips of a shop's seed, for the whole process; a shop without a seed has only external and uploaded
 * pictures. Returns the folders of their files.
 */
export function openShopMedia(seedDir: string | undefined): readonly string[] {
  const folders = mediaFolders
    .flatMap((name) => (seedDir === undefined ? [] : path.join(seedDir, name)))
    .filter((folder) => existsSync(folder));
  pictures = new Map(folders.flatMap(readIndex));
  return folders;
}

/** The pictures and clips that come with the shop, by id. */
export const shopPictures = (): Pictures => pictures;

/** The stored address of a picture of the shop: without format, width and version, which change with the files. */
export const pictureAddress = (id: string) => `/media/${id}`;

/** The id in a picture's URL; undefined for external pictures. */
function pictureIdOf(address: string): string | undefined {
  return /^\/media\/([a-z0-9-]+)(?:\.svg(?:\?.*)?)?$/.exec(address)?.[1];
}

/** The version of the picture or clip that a file belongs to; undefined when there is none. */
export function versionOfFile(name: string): string | undefined {
  const id = /^(.+?)(?:-[0-9]+)?\.[a-z0-9]+$/.exec(name)?.[1];
  return id === undefined ? undefined : pictures.get(id)?.version;
}

/** File extensions of stored photos. */
export type PhotoType = 'webp' | 'jpg';

/** Number of hex digits of the digest in a name, enough to make it unique. */
const DIGITS = 16;
const MAX_SLUG_CHARACTERS = 60;

const photoAddress = /^\/media\/photos\/(.+)$/;
const photoName = /^[a-z0-9]+(?:-[a-z0-9]+)*-[0-9a-f]{16}$/;
const photoFile = /^(.+)-([0-9]{3,4})\.(webp|jpg)$/;

/** Whether this is a valid name of an uploaded photo. */
export const isPhotoName = (name: string): boolean => photoName.test(name);

/** The name of a photo in forms, files and URLs, derived from the name of the chosen file. */
export function nameOfPhoto(chosen: string, digest: string): string {
  const words = slugify(chosen.replace(/\.[^.]*$/, ''))
    .replace(/[^a-z0-9-]/g, '')
    .slice(0, MAX_SLUG_CHARACTERS)
    .split('-')
    .filter(Boolean)
    .join('-');
  return `${words || 'photo'}-${digest.slice(0, DIGITS)}`;
}

/** The URL of one of its files. It contains a part of the digest, so its content never changes. */
export const addressOfPhoto = (name: string, width: number, type: PhotoType): string =>
  `/media/photos/${name}-${width}.${type}`;

/** The parts of a file's name; undefined for a name that no photo can have. */
export function readPhotoFile(file: string) {
  const [, name = '', width, type] = photoFile.exec(file) ?? [];
  return isPhotoName(name) ? { name, width: Number(width), type: type as PhotoType } : undefined;
}

/** The name of a picture in forms and files, by its stored URL; undefined for external pictures. */
export const pictureNameOf = (address: string): string | undefined =>
  pictureIdOf(address) ?? readPhotoFile(photoAddress.exec(address)?.[1] ?? '')?.name;

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
 * A stored picture in the API's format. The files of the shop's own pictures are looked up on each read, so that older
 * databases use the current files.
 */
export function toPhoto({ url, ...rest }: StoredPhoto): WirePhoto {
  const id = pictureIdOf(url);
  const picture = id === undefined ? undefined : shopPictures().get(id);
  if (id === undefined || !picture) return { secure_url: url, ...rest };
  const photo = drawn.get(picture) ?? shopPhoto(id, picture);
  drawn.set(picture, photo);
  if (rest.alt === undefined) return photo;
  const { alt: _alt, ...plain } = photo;
  return rest.alt === '' ? plain : { ...plain, alt: rest.alt };
}
