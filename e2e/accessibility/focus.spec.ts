import { skipsNightlyTests } from '../nightly';
import { openCheckout } from '../support/shopper';
import { openHydrated } from '../support/hydrated';
import { sample } from '../support/screens';
import { expect, test, type Page } from '../support/test';

/** The focused element and whether any part of it is visible; null while nothing is focused. */
const focused = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement;
    if (!element || element === document.body) return null;
    const { left, top, width, height } = element.getBoundingClientRect();
    const parts = [0.02, 0.25, 0.5, 0.75, 0.98];
    const isSeen = parts.some((x) =>
      parts.some((y) => {
        const top_ = document.elementFromPoint(left + width * x, top + height * y);
        // A label or picture that covers its control counts as visible.
        return top_ !== null && (element.contains(top_) || top_.contains(element));
      }),
    );
    const name = element.getAttribute('aria-label') ?? element.textContent?.trim() ?? '';
    return { name: `${element.tagName.toLowerCase()} ${name.slice(0, 40)}`, isSeen };
  });

/**
 * Names of the elements that are focused while hidden, in one pass through the page. Nothing is focused at the ends
 * of the page, or where a carousel takes over its row from the browser.
 */
async function hiddenStops(
  page: Page,
  key: 'Tab' | 'Shift+Tab',
): Promise<{ hidden: string[]; stops: number }> {
  const hidden: string[] = [];
  const names: string[] = [];
  while (names.length < 400) {
    await page.keyboard.press(key);
    const stop = await focused(page);
    if (!stop) continue;
    if (stop.name === names[0]) break;
    names.push(stop.name);
    if (!stop.isSeen) hidden.push(stop.name);
  }
  return { hidden, stops: names.length };
}

/** All pages have the same header, so two pages are enough during the day. One of them has the sticky purchase bar. */
const daily = [
  ['a product', (page: Page) => openHydrated(page, sample.product)],
  ['the checkout', openCheckout],
] as const;
const nightly = [
  ['home', (page: Page) => openHydrated(page, '/')],
  ['a listing', (page: Page) => openHydrated(page, '/all-products')],
] as const;

for (const [name, open] of skipsNightlyTests ? daily : [...daily, ...nightly]) {
  test(`the focus is never hidden on ${name} in a window of 320 × 256 px`, async ({ page }) => {
    test.setTimeout(180_000);
    await page.setViewportSize({ width: 320, height: 256 });
    await open(page);
    // When moving backwards, new content enters at the top, where the header is.
    for (const key of ['Tab', 'Shift+Tab'] as const) {
      const { hidden, stops } = await hiddenStops(page, key);
      expect(stops, key).toBeGreaterThan(15);
      expect(hidden, key).toEqual([]);
    }
  });
}

test('moves the focus to the content and announces the title on navigation', async ({ page }) => {
  await openHydrated(page, '/faq');
  const live = page.locator('[aria-live="polite"]').filter({ hasText: 'Vintage Craft' });
  await expect(live).toHaveCount(0);
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Blog' }).click();
  await expect(page).toHaveTitle(/^Blog/);
  await expect(live).toHaveText(await page.title());
  await expect(page.getByRole('main', { name: 'Content' })).toBeFocused();
  await page.goBack();
  await expect(page).toHaveTitle(/^F/);
  await expect(live).toHaveText(await page.title());
});

test('the focus stays in a row of slides when the carousel takes over', async ({ page }) => {
  await openHydrated(page, '/');
  const carousel = page.getByRole('region', { name: 'Categories', exact: true });
  const row = carousel.getByRole('group', { name: 'Categories, slides' });
  await row.focus();
  await expect(carousel.locator('[data-moved]')).toHaveCount(1);
  await expect(row).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(carousel.locator('.swiper-slide:not([inert]) a').first()).toBeFocused();
});

test('opening a search result focuses the product’s page', async ({ page }) => {
  await openHydrated(page, '/faq');
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  const field = page.getByRole('combobox', { name: 'Search products' });
  await field.fill('tape');
  await page.getByRole('option').first().click();
  await expect(page).toHaveURL(/\/products\//);
  await expect(page.getByRole('main')).toBeFocused();
});

test('at 400% zoom the window shows the page, not header and bars', async ({ page }) => {
  await page.setViewportSize({ width: 341, height: 192 });
  for (const path of [sample.product, '/all-products']) {
    await openHydrated(page, path);
    await page.evaluate(() => scrollTo(0, 700));
    const shown = await page.evaluate(() => {
      const heights = Array.from({ length: innerHeight }, (_, y) => y);
      const isBar = (element: Element | null) => element?.closest('header, [data-testid="buy-bar"]');
      return heights.filter((y) => !isBar(document.elementFromPoint(innerWidth / 2, y))).length;
    });
    expect(shown, path).toBeGreaterThan(180);
  }
});
