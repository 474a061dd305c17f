import type { Page } from '@playwright/test';
import { delayRequests } from '../support/delay-requests';
import { hydrated, openHydrated } from '../support/hydrated';
import { webFontsApplied } from '../support/fonts';
import { sample, pages } from '../support/screens';
import { watchShifts } from '../support/shifts';
import { expect, test } from '../support/test';
import { sized, widths } from '../support/widths';

/** Pixels by which the page is wider than its window. */
const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

test('no screen scrolls sideways at 360, 390, 820 and 1366 px', async ({ page }) => {
  test.setTimeout(120_000);
  for (const { name, path } of pages) {
    await openHydrated(page, path);
    for (const width of [360, ...widths]) {
      await page.setViewportSize(sized(width));
      expect.soft(await overflow(page), `${name} at ${width} px`).toBeLessThanOrEqual(0);
    }
  }
});

test('every page responds with its status and one title', async ({ page }) => {
  test.setTimeout(120_000);
  for (const { name, path, status = 200 } of pages) {
    const response = await page.goto(path);
    expect.soft(response?.status(), name).toBe(status);
    await expect.soft(page.getByRole('main').getByRole('heading', { level: 1 }), name).toHaveCount(1);
    await expect.soft(page.getByRole('banner'), name).toHaveCount(1);
    await expect.soft(page.getByRole('contentinfo'), name).toHaveCount(1);
  }
});

for (const [columns, width] of [
  [1, 320],
  [2, 390],
  [2, 700],
  [3, 1100],
  [4, 1366],
] as const) {
  test(`a grid has ${columns} column(s) at ${width} px`, async ({ page }) => {
    await page.setViewportSize(sized(width));
    await openHydrated(page, '/all-products');
    const lefts = await page
      .getByTestId('product-card')
      .evaluateAll((cards) => cards.map((card) => Math.round(card.getBoundingClientRect().left)));
    expect(lefts).toHaveLength(12);
    expect(new Set(lefts).size).toBe(columns);
  });
}

for (const width of widths) {
  for (const [name, path] of [
    ['home', '/'],
    ['a listing', '/all-products'],
    ['a category', sample.category],
    ['a product', sample.product],
  ] as const) {
    test(`${name} does not shift at ${width} px while it loads and is scrolled`, async ({ page }) => {
      await page.setViewportSize(sized(width));
      await page.addInitScript(watchShifts);
      // Web fonts that load late must not shift the layout of the fallback fonts.
      const fonts = await delayRequests(page, '**/*.woff2');
      await page.goto(path, { waitUntil: 'commit' });
      await hydrated(page);
      fonts.release();
      await webFontsApplied(page);
      const height = await page.evaluate(() => document.documentElement.scrollHeight);
      for (let y = 0; y < height; y += 700) {
        await page.evaluate(
          (top) =>
            new Promise((painted) => {
              scrollTo(0, top);
              requestAnimationFrame(() => requestAnimationFrame(painted));
            }),
          y,
        );
      }
      await page.waitForLoadState('networkidle');
      expect(await page.evaluate(() => window.shifted)).toBeLessThan(0.01);
    });
  }
}
