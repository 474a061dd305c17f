import { createHash } from 'node:crypto';
import { photoRules, storedWidths } from '@shop/config/photos';
import type { DatabaseTransaction } from '../../platform/db/schema';
import { ApiError } from '../../platform/http/api-error';
import { MAIN_WIDTH, nameOfPhoto, type PhotoType } from './pictures';
import { insertPhoto, type NamedPhoto } from './repository';

/** A file of a photo with the dimensions from its header, in pixels. */
interface UploadedFile {
  readonly bytes: Buffer;
  readonly type: PhotoType;
  readonly width: number;
  readonly height: number;
}

async function readSize(bytes: Buffer) {
  // Lazy: only staff upload photos.
  const { disableTypes, imageSize, types } = await import('image-size');
  // Bytes of other types are not parsed.
  disableTypes(types.filter((type) => type !== 'webp' && type !== 'jpg'));
  return imageSize(bytes);
}

async function describe(bytes: Buffer): Promise<Omit<UploadedFile, 'bytes'> | undefined> {
  try {
    const { type, width, height, orientation = 1 } = await readSize(bytes);
    if ((type !== 'webp' && type !== 'jpg') || !(width > 0) || !(height > 0)) return undefined;
    // A file with EXIF rotation would be shown with swapped dimensions.
    return orientation === 1 ? { type, width, height } : undefined;
  } catch {
    return undefined;
  }
}

async function readFile(base64: string): Promise<UploadedFile> {
  const bytes = Buffer.from(base64, 'base64');
  if (bytes.length > photoRules.maxStoredBytes) {
    throw new ApiError(413, `A file of the photo is larger than ${photoRules.maxStoredBytes} bytes.`);
  }
  const described = await describe(bytes);
  if (!described) throw new ApiError(400, 'A file of the photo is not an upright WebP or JPEG image.');
  return { bytes, ...described };
}

/** Heights are rounded to whole pixels, so each may differ by one. */
const hasShape = (file: UploadedFile, of: UploadedFile) =>
  Math.abs(file.height - (of.height * file.width) / of.width) <= 1;

/**
 * Decodes the base64 files of one photo, the smallest first. Rejects with an ApiError: 413 for a file that is too large, 400 for
 * bytes that are not a picture, and for files of different photos.
 */
export async function readUpload(
  files: readonly string[],
): Promise<readonly [UploadedFile, ...UploadedFile[]]> {
  const read = (await Promise.all(files.map(readFile))).sort((one, other) => one.width - other.width);
  const largest = read.at(-1);
  const [smallest, ...others] = read;
  if (!largest || !smallest) throw new ApiError(400, 'A photo needs at least one file.');
  const widths = read.map(({ width }) => width).join(', ');
  const { minSide, maxRatio } = photoRules;
  if (largest.width < minSide || widths !== storedWidths(largest.width).join(', ')) {
    const known = photoRules.widths.join(', ');
    throw new ApiError(400, `A photo must be sent in the widths ${known}, up to its own; not in ${widths}.`);
  }
  // Allows one more pixel, since scaled dimensions are rounded.
  const { width, height } = largest;
  if (height > maxRatio * width + 1 || width > maxRatio * (height + 1)) {
    throw new ApiError(400, `A side of a photo must be at most ${maxRatio} times as long as the other.`);
  }
  if (read.some((file) => file.type !== largest.type || !hasShape(file, largest))) {
    throw new ApiError(400, 'The files of a photo must have one type and one shape.');
  }
  return [smallest, ...others];
}

/** A photo to be stored. */
interface PhotoUpload {
  /** Name of the chosen file. */
  readonly chosen: string;
  /** Its mean colour, #rrggbb. */
  readonly placeholder: string;
  /** The smallest first. */
  readonly files: readonly [UploadedFile, ...UploadedFile[]];
}

function digestOf(files: readonly UploadedFile[]): string {
  const all = createHash('sha256');
  for (const { bytes } of files) all.update(createHash('sha256').update(bytes).digest());
  return all.digest('hex');
}

/** Stores a photo, once even if it is sent again. Returns it with its name. */
export function storePhoto(
  tx: DatabaseTransaction,
  { chosen, placeholder, files }: PhotoUpload,
  now: Date,
): Promise<NamedPhoto> {
  const digest = digestOf(files);
  const main = files.findLast(({ width }) => width <= MAIN_WIDTH) ?? files[0];
  const { type, width, height } = main;
  return insertPhoto(
    tx,
    {
      name: nameOfPhoto(chosen, digest),
      digest,
      ...{ type, width, height, placeholder },
      widths: JSON.stringify(files.map((file) => file.width)),
      ...{ uploaded_at: now, used_at: now },
    },
    files,
  );
}
