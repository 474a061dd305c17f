import type { Page } from '@playwright/test';
import { delayRequests } from '../support/delay-requests';
import { openHydrated } from '../support/hydrated';
import { sample } from '../support/screens';
import { expect, test } from '../support/test';
import { journeyWidths, sized } from '../support/widths';

const mainPhoto = (page: Page) => page.getByTestId('main-photo').locator('img').first();
const card = (page: Page, at: number) => page.getByTestId('product-card').nth(at);
const titleOf = (page: Page, at: number) => card(page, at).getByRole('link');

/** Picture files that the page requests. */
function watchPictures(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'image') asked.push(new URL(request.url()).pathname);
  });
  return asked;
}

const currentFile = (page: Page) =>
  mainPhoto(page).evaluate((image: HTMLImageElement) => new URL(image.currentSrc).pathname);

for (const width of journeyWidths) {
  test.describe(`a card at ${width} px`, () => {
    // A pixel ratio at which the card and the page use different files.
    test.use({ viewport: sized(width), deviceScaleFactor: width < 640 ? 3 : 1 });

    for (const [sign, reach] of [
      ['hovering', (page: Page) => titleOf(page, 3).hover()],
      ['focus', (page: Page) => titleOf(page, 3).focus()],
      ['a finger', (page: Page) => titleOf(page, 3).dispatchEvent('touchstart')],
    ] as const) {
      test(`prefetches the product page's photo on ${sign}`, async ({ page }) => {
        await openHydrated(page, sample.category);
        await titleOf(page, 3).scrollIntoViewIfNeeded();
        await expect
          .poll(() =>
            card(page, 3)
              .locator('img')
              .evaluate((image: HTMLImageElement) => image.complete),
          )
          .toBe(true);
        const asked = watchPictures(page);
        await reach(page);
        await expect.poll(() => asked).toHaveLength(1);
        await titleOf(page, 3).click();
        await expect(page.getByTestId('product-title')).toBeVisible();
        expect(await currentFile(page)).toBe(asked[0]);
        expect(asked.filter((file) => file === asked[0])).toHaveLength(1);
      });
    }

    test('is shown in place of the large photo until that has loaded', async ({ page }) => {
      await openHydrated(page, sample.category);
      const title = titleOf(page, 3);
      await title.scrollIntoViewIfNeeded();
      const image = card(page, 3).locator('img');
      await expect.poll(() => image.evaluate((one: HTMLImageElement) => one.complete)).toBe(true);
      const small = await image.evaluate((one: HTMLImageElement) => one.currentSrc);
      const large = await delayRequests(page, '**/media/**');
      await title.click();
      await expect(page.getByTestId('product-title')).toBeVisible();
      await expect(mainPhoto(page)).toHaveCSS('background-image', `url("${small}")`);
      const box = await mainPhoto(page).boundingBox();
      large.release();
      await expect
        .poll(() => mainPhoto(page).evaluate((one: HTMLImageElement) => one.complete && one.naturalWidth > 0))
        .toBe(true);
      expect(await mainPhoto(page).boundingBox()).toEqual(box);
    });
  });
}
