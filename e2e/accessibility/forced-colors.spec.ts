import type { Locator } from '@playwright/test';
import sharp from 'sharp';
import { openHydrated } from '../support/hydrated';
import { expect, test } from '../support/test';

/** The share of an element's pixels that differ clearly from its corner, and the colour of its centre. */
async function drawn(element: Locator): Promise<{ share: number; middle: string }> {
  const { data, info } = await sharp(await element.screenshot())
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const pixel = (at: number) => [...data.subarray(at * 3, at * 3 + 3)];
  const corner = pixel(0);
  const isOther = (colour: number[]) => colour.some((value, at) => Math.abs(value - (corner[at] ?? 0)) > 80);
  const pixels = Array.from({ length: info.width * info.height }, (_, at) => pixel(at));
  const middle = pixel(Math.floor(info.height / 2) * info.width + Math.floor(info.width / 2));
  return { share: pixels.filter(isOther).length / pixels.length, middle: middle.join() };
}

test('only the current page’s main link is underlined in forced colours', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' });
  await openHydrated(page, '/blogs');
  const nav = page.getByRole('navigation', { name: 'Main' });
  const isUnderlined = async (name: string) => {
    const box = await nav.getByRole('link', { name, exact: true }).boundingBox();
    if (!box) throw new Error(`No link ${name}`);
    const clip = { x: box.x, y: box.y + box.height - 6, width: box.width, height: 6 };
    const pixels = await sharp(await page.screenshot({ clip }))
      .removeAlpha()
      .raw()
      .toBuffer();
    return pixels.some((value) => value > 80);
  };
  expect(await isUnderlined('Blog')).toBe(true);
  expect(await isUnderlined('About')).toBe(false);
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`a carousel's arrows and dots are visible in forced colours, ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ forcedColors: 'active', colorScheme });
    await openHydrated(page, '/');
    for (const name of ['Pictures from the counter', 'Categories', 'Latest posts']) {
      const carousel = page.getByRole('region', { name, exact: true });
      await carousel.scrollIntoViewIfNeeded();
      const here = carousel.locator('[aria-current="true"]');
      await expect(here).toBeVisible();
      const other = carousel.getByRole('button', { name: /^Go to slide/ }).last();
      await expect(other).not.toHaveAttribute('aria-current', 'true');
      for (const arrow of ['Previous', 'Next']) {
        const { share } = await drawn(carousel.getByRole('button', { name: arrow, exact: true }));
        expect(share, `${arrow} of ${name}`).toBeGreaterThan(0.01);
      }
      const dots = [await drawn(here), await drawn(other)] as const;
      for (const { share } of dots) expect(share, `dots of ${name}`).toBeGreaterThan(0.03);
      expect(dots[0].middle, `the dot of the visible slide of ${name}`).not.toBe(dots[1].middle);
    }
  });
}
