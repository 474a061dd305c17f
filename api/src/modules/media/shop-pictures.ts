import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

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
  /** Names the drawing that the files were made from. */
  readonly source: string;
  /** Eight hex digits that change whenever a byte of the files does. */
  readonly version: string;
  /** The colour of its ground, #rrggbb, to paint before the picture is there. */
  readonly placeholder: string;
  /** What is seen in it, to be read after a product's title; a picture that shows the product as it is has none. */
  readonly alt?: string;
}

type Pictures = ReadonlyMap<string, ShopPicture>;

const readIndex = (folder: string) =>
  Object.entries(
    JSON.parse(readFileSync(path.join(folder, 'index.json'), 'utf8')) as Record<string, ShopPicture>,
  );

let pictures: Pictures = new Map();

/**
 * Opens the pictures and clips that come with a shop's seeds, for the whole process; a shop without seeds has pictures
 * from elsewhere only. Returns the folders of their files.
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

/** How the database names a picture of the shop: without format, width and version, which change with the files. */
export const pictureAddress = (id: string) => `/media/${id}`;

/** The id in such an address; undefined for pictures from elsewhere. */
export function pictureIdOf(address: string): string | undefined {
  return /^\/media\/([a-z0-9-]+)(?:\.svg(?:\?.*)?)?$/.exec(address)?.[1];
}

/** The version of the picture or clip that a file belongs to; undefined when there is none. */
export function versionOfFile(name: string): string | undefined {
  const id = /^(.+?)(?:-[0-9]+)?\.[a-z0-9]+$/.exec(name)?.[1];
  return id === undefined ? undefined : pictures.get(id)?.version;
}
