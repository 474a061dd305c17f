import type { Page } from 'playwright-core';
import { inWorld } from './gate-world';

/** Two pictures of one page, as JPEG in base64, and the share of their pixels that differ. */
export interface Comparison {
  readonly difference: number;
  readonly live: string;
  readonly candidate: string;
}

interface Options {
  /** Width of the pictures that are shown, in pixels. */
  readonly shownWidth: number;
  /** Height of what is shown of a page, in its own pixels, from shortly before the first difference. */
  readonly shownHeight: number;
  /** Colour tolerance of 255: text rendering differs slightly between runs. */
  readonly tolerance: number;
}

const options: Options = { shownWidth: 420, shownHeight: 1600, tolerance: 24 };

/** Runs in the page. It is sent as text, so it must not use anything outside of it. */
async function compareInPage(sources: readonly string[], options: Options): Promise<Comparison> {
  const { shownWidth, shownHeight, tolerance } = options;
  const images = await Promise.all(
    sources.map(async (source) => {
      const bytes = Uint8Array.from(atob(source), (character) => character.charCodeAt(0));
      return createImageBitmap(new Blob([bytes], { type: 'image/png' }));
    }),
  );
  // What only one of them has is different.
  const width = Math.max(...images.map((image) => image.width));
  const height = Math.max(...images.map((image) => image.height));
  const contextOf = (wide: number, high: number) => {
    const canvas = document.createElement('canvas');
    [canvas.width, canvas.height] = [wide, high];
    const context = canvas.getContext('2d', { willReadFrequently: true });
    if (!context) throw new Error('The browser draws nothing.');
    return { canvas, context };
  };
  const [one = new Uint8ClampedArray(), two = new Uint8ClampedArray()] = images.map((image) => {
    const { context } = contextOf(width, height);
    context.drawImage(image, 0, 0);
    return context.getImageData(0, 0, width, height).data;
  });
  let different = 0;
  let first = Infinity;
  for (let at = 0; at < one.length; at += 4) {
    const isOff = [0, 1, 2, 3].some((of) => Math.abs((one[at + of] ?? 0) - (two[at + of] ?? 0)) > tolerance);
    if (!isOff) continue;
    different += 1;
    first = Math.min(first, at);
  }
  const top = Number.isFinite(first) ? Math.max(0, Math.floor(first / 4 / width) - 200) : 0;
  const shown = Math.min(shownHeight, height - top);
  const scale = Math.min(1, shownWidth / width);
  const [live = '', candidate = ''] = images.map((image) => {
    const { canvas, context } = contextOf(Math.round(width * scale), Math.round(shown * scale));
    context.fillStyle = 'white';
    context.fillRect(0, 0, canvas.width, canvas.height);
    context.scale(scale, scale);
    context.drawImage(image, 0, -top);
    return canvas.toDataURL('image/jpeg', 0.6).split(',')[1] ?? '';
  });
  return { difference: different / (one.length / 4), live, candidate };
}

/** Compares two PNG in a page of the browser, which decodes and encodes images anyway. */
export async function comparePictures(page: Page, live: Buffer, candidate: Buffer): Promise<Comparison> {
  await page.goto('data:text/html,');
  const sources = [live, candidate].map((picture) => picture.toString('base64'));
  return inWorld(page, compareInPage, sources, options);
}
