import { expect, test } from '@playwright/test';
import { atNight } from '../nightly';
import { checkWidths } from '../support/check-widths';
import { openHydrated } from '../support/hydrated';
import { openNetworkSwitch } from '../support/network-switch';
import { address, bookedOrder, fillShipping, freshEmail, payByCard } from '../support/shopper';
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

test('a shopper signs up, signs in, saves an address and sees an order in Hindi', async ({ page }) => {
  test.setTimeout(180_000);
  const email = freshEmail();
  const password = 'a long enough secret';
  const main = page.getByRole('main');
  const alert = page.getByRole('alertdialog');

  await openHydrated(page, `${shop.url}/hi/auth/signup`);
  await main.getByLabel('नाम').fill(address.name);
  await main.getByLabel('ईमेल').fill(email);
  await main.getByLabel('पासवर्ड').fill('short');
  await main.getByLabel('फ़ोन नंबर').fill(address.phone);
  await main.getByRole('button', { name: 'साइन अप करें' }).click();
  await expect(main.getByText('लंबा पासवर्ड चुनें: कम से कम 8 अक्षर।')).toBeVisible();
  await main.getByLabel('पासवर्ड').fill(password);
  await main.getByRole('button', { name: 'साइन अप करें' }).click();
  await expect(alert).toContainText('आपका अकाउंट बन गया है');
  await alert.getByRole('button', { name: 'ठीक है' }).click();

  await main.getByRole('link', { name: 'साइन इन करें' }).click();
  await expect(page).toHaveURL(`${shop.url}/hi/auth/login`);
  await main.getByLabel('ईमेल').fill(email);
  await main.getByLabel('पासवर्ड').fill('not the secret');
  await main.getByRole('button', { name: 'साइन इन करें' }).click();
  // Messages of the API are in English.
  await expect(page.locator('[lang="en"]').filter({ hasText: /password/i })).toBeVisible();
  await main.getByLabel('पासवर्ड').fill(password);
  await main.getByRole('button', { name: 'साइन इन करें' }).click();
  await expect(alert).toContainText('आप साइन इन हो गए हैं');
  const reloaded = page.waitForEvent('load');
  await alert.getByRole('button', { name: 'ठीक है' }).click();
  await reloaded;
  await expect(page).toHaveURL(`${shop.url}/hi/`);

  await openHydrated(page, `${shop.url}/hi/user/addresses`);
  await main.getByRole('button', { name: 'पता जोड़ें' }).click();
  await main.getByRole('button', { name: 'पता सेव करें' }).click();
  await expect(main.getByRole('alert')).toContainText('कृपया पिन कोड लिखें');
  await checkWidths(page, 'hindi-address-form');
  await main.getByLabel('पूरा नाम').fill(address.name);
  await main.getByLabel('ईमेल').fill(email);
  await main.getByLabel('फ़ोन').fill(address.phone);
  await main.getByLabel('मकान और गली का पता').fill(address.streetAddress);
  await main.getByLabel('शहर').fill(address.city);
  await main.getByLabel('राज्य').selectOption(address.state);
  await main.getByLabel('पिन कोड').fill(address.pinCode);
  await main.getByRole('button', { name: 'पता सेव करें' }).click();
  await expect(main.getByText('पता सेव हो गया।')).toBeVisible();
  await checkWidths(page, 'hindi-addresses');

  await openHydrated(page, `${shop.url}/all-products`);
  await page.getByTestId('add-to-cart').first().click();
  await openHydrated(page, `${shop.url}/checkout`);
  await fillShipping(page);
  await payByCard(page);
  const number = await bookedOrder(page);
  await openHydrated(page, `${shop.url}/hi/user/profile`);
  await expect(main.getByText('ऑर्डर हो गया')).toBeVisible();
  await checkWidths(page, 'hindi-profile');
  await main.getByRole('link', { name: 'ऑर्डर देखें' }).click();
  await expect(main.getByRole('heading', { level: 1, name: `ऑर्डर ${number}` })).toBeVisible();
  await checkWidths(page, 'hindi-order');
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

for (const path of [
  ...byDay,
  '/all-products',
  '/faq',
  '/contact',
  '/auth/login',
  '/auth/signup',
  '/auth/forgot-password',
  '/no-such-page',
])
  test(`/hi${path} is accessible and fits`, byDay.includes(path) ? {} : atNight, async ({ page }) => {
    await openHydrated(page, `${shop.url}/hi${path}`);
    await checkWidths(page, `hindi-${path.slice(1).replace('/', '-') || 'home'}`);
  });
