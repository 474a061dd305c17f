import { createHash } from 'node:crypto';
import sharp, { type Sharp } from 'sharp';
import { renderPicture, type Picture } from './picture';

/** How pictures are encoded. Part of a picture's key: a change here draws every picture again. */
const SETTINGS = {
  avif: { quality: 50, effort: 4 },
  webp: { quality: 76, effort: 6 },
  placeholder: { width: 20, quality: 40, effort: 6 },
} as const;

export type RasterFormat = 'avif' | 'webp';
const FORMATS: readonly RasterFormat[] = ['avif', 'webp'];

const SQUARE_WIDTHS = [320, 480, 800, 1200];
const HERO_WIDTHS = [480, 800, 1200, 1600];

/** Widths in pixels that a picture is written at, none over its own; those that fill the page's width go further up. */
export function widthsOf({ width }: Pick<Picture, 'width'>): readonly number[] {
  const widths = width > 1200 ? HERO_WIDTHS : SQUARE_WIDTHS;
  return widths.filter((each) => each <= width);
}

export interface RasterFile {
  readonly name: string;
  readonly bytes: Buffer;
}

export interface Raster {
  readonly files: readonly RasterFile[];
  /** A data URL, a few pixels wide. */
  readonly placeholder: string;
  /** Names the bytes of all files together (see `versionOf`). */
  readonly version: string;
}

export const sha256 = (parts: readonly (string | Buffer)[]) =>
  parts.reduce((hash, part) => hash.update(part), createHash('sha256')).digest('hex');

/** First eight hex digits of the sha256 over all files: the same as long as no byte of them changes. */
export const versionOf = (files: readonly Buffer[]): string => sha256(files).slice(0, 8);

/** Names a picture's drawing and encoding: two pictures with the same key have the same files. */
export const sourceKey = (picture: Picture): string =>
  sha256([renderPicture(picture), JSON.stringify([SETTINGS, widthsOf(picture)])]).slice(0, 16);

/** Names of the files of a picture in the widths given. */
export const photoFiles = (id: string, widths: readonly number[]): readonly string[] =>
  FORMATS.flatMap((format) => widths.map((width) => `${id}-${width}.${format}`));

/** Names of a picture's files, as they stand in the media folder. */
export const fileNames = (picture: Picture): readonly string[] => photoFiles(picture.id, widthsOf(picture));

const encode = (image: Sharp, format: RasterFormat) =>
  format === 'avif' ? image.avif(SETTINGS.avif) : image.webp(SETTINGS.webp);

/** Draws a picture once and encodes it in every format and width. Takes some seconds. */
export const rasterise = (picture: Picture): Promise<Raster> =>
  rasteriseSvg(renderPicture(picture), picture.id, widthsOf(picture));

/** The same for a drawing that is no picture of the catalogue. */
export async function rasteriseSvg(markup: string, id: string, widths: readonly number[]): Promise<Raster> {
  const { data, info } = await sharp(Buffer.from(markup))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const drawn = () => sharp(data, { raw: info });
  const files: RasterFile[] = [];
  for (const format of FORMATS) {
    for (const width of widths) {
      const bytes = await encode(drawn().resize(width), format).toBuffer();
      files.push({ name: `${id}-${width}.${format}`, bytes });
    }
  }
  const { width, ...quality } = SETTINGS.placeholder;
  const tiny = await drawn().resize(width).webp(quality).toBuffer();
  return {
    files,
    placeholder: `data:image/webp;base64,${tiny.toString('base64')}`,
    version: versionOf(files.map(({ bytes }) => bytes)),
  };
}
