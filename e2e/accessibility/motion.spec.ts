import type { Locator } from '@playwright/test';
import { openHydrated } from '../support/hydrated';
import { sample } from '../support/screens';
import { expect, test } from '../support/test';
import { sized, journeyWidths } from '../support/widths';

for (const width of journeyWidths) {
  test(`reduced motion stops announcements, carousels and panels at ${width} px`, async ({ page }) => {
    await page.setViewportSize(sized(width));
    for (const path of ['/', '/all-products', sample.product]) {
      await openHydrated(page, path);
      const endless = await page.evaluate(() =>
        document
          .getAnimations()
          .filter(({ effect, playState }) => {
            const timing = effect?.getComputedTiming();
            return playState === 'running' && Number(timing?.activeDuration) > 20;
          })
          .map((animation) => String((animation as CSSAnimation).animationName ?? animation.id)),
      );
      expect(endless, path).toEqual([]);
    }
    await expect(page.getByRole('button', { name: 'Play announcements' })).toBeVisible();
    await page.getByRole('button', { name: /^Cart:/ }).click();
    const panel = page.getByRole('dialog', { name: 'Cart' });
    await expect(panel).toBeVisible();
    const slides = await panel.evaluate((element) =>
      element.getAnimations().map(({ effect }) => Number(effect?.getComputedTiming().activeDuration)),
    );
    expect(Math.max(0, ...slides)).toBeLessThanOrEqual(20);
  });
}

test('with reduced motion, carousels and clips are paused and can be played', async ({ page }) => {
  await openHydrated(page, '/');
  const hero = page.getByRole('region', { name: 'Pictures from the counter' });
  await expect(hero.getByRole('button', { name: 'Play: Pictures from the counter' })).toBeVisible();
  await hero.getByRole('button', { name: 'Next' }).click();
  await expect(hero.getByRole('button', { name: 'Go to slide 2' })).toHaveAttribute('aria-current', 'true');
  await page.getByRole('region', { name: 'Creators', exact: true }).scrollIntoViewIfNeeded();
  await expect(page.getByRole('button', { name: 'Play clips' })).toBeVisible();
  await expect(page.locator('video')).toHaveCount(0);
  await page.getByRole('button', { name: 'Play clips' }).click();
  await expect(page.locator('video').first()).toBeAttached();
});

test('the announcements can be paused without reduced motion', async ({ browser, shop }) => {
  const page = await browser.newPage({ baseURL: shop.url, reducedMotion: 'no-preference' });
  await openHydrated(page, '/faq');
  // In a headless browser the pointer is in the corner, over the announcements, which pauses them.
  await page.mouse.move(600, 600);
  const track = page.getByTestId('announcement-track');
  const state = () => track.evaluate((element) => getComputedStyle(element).animationPlayState);
  await expect.poll(state).toBe('running');
  expect(await track.evaluate((element) => getComputedStyle(element).animationDuration)).toBe('50s');
  await page.getByRole('button', { name: 'Pause announcements' }).click();
  await expect.poll(state).toBe('paused');
  await page.close();
});

test('a screen that opens at its top is not repainted for the header’s transition', async ({
  browser,
  shop,
}) => {
  const page = await browser.newPage({ baseURL: shop.url, reducedMotion: 'no-preference' });
  await openHydrated(page, sample.category);
  const header = page.getByRole('banner');
  const shadow = () => header.evaluate((element) => getComputedStyle(element).boxShadow);
  await page.mouse.wheel(0, 600);
  await expect.poll(shadow).not.toBe('none');
  await expect.poll(() => header.evaluate((element) => element.getAnimations().length)).toBe(0);
  await header.evaluate((element) => {
    element.addEventListener('transitionrun', () => element.setAttribute('data-moved', ''));
  });
  await page.getByTestId('product-card').nth(3).getByRole('link').click();
  await expect.poll(shadow).toBe('none');
  await expect(header).not.toHaveAttribute('data-moved');
  await page.close();
});

test('without hover, cards and buttons have no hover styles', async ({ browser, shop }) => {
  const page = await browser.newPage({
    baseURL: shop.url,
    viewport: sized(390),
    hasTouch: true,
    isMobile: true,
  });
  await openHydrated(page, sample.category);
  // Only comparable cards: the buttons of sold-out products have no shadow.
  const card = (index: number) =>
    page.getByTestId('product-card').filter({ hasNotText: 'Sold out' }).nth(index);
  const look = (element: Locator) =>
    element.evaluate((it) => {
      const { boxShadow, transform, backgroundColor } = getComputedStyle(it);
      // Photos differ in colour.
      return {
        boxShadow,
        transform,
        backgroundColor: it instanceof HTMLImageElement ? null : backgroundColor,
      };
    });
  const looks = (index: number) =>
    Promise.all([
      look(card(index)),
      look(card(index).locator('img')),
      look(card(index).getByTestId('add-to-cart')),
    ]);
  const untouched = await looks(1);
  await card(0).getByTestId('add-to-cart').hover();
  expect(await card(0).evaluate((element) => element.matches(':hover'))).toBe(true);
  // Any animation would have finished by then.
  await card(0).evaluate((element) =>
    Promise.all(element.getAnimations({ subtree: true }).map(({ finished }) => finished)),
  );
  expect(await looks(0)).toEqual(untouched);
  await page.close();
});
