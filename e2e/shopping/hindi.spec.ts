import { expect, test } from '@playwright/test';
import { atNight } from '../nightly';
import { checkWidths } from '../support/check-widths';
import { openHydrated } from '../support/hydrated';
import { openNetworkSwitch } from '../support/network-switch';
import { startShop, type TestShop } from '../support/temporary-shop';

let shop: TestShop;
test.beforeAll(async () => {
  test.setTimeout(240_000);
  shop = await startShop({ LANGUAGES: 'hi' });
});
test.afterAll(() => shop.dispose());

const footer = 'contentinfo';

test('a page is rendered and hydrated in Hindi, and its links stay in Hindi', async ({ page }) => {
  const warnings: string[] = [];
  page.on('console', (message) => {
    if (message.text().includes('[hydration]') || message.type() === 'error') warnings.push(message.text());
  });
  const response = await page.request.get(`${shop.url}/hi/faq`);
  const html = await response.text();
  expect(html).toContain('<html lang="hi"');
  expect(html).toContain('अक्सर पूछे जाने वाले सवाल');
  expect(html).toMatch(/rel="alternate" hreflang="en" href="[^"]*\/faq"/);
  expect(html).toMatch(/rel="canonical" href="[^"]*\/hi\/faq"/);
  await openHydrated(page, `${shop.url}/hi/faq`);
  await page.getByRole(footer).getByRole('link', { name: 'सभी प्रोडक्ट' }).click();
  await expect(page).toHaveURL(`${shop.url}/hi/all-products`);
  await expect(page.getByRole('heading', { level: 1, name: 'सभी प्रोडक्ट' })).toBeVisible();
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', /\/hi\/all-products$/);
  await page.goBack();
  await expect(page).toHaveURL(`${shop.url}/hi/faq`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('अक्सर पूछे जाने वाले सवाल');
  expect(warnings).toEqual([]);
});

test('a product is put into the cart, and the checkout opens in Hindi', async ({ page }) => {
  await openHydrated(page, `${shop.url}/hi/all-products`);
  await page.getByTestId('add-to-cart').first().click();
  await expect(page.getByText('आइटम कार्ट में जुड़ गया!')).toBeVisible();
  await page.getByTitle('कार्ट (1 आइटम)').click();
  const panel = page.getByRole('dialog', { name: 'कार्ट' });
  await panel.getByRole('button', { name: 'चेकआउट करें' }).click();
  await expect(page).toHaveURL(`${shop.url}/hi/checkout`);
  await expect(page.locator('html')).toHaveAttribute('lang', 'hi');
});

test('the footer offers the other language, and the choice is remembered', async ({ page, context }) => {
  await openHydrated(page, `${shop.url}/faq`);
  const resources = () =>
    page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname));
  const english = await resources();
  await page.getByRole(footer).getByRole('link', { name: 'हिन्दी' }).click();
  await expect(page).toHaveURL(`${shop.url}/hi/faq`);
  await expect(page.getByRole(footer).getByText('भाषा: हिन्दी')).toBeVisible();
  // The shell's messages and those of the page's remote.
  const added = (await resources()).filter((file) => file.endsWith('.js') && !english.includes(file));
  expect(added.length).toBeGreaterThanOrEqual(2);

  const visit = await context.newPage();
  await visit.goto(`${shop.url}/contact?from=letter`);
  await expect(visit).toHaveURL(`${shop.url}/hi/contact?from=letter`);
  await visit.getByRole(footer).getByRole('link', { name: 'English' }).click();
  await expect(visit).toHaveURL(`${shop.url}/contact?from=letter`);
  await expect(visit.getByRole('heading', { level: 1 })).toHaveText('Contact');
});

test('addresses redirect within Hindi, and unknown ones are not found', async ({ page }) => {
  const moved = await page.request.get(`${shop.url}/hi//faq`, { maxRedirects: 0 });
  expect([moved.status(), moved.headers().location]).toEqual([301, '/hi/faq']);
  const missing = await page.goto(`${shop.url}/hi/no-such-page`);
  expect(missing?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('भेजने वाले को वापस');
});

test.describe('offline', () => {
  test.use({ serviceWorkers: 'allow' });

  test('a visited page opens in Hindi without a network, and so does a cart that was never opened', async ({
    page,
  }) => {
    const network = await openNetworkSwitch(shop.url);
    await openHydrated(page, `${network.url}/hi/faq`);
    const stored = () =>
      page.evaluate(async () => {
        const requests = await (await caches.open('shop-pages')).keys();
        return requests.map(({ url }) => new URL(url).pathname);
      });
    await expect.poll(stored, { timeout: 20_000 }).toEqual(expect.arrayContaining(['/hi/faq', '/hi/cart']));
    network.shut();
    await page.reload();
    await expect(page.getByText('अभी नेटवर्क नहीं है।')).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('अक्सर पूछे जाने वाले सवाल');
    await page.goto(`${network.url}/hi/cart`);
    // The messages of the cart are stored only once it was opened with a network; until then it is in English.
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByText('अभी नेटवर्क नहीं है।')).toBeVisible();
    await network.close();
  });
});

/** Pages whose parts differ most are checked by day. */
const byDay = ['', '/cart'];

for (const path of [...byDay, '/all-products', '/faq', '/contact', '/no-such-page'])
  test(`/hi${path} is accessible and fits`, byDay.includes(path) ? {} : atNight, async ({ page }) => {
    await openHydrated(page, `${shop.url}/hi${path}`);
    await checkWidths(page, `hindi-${path.slice(1) || 'home'}`);
  });
