import { photoRules, storedWidths } from '@shop/config/photos';
import type { PhotoUpload } from '../../api/types';

/** Thrown for a file that is not a valid photo, with a message for the user. */
export class PhotoRefused extends Error {}

/** Tried in order until the file is small enough. */
const QUALITIES = [0.82, 0.7, 0.55, 0.4];

interface Size {
  readonly width: number;
  readonly height: number;
}

const megabytes = (bytes: number) => `${Math.round(bytes / (1024 * 1024))} MB`;

/** Decodes a photo and applies its EXIF orientation. */
async function decode(file: File): Promise<ImageBitmap> {
  if (file.size > photoRules.maxChosenBytes) {
    throw new PhotoRefused(`${file.name} is larger than ${megabytes(photoRules.maxChosenBytes)}.`);
  }
  try {
    return await createImageBitmap(file, { imageOrientation: 'from-image' });
  } catch {
    throw new PhotoRefused(`${file.name} is not a supported image. Choose a JPEG, PNG or WebP file.`);
  }
}

function checkSize(name: string, { width, height }: Size): void {
  const size = `${name} has ${width} × ${height} pixels.`;
  const [shorter, longer] = width < height ? [width, height] : [height, width];
  if (shorter < photoRules.minSide)
    throw new PhotoRefused(`${size} Each side must be at least ${photoRules.minSide}.`);
  if (longer > photoRules.maxRatio * shorter) {
    throw new PhotoRefused(`${size} One side may be at most ${photoRules.maxRatio} times the other.`);
  }
}

function draw(picture: CanvasImageSource, { width, height }: Size) {
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width, height });
  const context = canvas.getContext('2d');
  if (!context) throw new Error('Your browser cannot resize images. Try a different browser.');
  context.imageSmoothingQuality = 'high';
  // A white background: JPEG would make transparent areas black.
  context.fillStyle = '#fff';
  context.fillRect(0, 0, width, height);
  context.drawImage(picture, 0, 0, width, height);
  return { canvas, context };
}

/**
 * Scales a picture to each stored width, smallest first. Each is scaled from the next larger one, which keeps fine
 * lines.
 */
function drawAll(picture: ImageBitmap): HTMLCanvasElement[] {
  const { width, height } = picture;
  let larger: CanvasImageSource = picture;
  return storedWidths(width)
    .reverse()
    .map((stored) => {
      const { canvas } = draw(larger, { width: stored, height: Math.round((height * stored) / width) });
      larger = canvas;
      return canvas;
    })
    .reverse();
}

const encode = (canvas: HTMLCanvasElement, type: string, quality: number) =>
  new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, quality));

/** Rejects when the file is too large even at the lowest quality. */
async function encodeSmall(canvas: HTMLCanvasElement, type: string, name: string): Promise<Blob> {
  for (const quality of QUALITIES) {
    const blob = await encode(canvas, type, quality);
    if (blob?.type === type && blob.size <= photoRules.maxStoredBytes) return blob;
  }
  throw new PhotoRefused(`${name} is too large even after compression.`);
}

/** WebP, or JPEG if the browser cannot encode WebP. */
const typeFor = async (canvas: HTMLCanvasElement) =>
  (await encode(canvas, 'image/webp', QUALITIES[0] ?? 1))?.type === 'image/webp'
    ? 'image/webp'
    : 'image/jpeg';

const toBase64 = (blob: Blob) =>
  new Promise<string>((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result).replace(/^[^,]*,/, ''));
    reader.onerror = () => reject(reader.error ?? new Error('The photo could not be read.'));
    reader.readAsDataURL(blob);
  });

function meanColour(canvas: HTMLCanvasElement): string {
  const { context } = draw(canvas, { width: 1, height: 1 });
  const [red = 0, green = 0, blue = 0] = context.getImageData(0, 0, 1, 1).data;
  return `#${[red, green, blue].map((part) => part.toString(16).padStart(2, '0')).join('')}`;
}

/**
 * Converts a file to the photo that the shop stores: rotated upright, in each width, without metadata such as place and
 * time. Rejects with a PhotoRefused for a file that is not a valid photo.
 */
export async function preparePhoto(file: File): Promise<PhotoUpload> {
  const picture = await decode(file);
  try {
    checkSize(file.name, picture);
    const drawn = drawAll(picture);
    const [smallest] = drawn;
    if (!smallest) throw new PhotoRefused(`${file.name} is too small.`);
    const type = await typeFor(smallest);
    const files: string[] = [];
    for (const canvas of drawn) files.push(await toBase64(await encodeSmall(canvas, type, file.name)));
    return { name: file.name.slice(-200), placeholder: meanColour(smallest), files };
  } finally {
    picture.close();
  }
}
