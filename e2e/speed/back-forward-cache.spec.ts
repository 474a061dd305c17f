import { chromium, type Browser, type Page } from '@playwright/test';
import { findWindowedChromium } from '../support/chromium';
import { freshEmail, signIn, address } from '../support/shopper';
import { hydrated, openHydrated } from '../support/hydrated';
import { sample } from '../support/screens';
import { expect, test } from '../support/test';

const executablePath = findWindowedChromium();
test.skip(executablePath === undefined, 'Chromium without a window has no back/forward cache.');

let browser: Browser;
test.beforeAll(async () => {
  browser = await chromium.launch({
    executablePath,
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
    args: ['--disable-gpu', ...(process.getuid?.() === 0 ? ['--no-sandbox'] : [])],
  });
});
test.afterAll(() => browser.close());

interface Shown {
  /** `persisted` of each `pageshow` event: whether the page came from the cache. */
  readonly persisted: boolean[];
}

/** A page in a separate context that records `pageshow` events, with service workers enabled. */
async function newPage(baseURL: string): Promise<Page> {
  const page = await (await browser.newContext({ baseURL, reducedMotion: 'reduce' })).newPage();
  await page.addInitScript(() => {
    const persisted: boolean[] = [];
    addEventListener('pageshow', (event) => persisted.push(event.persisted));
    Object.assign(window, { persisted });
  });
  return page;
}

/** Navigates back to another document, which must come from the cache. */
async function goBack(page: Page): Promise<void> {
  await page.goBack({ waitUntil: 'commit' });
  await expect
    .poll(() => page.evaluate(() => (window as unknown as Shown).persisted), {
      message: 'The page was loaded again',
    })
    .toEqual([false, true]);
  const reasons = await page.evaluate(() => {
    const [opened] = performance.getEntriesByType('navigation');
    return (opened as PerformanceNavigationTiming & { notRestoredReasons?: unknown }).notRestoredReasons;
  });
  expect(reasons).toBeNull();
}

for (const [name, path] of [
  ['home', '/'],
  ['a listing', '/all-products'],
  ['a product', sample.product],
  ['the cart', '/cart'],
  ['the checkout', '/checkout'],
  ['the blog', '/blogs'],
  ['the profile', '/user/profile'],
] as const) {
  test(`Back restores ${name} from the back/forward cache`, async ({ shop }) => {
    const page = await newPage(shop.url);
    await openHydrated(page, path);
    await openHydrated(page, '/faq');
    await goBack(page);
    await hydrated(page);
    await expect(page.getByRole('main')).toBeVisible();
    await page.context().close();
  });
}

test('a restored page shows the current cart, and reloads its data', async ({ shop }) => {
  const page = await newPage(shop.url);
  await openHydrated(page, sample.category);
  await expect(page.getByTestId('cart-badge')).toBeHidden();
  await openHydrated(page, sample.product);
  await page.getByTestId('add-to-cart').first().click();
  await expect(page.getByTestId('cart-badge')).toHaveText('1');
  const asked = page.waitForResponse(/\/api\/v1\/product\b/);
  await goBack(page);
  await expect(page.getByTestId('cart-badge')).toHaveText('1');
  await asked;
  await page.context().close();
});

test('a profile that is restored after signing out shows no personal data', async ({ shop }) => {
  const page = await newPage(shop.url);
  await signIn(page, shop.url, freshEmail());
  await openHydrated(page, '/user/profile');
  await expect(page.getByTitle(address.name)).toBeVisible();
  await openHydrated(page, '/faq');
  const signedOut = await page.request.post('/api/v1/user/signout', { headers: { origin: shop.url } });
  expect(signedOut.ok()).toBe(true);
  await goBack(page);
  await expect(page.getByTitle(address.name)).toBeHidden();
  await expect(page.getByRole('main')).not.toContainText(address.name);
  await page.context().close();
});
