import type { Page } from 'playwright-core';

/** Two pictures of one page, as JPEG in base64, and the share of their pixels that differ. */
export interface Comparison {
  readonly difference: number;
  readonly live: string;
  readonly candidate: string;
}

/** Width of the pictures that are shown, in pixels. */
const shownWidth = 420;
/** Colour tolerance of 255: text rendering differs slightly between runs. */
const tolerance = 24;

/** Compares two PNG of the same size in an empty page of the browser, which decodes and encodes images anyway. */
export async function comparePictures(page: Page, live: Buffer, candidate: Buffer): Promise<Comparison> {
  return page.evaluate(
    async ({ sources, width, most }) => {
      const images = await Promise.all(
        sources.map(async (source) => {
          const bytes = Uint8Array.from(atob(source), (letter) => letter.charCodeAt(0));
          return createImageBitmap(new Blob([bytes], { type: 'image/png' }));
        }),
      );
      const [size, other] = images;
      if (!size || !other) throw new Error('Two pictures are compared.');
      const draw = (image: ImageBitmap, scale: number) => {
        const canvas = document.createElement('canvas');
        canvas.width = Math.round(size.width * scale);
        canvas.height = Math.round(size.height * scale);
        const context = canvas.getContext('2d', { willReadFrequently: true });
        if (!context) throw new Error('The browser draws nothing.');
        context.drawImage(image, 0, 0, canvas.width, canvas.height);
        return { canvas, context };
      };
      const pixels = images.map(
        (image) => draw(image, 1).context.getImageData(0, 0, size.width, size.height).data,
      );
      const [one = new Uint8ClampedArray(), two = new Uint8ClampedArray()] = pixels;
      let different = 0;
      for (let at = 0; at < one.length; at += 4) {
        const isOff = [0, 1, 2].some((of) => Math.abs((one[at + of] ?? 0) - (two[at + of] ?? 0)) > most);
        if (isOff) different += 1;
      }
      const packed = images.map(
        (image) =>
          draw(image, Math.min(1, width / size.width))
            .canvas.toDataURL('image/jpeg', 0.6)
            .split(',')[1],
      );
      return {
        difference: different / (one.length / 4),
        live: packed[0] ?? '',
        candidate: packed[1] ?? '',
      };
    },
    {
      sources: [live, candidate].map((picture) => picture.toString('base64')),
      width: shownWidth,
      most: tolerance,
    },
  );
}
