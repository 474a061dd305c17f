import { isByDay } from '../nightly';
import { openCheckout } from '../support/shopper';
import { openHydrated } from '../support/hydrated';
import { sample } from '../support/screens';
import { expect, test, type Page } from '../support/test';

/** What has the focus, and whether any of it can be seen; null while nothing has the focus. */
const focused = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement;
    if (!element || element === document.body) return null;
    const { left, top, width, height } = element.getBoundingClientRect();
    const parts = [0.02, 0.25, 0.5, 0.75, 0.98];
    const isSeen = parts.some((x) =>
      parts.some((y) => {
        const top_ = document.elementFromPoint(left + width * x, top + height * y);
        // A label or a picture over its own control shows it as well.
        return top_ !== null && (element.contains(top_) || top_.contains(element));
      }),
    );
    const name = element.getAttribute('aria-label') ?? element.textContent?.trim() ?? '';
    return { name: `${element.tagName.toLowerCase()} ${name.slice(0, 40)}`, isSeen };
  });

/**
 * Names of the elements that get the focus while they are not visible, in one pass round the page. Nothing has the
 * focus for a press at the page's ends, and where a carousel takes its row over from the browser.
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

/** The same header covers all pages: by day two stand for it, one of them with the bar to buy at its end. */
const daily = [
  ['a product', (page: Page) => openHydrated(page, sample.product)],
  ['the checkout', openCheckout],
] as const;
const nightly = [
  ['home', (page: Page) => openHydrated(page, '/')],
  ['a listing', (page: Page) => openHydrated(page, '/all-products')],
] as const;

for (const [name, open] of isByDay ? daily : [...daily, ...nightly]) {
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

test('a page change is announced: the focus is on the content, and its title is read', async ({ page }) => {
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

test('the focus stays in a row of slides that is taken over', async ({ page }) => {
  await openHydrated(page, '/');
  const carousel = page.getByRole('region', { name: 'Categories', exact: true });
  const row = carousel.getByRole('group', { name: 'Categories, slides' });
  await row.focus();
  await expect(carousel.locator('[data-moved]')).toHaveCount(1);
  await expect(row).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(carousel.locator('.swiper-slide:not([inert]) a').first()).toBeFocused();
});

test('a search result that is opened leaves the focus on its product, though its link is gone', async ({
  page,
}) => {
  await openHydrated(page, '/faq');
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  const field = page.getByRole('combobox', { name: 'Search products' });
  await field.fill('tape');
  await page.getByRole('option').first().click();
  await expect(page).toHaveURL(/\/products\//);
  await expect(page.getByRole('main')).toBeFocused();
});

test('at 400 % zoom the window shows the page, not header and bars', async ({ page }) => {
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
