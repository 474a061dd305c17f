import { sample } from '../support/screens';
import { expect, test } from '../support/test';
import { sized } from '../support/widths';

const pages = ['/', '/all-products', sample.product];

for (const width of [390, 1366])
  for (const deviceScaleFactor of [1, 2])
    test.describe(`pictures at ${width} px and pixel ratio ${deviceScaleFactor}`, () => {
      test.use({ viewport: sized(width), deviceScaleFactor });

      for (const path of pages)
        test(`${path} fetches each once, as AVIF, and preloads the first`, async ({ page }) => {
          const asked: string[] = [];
          page.on('request', (request) => {
            const { pathname } = new URL(request.url());
            if (pathname.startsWith('/media/')) asked.push(pathname);
          });
          await page.goto(path);
          const first = page.locator('main img[loading=eager]').first();
          await expect
            .poll(() => first.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth))
            .toBeGreaterThan(0);
          await page.waitForLoadState('networkidle');

          expect(new Set(asked).size).toBe(asked.length);
          expect(asked.filter((address) => !address.endsWith('.avif'))).toEqual([]);
          const shown = await first.evaluate((image: HTMLImageElement) => new URL(image.currentSrc).pathname);
          expect(asked[0]).toBe(shown);
          await expect(page.locator('link[rel=preload][as=image]')).toHaveAttribute(
            'imagesrcset',
            new RegExp(shown),
          );
        });
    });
