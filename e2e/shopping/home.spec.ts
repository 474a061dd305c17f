import type { Page } from '@playwright/test';
import { delayRequests } from '../support/delay-requests';
import { openHydrated } from '../support/hydrated';
import { expect, test } from '../support/test';
import { sized } from '../support/widths';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

/** The number of visible slides in a row. */
const inSight = (page: Page, row: string) =>
  page.getByRole('region', { name: row, exact: true }).evaluate((carousel) => {
    const frame = carousel.querySelector('.swiper-wrapper')?.parentElement?.getBoundingClientRect();
    return [...carousel.querySelectorAll('.swiper-slide')].filter((slide) => {
      const { left, right } = slide.getBoundingClientRect();
      return frame && left >= frame.left - 1 && right <= frame.right + 1;
    }).length;
  });

test('home has its sections in their order', async ({ page }) => {
  await openHydrated(page, '/');
  const headings = await page.getByRole('main').getByRole('heading', { level: 2 }).allTextContents();
  expect(headings).toEqual([
    'Shop by category',
    'New Arrivals',
    'Shop by theme',
    'Ruled, sewn and stamped by hand',
    'From our creators',
    'Small things, well made, sent by post',
    'What our shoppers write',
    expect.any(String),
  ]);
  for (const badge of ['100% Transparency', '24/7 Customer Support', 'Trusted']) {
    await expect(page.getByRole('main').getByText(badge, { exact: true })).toBeVisible();
  }
  await expect(page.getByRole('main').getByRole('link', { name: 'View More' })).toHaveAttribute(
    'href',
    '/all-products',
  );
  await page.getByRole('heading', { name: 'New Arrivals' }).scrollIntoViewIfNeeded();
  await expect(page.getByTestId('product-card')).toHaveCount(16);
});

for (const [width, circles, reviews] of [
  [1366, 5, 4],
  [1100, 4, 4],
  [820, 3, 4],
  [390, 2, 1],
] as const) {
  test(`at ${width} px ${circles} categories and ${reviews} review(s) are in view`, async ({ page }) => {
    await page.setViewportSize(sized(width));
    await openHydrated(page, '/');
    await expect.poll(() => inSight(page, 'Categories')).toBe(circles);
    await expect.poll(() => inSight(page, 'Customer reviews')).toBe(reviews);
  });
}

test('the slider’s other pictures load last, even if its script does not load', async ({ page }) => {
  await page.setViewportSize(sized(390));
  await delayRequests(page, '**/shell/main.*.js');
  await page.goto('/', { waitUntil: 'commit' });
  const asked = () =>
    page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .map(({ name }) => new URL(name).pathname)
        .filter((path) => path.startsWith('/media/'))
        .map((path) => path.includes('/hero-')),
    );
  await expect.poll(async () => (await asked()).filter(Boolean).length).toBeGreaterThan(1);
  const pictures = await asked();
  expect(pictures).toContain(false);
  expect(pictures.slice(pictures.indexOf(true, 1))).not.toContain(false);
});

test('the intro banner fades in', async ({ page }) => {
  await page.goto('/');
  const banner = page
    .getByRole('main')
    .locator('section', { has: page.locator('#intro') })
    .first();
  const names = await banner.evaluate((section) =>
    [section, ...section.querySelectorAll('*')].map((element) => getComputedStyle(element).animationName),
  );
  expect(names.some((name) => name !== 'none')).toBe(true);
});

test('a carousel moves, wraps and stops, and only its visible slides are focusable', async ({ page }) => {
  await openHydrated(page, '/');
  const carousel = page.getByRole('region', { name: 'Categories', exact: true });
  await carousel.scrollIntoViewIfNeeded();
  const dot = (slide: number) => carousel.getByRole('button', { name: `Go to slide ${slide}`, exact: true });
  // The browser scrolls the row until Swiper takes over for autoplay.
  await expect(carousel.locator('[data-moved]')).toHaveCount(0);
  await expect(dot(2)).toHaveAttribute('aria-current', 'true');
  await expect(carousel.locator('[data-moved]')).toHaveCount(1);
  await carousel.getByRole('button', { name: 'Pause: Categories' }).click();
  await dot(1).click();
  const inSightNow = () =>
    carousel.locator('.swiper-slide:not([inert])').evaluateAll((slides) =>
      slides
        .map((slide) => ({ x: slide.getBoundingClientRect().x, label: slide.getAttribute('aria-label') }))
        .sort((a, b) => a.x - b.x)
        .map(({ label }) => label?.split(' ')[0]),
    );
  await expect.poll(inSightNow).toEqual(['1', '2', '3', '4', '5']);
  await carousel.getByRole('button', { name: 'Previous' }).click();
  await expect.poll(inSightNow).toEqual(['8', '1', '2', '3', '4']);
  await carousel.getByRole('button', { name: 'Play: Categories' }).click();
  await page.mouse.move(0, 0);
  await expect.poll(inSightNow).toEqual(['1', '2', '3', '4', '5']);
});

test('clips are fetched by range requests, and played only once they are in view', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/media/clip-')) asked.push(new URL(request.url()).pathname);
  });
  await page.setViewportSize(sized(390));
  await openHydrated(page, '/');
  expect(asked).toEqual([]);
  const responded = page.waitForResponse(/clip-washi\.mp4/);
  await page.getByRole('region', { name: 'Creators', exact: true }).scrollIntoViewIfNeeded();
  expect((await responded).status()).toBe(206);
  const clip = page.locator('video').first();
  await expect.poll(() => clip.evaluate((video: HTMLVideoElement) => video.currentTime)).toBeGreaterThan(0);
  await page.getByRole('button', { name: 'Pause clips' }).click();
  await expect.poll(() => clip.evaluate((video: HTMLVideoElement) => video.paused)).toBe(true);
});

test('a phone shows eight new arrivals, a wide window all sixteen', async ({ page }) => {
  await page.setViewportSize(sized(390));
  await openHydrated(page, '/');
  const shown = page.getByTestId('product-card').filter({ visible: true });
  await expect(shown).toHaveCount(8);
  await page.setViewportSize(sized(820));
  await expect(shown).toHaveCount(16);
});
