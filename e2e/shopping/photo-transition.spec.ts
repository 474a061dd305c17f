import type { Page } from '@playwright/test';
import { openHydrated } from '../support/hydrated';
import { sample } from '../support/screens';
import { expect, test } from '../support/test';

interface Noted {
  /** The elements with the transition name of the photo before and after the page change. */
  readonly transitions: { before: string[]; after: string[] }[];
}

/** Makes a document record its transitions, and hold each until it is released. */
async function noteTransitions(page: Page): Promise<() => Promise<Noted['transitions']>> {
  await page.addInitScript(() => {
    const transitions: Noted['transitions'] = [];
    Object.assign(window, { transitions });
    const named = () =>
      Array.from(document.images)
        .filter((image) => getComputedStyle(image).viewTransitionName === 'product-photo')
        .map((image) => (image.closest('article') ? 'card' : 'main'));
    const start = document.startViewTransition.bind(document);
    document.startViewTransition = ((update: () => Promise<void>) => {
      const noted = { before: named(), after: [] as string[] };
      transitions.push(noted);
      return start(async () => {
        await update();
        noted.after = named();
      });
    }) as typeof document.startViewTransition;
  });
  return () => page.evaluate(() => (window as unknown as Noted).transitions);
}

const titleOf = (page: Page, at: number) => page.getByTestId('product-card').nth(at).getByRole('link');
const prefetched = (page: Page) =>
  expect
    .poll(() =>
      page.evaluate(() =>
        performance.getEntriesByType('resource').some(({ name }) => name.includes('move-photos')),
      ),
    )
    .toBe(true);
const namedNow = (page: Page) =>
  page
    .locator('img')
    .evaluateAll(
      (all) => all.filter((image) => getComputedStyle(image).viewTransitionName !== 'none').length,
    );

test.describe('without reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test("a card's photo, and nothing else, moves to its place on the product's page, and Back finds the list", async ({
    page,
  }) => {
    const transitions = await noteTransitions(page);
    await openHydrated(page, sample.category);
    const title = titleOf(page, 5);
    const name = await title.innerText();
    await title.scrollIntoViewIfNeeded();
    const top = await page.evaluate(() => scrollY);
    await title.hover();
    await prefetched(page);
    await title.click();
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    expect(await transitions()).toEqual([{ before: ['card'], after: ['main'] }]);
    await expect.poll(() => namedNow(page)).toBe(0);
    await expect(page.getByRole('main')).toBeFocused();
    await page.goBack();
    await expect(titleOf(page, 5)).toBeInViewport();
    expect(await page.evaluate(() => scrollY)).toBe(top);
    expect(await transitions()).toHaveLength(1);

    await test.step('and opening it by keyboard does the same', async () => {
      await titleOf(page, 5).focus();
      await page.keyboard.press('Enter');
      await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
      expect(await transitions()).toHaveLength(2);
    });
  });

  test('a click that opens another tab has no transition', async ({ page, context }) => {
    const transitions = await noteTransitions(page);
    await openHydrated(page, sample.category);
    await titleOf(page, 0).hover();
    await prefetched(page);
    const opened = context.waitForEvent('page');
    await titleOf(page, 0).click({ modifiers: ['ControlOrMeta'] });
    await (await opened).close();
    expect(new URL(page.url()).pathname).toBe(sample.category);
    expect(await transitions()).toEqual([]);
  });
});

test('a phone opens a product without a transition, and so does a browser with reduced motion', async ({
  browser,
  shop,
}) => {
  for (const options of [
    { viewport: { width: 390, height: 900 }, reducedMotion: 'no-preference' },
    { viewport: { width: 1366, height: 900 }, reducedMotion: 'reduce' },
  ] as const) {
    const page = await browser.newPage({ baseURL: shop.url, ...options });
    const transitions = await noteTransitions(page);
    await openHydrated(page, sample.category);
    const product = page.waitForResponse(/\/api\/v1\/product\/detail1\//);
    await titleOf(page, 2).hover();
    await product;
    await titleOf(page, 2).click();
    await expect(page.getByTestId('product-title')).toBeVisible();
    expect(await transitions()).toEqual([]);
    await page.close();
  }
});
