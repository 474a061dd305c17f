import type { Page } from '@playwright/test';
import { hydrated, openHydrated } from '../support/hydrated';
import { expect, test } from '../support/test';
import { sized } from '../support/widths';

/** The number of cards that are not laid out. */
const closedCards = () =>
  [...document.querySelectorAll('[data-testid="product-card"]')].filter((card) => !card.checkVisibility())
    .length;

/** Makes every document record the maximum number of cards without layout in a frame. */
async function noteFrames(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(`(() => {
    const closed = ${String(closedCards)};
    window.maxClosed = 0;
    const frame = () => {
      window.maxClosed = Math.max(window.maxClosed, closed());
      requestAnimationFrame(frame);
    };
    requestAnimationFrame(frame);
  })()`);
  return () => page.evaluate(() => (window as unknown as { maxClosed: number }).maxClosed);
}

test('a phone lays out content below the first viewport after the first paint', async ({ page }) => {
  await page.setViewportSize(sized(390));
  const maxClosed = await noteFrames(page);
  await openHydrated(page, '/all-products');
  expect(await maxClosed()).toBeGreaterThan(0);
  await expect.poll(() => page.evaluate(closedCards)).toBe(0);
  await expect(page.locator('html')).not.toHaveAttribute('data-opening');

  await test.step('but lays out all of it at once on a return visit', async () => {
    await page.reload();
    await hydrated(page);
    expect(await maxClosed()).toBe(0);
  });
});

test('a wide window lays out everything with the first paint', async ({ page }) => {
  await page.setViewportSize(sized(1366));
  const maxClosed = await noteFrames(page);
  await openHydrated(page, '/all-products');
  expect(await maxClosed()).toBe(0);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a phone lays out everything as well', async ({ page }) => {
    await page.setViewportSize(sized(390));
    await page.goto('/all-products');
    const heights = await page
      .getByTestId('product-card')
      .getByRole('heading')
      .evaluateAll((titles) => titles.map((title) => title.getBoundingClientRect().height));
    expect(heights).toHaveLength(12);
    expect(Math.min(...heights)).toBeGreaterThan(30);
  });
});
