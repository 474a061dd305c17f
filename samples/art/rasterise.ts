import { createHash } from 'node:crypto';
import sharp, { type AvifOptions, type Sharp, type WebpOptions } from 'sharp';
import { renderPicture, type Picture } from './picture';

/** How pictures of the pages and clips are encoded. Part of a picture's key: a change here draws them all again. */
const SETTINGS = {
  avif: { quality: 50, effort: 4 },
  webp: { quality: 76, effort: 6 },
  // Nothing is encoded with it any more; without it the keys of all that is drawn already would change.
  placeholder: { width: 20, quality: 40, effort: 6 },
} as const;

/** The same for products: there are hundreds, and WebP is only for browsers without AVIF. */
const PRODUCT_SETTINGS = {
  main: { avif: { quality: 40, effort: 2 }, webp: { quality: 66, effort: 6 } },
  further: { avif: { quality: 36, effort: 2 }, webp: { quality: 50, effort: 6 } },
} as const;

export type RasterFormat = 'avif' | 'webp';
const FORMATS: readonly RasterFormat[] = ['avif', 'webp'];

/** Widths in pixels that a picture is written at, by format. */
export type Widths = Readonly<Record<RasterFormat, readonly number[]>>;

/** The same widths in both formats. */
export const both = (widths: readonly number[]): Widths => ({ avif: widths, webp: widths });
const HERO_WIDTHS = both([480, 800, 1200, 1600]);
const PAGE_WIDTHS = both([320, 480, 800, 1200]);
const PRODUCT_WIDTHS: Readonly<Record<'main' | 'further', Widths>> = {
  main: { avif: [320, 480, 800, 1200], webp: [480] },
  further: { avif: [320, 800], webp: [320] },
};

/** Widths of a picture's files; those that fill the page's width go further up. */
export function widthsOf({ width, encoding }: Pick<Picture, 'width' | 'encoding'>): Widths {
  if (encoding) return PRODUCT_WIDTHS[encoding];
  const widths = width > 1200 ? HERO_WIDTHS : PAGE_WIDTHS;
  return both(widths.avif.filter((each) => each <= width));
}

export interface RasterFile {
  readonly name: string;
  readonly bytes: Buffer;
}

export interface Raster {
  readonly files: readonly RasterFile[];
  /** Names the bytes of all files together (see `versionOf`). */
  readonly version: string;
}

export const sha256 = (parts: readonly (string | Buffer)[]) =>
  parts.reduce((hash, part) => hash.update(part), createHash('sha256')).digest('hex');

/** First eight hex digits of the sha256 over all files: the same as long as no byte of them changes. */
export const versionOf = (files: readonly Buffer[]): string => sha256(files).slice(0, 8);

/** Names a picture's drawing and encoding: two pictures with the same key have the same files. */
export function sourceKey(picture: Picture): string {
  const widths = widthsOf(picture);
  const encoding = picture.encoding ? [PRODUCT_SETTINGS[picture.encoding], widths] : [SETTINGS, widths.avif];
  return sha256([renderPicture(picture), JSON.stringify(encoding)]).slice(0, 16);
}

/** Names of the files of a picture in the widths given. */
export const photoFiles = (id: string, widths: Widths): readonly string[] =>
  FORMATS.flatMap((format) => widths[format].map((width) => `${id}-${width}.${format}`));

/** Names of a picture's files, as they stand in the media folder. */
export const fileNames = (picture: Picture): readonly string[] => photoFiles(picture.id, widthsOf(picture));

interface Encoder {
  readonly avif: AvifOptions;
  readonly webp: WebpOptions;
}

const encode = (image: Sharp, format: RasterFormat, settings: Encoder) =>
  format === 'avif' ? image.avif(settings.avif) : image.webp(settings.webp);

/** Dots per inch at which a unit of the drawing is a pixel. */
const FULL_SIZE = 72;

/** The drawing in pixels, `scale` times its size. */
async function drawn(markup: string, scale = 1): Promise<() => Sharp> {
  const { data, info } = await sharp(Buffer.from(markup), { density: FULL_SIZE * scale })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return () => sharp(data, { raw: info });
}

async function filesOf(
  copy: () => Sharp,
  id: string,
  widths: Widths,
  settings: Encoder,
): Promise<RasterFile[]> {
  const files: RasterFile[] = [];
  for (const format of FORMATS) {
    for (const width of widths[format]) {
      const bytes = await encode(copy().resize(width), format, settings).toBuffer();
      files.push({ name: `${id}-${width}.${format}`, bytes });
    }
  }
  return files;
}

const rasterOf = (files: readonly RasterFile[]): Raster => ({
  files,
  version: versionOf(files.map(({ bytes }) => bytes)),
});

/** Draws a picture once and encodes it in every format and width. Takes some seconds. */
export async function rasterise(picture: Picture): Promise<Raster> {
  const { id, encoding } = picture;
  const markup = renderPicture(picture);
  const widths = widthsOf(picture);
  if (!encoding) return rasteriseSvg(markup, id, widths);
  const copy = await drawn(markup, Math.max(...widths.avif) / picture.width);
  return rasterOf(await filesOf(copy, id, widths, PRODUCT_SETTINGS[encoding]));
}

/** The same for a drawing that is no picture of the catalogue. */
export async function rasteriseSvg(markup: string, id: string, widths: Widths): Promise<Raster> {
  return rasterOf(await filesOf(await drawn(markup), id, widths, SETTINGS));
}
