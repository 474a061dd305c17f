import type { Page, Request } from '@playwright/test';
import { delayRequests } from '../support/delay-requests';
import { hydrated, openHydrated } from '../support/hydrated';
import { webFontsApplied } from '../support/fonts';
import { sample } from '../support/screens';
import { expect, test } from '../support/test';
import { journeyWidths, sized } from '../support/widths';

/** Records requests to the shop, except pictures and visit reports. */
function watchRequests(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request: Request) => {
    const { pathname } = new URL(request.url());
    if (request.method() === 'GET' && /^\/(api|remotes)\//.test(pathname)) asked.push(pathname);
  });
  return asked;
}

interface Frame {
  readonly top: number;
  readonly cards: number;
  readonly placeholders: number;
}

/** Records each frame that shows the listing's URL. */
const watchFrames = (page: Page, path: string) =>
  page.evaluate((listing) => {
    const frames: Frame[] = [];
    const count = (id: string) => document.querySelectorAll(`[data-testid="${id}"]`).length;
    const look = () => {
      if (location.pathname === listing)
        frames.push({
          top: scrollY,
          cards: count('product-card'),
          placeholders: count('product-card-skeleton'),
        });
      requestAnimationFrame(look);
    };
    look();
    Object.assign(window, { frames });
  }, path);

test('hovering prefetches code and data of a product, the click uses them, and Back requests nothing', async ({
  page,
}) => {
  const asked = watchRequests(page);
  await openHydrated(page, sample.category);
  const link = page.getByTestId('product-card').nth(5).getByRole('link');
  const title = await link.innerText();
  await link.scrollIntoViewIfNeeded();
  await page.evaluate(() => scrollBy(0, 137));
  const top = await page.evaluate(() => scrollY);
  expect(top).toBeGreaterThan(100);

  const product = page.waitForResponse(/\/api\/v1\/product\/detail1\//);
  const related = page.waitForResponse(/\/api\/v1\/product\?.*limit=4/);
  await link.hover();
  await product;
  await related;
  await expect.poll(() => asked.filter((path) => /expose-product\.js$/.test(path)).length).toBe(1);
  expect(new URL(page.url()).pathname).toBe(sample.category);

  asked.length = 0;
  await link.click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(page.getByRole('main')).toBeFocused();
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await watchFrames(page, sample.category);
  await page.goBack();
  await expect(page.getByTestId('product-card').nth(5)).toBeInViewport();
  const frames = await page.evaluate(() => (window as unknown as { frames: Frame[] }).frames);
  expect(frames.length).toBeGreaterThan(0);
  for (const frame of frames) expect(frame).toMatchObject({ top, placeholders: 0 });
  expect(frames.every(({ cards }) => cards > 5)).toBe(true);
  expect(asked).toEqual([]);
});

const notLaidOut = ':is([data-deferred], [data-deferred] [data-below]):not([data-laid-out])';

for (const width of journeyWidths)
  for (const [name, path] of [
    ['home', '/'],
    ['a product', sample.product],
  ] as const)
    test(`Back and a reload restore the scroll position below content that ${name} lays out late, at ${width} px`, async ({
      page,
    }) => {
      await page.setViewportSize(sized(width));
      const way = page.getByRole('contentinfo').getByRole('link', { name: 'FAQ' });
      const placeOf = async () => (await way.boundingBox())?.y ?? NaN;
      const openAtEnd = async () => {
        await openHydrated(page, path);
        await webFontsApplied(page);
        await way.scrollIntoViewIfNeeded();
        // Content above is laid out while the page is idle, which scrolls the window.
        await expect(page.locator(notLaidOut)).toHaveCount(0);
        return placeOf();
      };
      // Allows two pixels: scroll positions are integers, element positions are not.
      const isAt = (place: number) =>
        expect.poll(async () => Math.abs((await placeOf()) - place)).toBeLessThanOrEqual(2);
      const left = await openAtEnd();
      await page.reload();
      await hydrated(page);
      await isAt(left);

      const place = await openAtEnd();
      await way.click();
      await expect(page).toHaveURL('/faq');
      await page.goBack();
      await isAt(place);
    });

for (const [act, path, pressed, awaited] of [
  ['a click on a card', sample.category, '[data-testid="product-card"] a', '[data-testid="product-title"]'],
  ['an item put into the cart', sample.product, '[data-testid="add-to-cart"]', '[data-testid="cart-badge"]'],
] as const)
  test(`the result of ${act} is painted before anything but a picture is requested`, async ({ page }) => {
    const script = page.waitForResponse(/\/expose-product\.js$/);
    await openHydrated(page, path);
    await script;
    await page.evaluate((selector) => {
      performance.clearResourceTimings();
      const look = () =>
        requestAnimationFrame(() =>
          document.querySelector(selector)?.textContent ? performance.mark('shown') : look(),
        );
      look();
    }, awaited);
    // In one task, like a tap: the time between press and click is used to prefetch.
    await page
      .locator(pressed)
      .first()
      .evaluate((element: HTMLElement) => {
        element.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
        element.click();
      });
    /** Time from the frame that shows the page to each file's request, in ms. */
    const asked = () =>
      page.evaluate(() => {
        const [shown] = performance.getEntriesByName('shown');
        const isMeant = /\/api\/v1\/product|\/toasts\..*js$/;
        return performance
          .getEntriesByType('resource')
          .filter(({ name }) => isMeant.test(name))
          .map(({ startTime }) => startTime - (shown?.startTime ?? Infinity));
      });
    await expect.poll(async () => (await asked()).length).toBeGreaterThan(0);
    expect(Math.min(...(await asked()))).toBeGreaterThan(0);
  });

test('a product’s code is loaded while a list of products is idle, even with few products', async ({
  page,
}) => {
  const script = page.waitForResponse(/\/expose-product\.js$/);
  await openHydrated(page, '/collections/gift-cards/gift-vouchers');
  expect((await script).ok()).toBe(true);
});

test('a clicked product’s code is compiled when it arrives', async ({ page }) => {
  const script = page.waitForResponse(/\/expose-product\.js$/);
  await openHydrated(page, sample.category);
  await page.getByTestId('product-card').first().getByRole('link').hover();
  expect(await (await script).text()).toMatch(/^\/\/# allFunctionsCalledOnLoad\n/);
});

test('the row below a product is laid out while the page is idle, before it is near the viewport', async ({
  page,
}) => {
  await page.setViewportSize(sized(390));
  await openHydrated(page, sample.product);
  const row = page.getByRole('region', { name: 'You may also like' });
  await expect(row).toHaveAttribute('data-laid-out', '');
  expect(await row.evaluate((element) => getComputedStyle(element).contentVisibility)).toBe('visible');
  expect(await page.evaluate(() => scrollY)).toBe(0);
});

test('cards far below are laid out in a separate task on a phone, but not in a wide window', async ({
  page,
}) => {
  await page.setViewportSize(sized(390));
  await openHydrated(page, sample.category);
  const card = page.locator('[data-remote] [data-below]').last();
  /** Runs in one task, because the page lays out the rest when it is idle. */
  const visibility = (isLaidOut: boolean) =>
    card.evaluate((element: HTMLElement, isLaidOut) => {
      // As on the home page, whose fragments move as those above them load.
      const fragment = element.closest<HTMLElement>('[data-remote]');
      fragment?.setAttribute('data-deferred', '');
      fragment?.setAttribute('data-laid-out', '');
      if (isLaidOut) element.dataset.laidOut = '';
      else delete element.dataset.laidOut;
      return getComputedStyle(element).contentVisibility;
    }, isLaidOut);
  expect(await visibility(false)).toBe('hidden');
  expect(await visibility(true)).toBe('visible');
  await page.setViewportSize(sized(820));
  expect(await visibility(false)).toBe('visible');
});

test('icons for the next screen are loaded while the page is idle', async ({ browser, shop }) => {
  // With reduced motion, the page draws Play icons.
  const page = await browser.newPage({ baseURL: shop.url, reducedMotion: 'no-preference' });
  await openHydrated(page, sample.category);
  // Only files with fragments have a `#`.
  const taken = () =>
    page.evaluate(() => performance.getEntriesByType('resource').some(({ name }) => name.includes('.svg#')));
  await expect.poll(taken).toBe(true);
  await expect(page.locator('#shop use')).toHaveCount(0);
  await page.close();
});

test('clicks before the page or a part of it is hydrated are replayed afterwards', async ({ page }) => {
  const frame = await delayRequests(page, '**/shell/main.*.js');
  const listing = await delayRequests(page, '**/remotes/catalog/**/expose-*.js');
  await page.goto(sample.category, { waitUntil: 'commit' });
  // None of the shop's code has run yet.
  await page.getByTestId('add-to-cart').first().click();
  frame.release();
  await page.waitForFunction(() => document.documentElement.dataset.hydrated === 'true');
  // The page's frame is interactive, the listing's code is still loading.
  await page.getByTestId('add-to-cart').first().click();
  await expect(page.getByTestId('cart-badge')).toBeEmpty();
  listing.release();
  await expect(page.getByTestId('cart-badge')).toHaveText('2');
});
