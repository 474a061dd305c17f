import { chromium, type Browser, type Page } from '@playwright/test';
import { expectAccessible } from '../support/axe';
import { findWindowedChromium } from '../support/chromium';
import { hydrated, openHydrated } from '../support/hydrated';
import { sample } from '../support/screens';
import {
  addButtons,
  address,
  bookedOrder,
  bookedOrderNumber,
  cards,
  fillShipping,
  freshEmail,
  openPaymentWindow,
  payByCard,
  payInWindow,
  signIn,
  signInAgain,
  signOut,
} from '../support/shopper';
import { expect, test } from '../support/test';

/** The product's own button, not those of related products. */
const buyButton = (page: Page) => page.getByTestId('buy-bar').getByRole('button', { name: 'Buy Now' });
const summary = (page: Page) => page.getByRole('region', { name: 'Order Summary' });
const form = (page: Page) => page.getByRole('form', { name: 'Shipping Information' });

/** Waits for the checkout's own document. */
async function atCheckout(page: Page): Promise<void> {
  await expect(page).toHaveURL(/\/checkout$/);
  await expect(page.getByRole('heading', { name: 'Checkout', level: 1 })).toBeVisible();
  await hydrated(page);
  await expect(summary(page).getByRole('listitem').first()).toBeVisible();
}

/** Opens a product and buys it. Resolves with its title. */
async function buyNow(page: Page, product: string = sample.product): Promise<string> {
  await openHydrated(page, product);
  const title = await page.getByRole('main').getByRole('heading', { level: 1 }).innerText();
  await buyButton(page).click();
  await atCheckout(page);
  return title;
}

/** Expects this number of orders in the profile of the signed-in shopper, all placed. */
async function expectOrders(page: Page, count: number): Promise<void> {
  await openHydrated(page, '/user/profile');
  await expect(page.getByRole('main').getByText('Order Placed')).toHaveCount(count);
}

/** Fills in two fields of step 1, without leaving it. */
async function typeName(page: Page): Promise<void> {
  await form(page).getByLabel('Full name').fill(address.name);
  await form(page).getByLabel('City').fill(address.city);
}

async function expectTyped(page: Page): Promise<void> {
  await expect(form(page).getByLabel('Full name')).toHaveValue(address.name);
  await expect(form(page).getByLabel('City')).toHaveValue(address.city);
}

/** Back and Forward, in a browser with and without the back/forward cache, from which most browsers show the last documents. */
const executablePath = findWindowedChromium();
for (const hasCache of [true, false]) {
  test.describe(`Back and Forward ${hasCache ? 'from' : 'without'} the back/forward cache`, () => {
    test.skip(hasCache && executablePath === undefined, 'Chromium without a window has no such cache.');

    let browser: Browser;
    test.beforeAll(async () => {
      browser = await chromium.launch({
        ...(executablePath !== undefined && { executablePath }),
        ...(hasCache && { ignoreDefaultArgs: ['--disable-back-forward-cache'] }),
        args: ['--disable-gpu', ...(process.getuid?.() === 0 ? ['--no-sandbox'] : [])],
      });
    });
    test.afterAll(() => browser.close());

    const newPage = async (baseURL: string) =>
      (await browser.newContext({ baseURL, reducedMotion: 'reduce' })).newPage();

    test('keep the typed address and the product', async ({ shop }) => {
      const page = await newPage(shop.url);
      const title = await buyNow(page);
      await typeName(page);
      await page.getByRole('banner').getByRole('link', { name: 'Vintage Craft' }).first().click();
      await expect(page).toHaveURL(`${shop.url}/`);
      await hydrated(page);
      await page.goBack({ waitUntil: 'commit' });
      await atCheckout(page);
      await expectTyped(page);
      await expect(summary(page)).toContainText(title);
      await page.goBack({ waitUntil: 'commit' });
      await expect(page).toHaveURL(new RegExp(`${sample.product}$`));
      await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toHaveText(title);
      await page.goForward({ waitUntil: 'commit' });
      await atCheckout(page);
      await expectTyped(page);
      await expect(summary(page)).toContainText(title);
      await page.context().close();
    });

    test('return to the place on the product page, whose Buy Now still works', async ({ shop }) => {
      const page = await newPage(shop.url);
      await page.setViewportSize({ width: 390, height: 844 });
      await openHydrated(page, sample.product);
      await page.evaluate(() => scrollTo(0, 600));
      await expect.poll(() => page.evaluate(() => scrollY)).toBe(600);
      // Without the pointer, because Playwright would scroll for it.
      await buyButton(page).dispatchEvent('click');
      await atCheckout(page);
      expect(await page.evaluate(() => scrollY)).toBe(0);
      await page.goBack({ waitUntil: 'commit' });
      await expect(page).toHaveURL(new RegExp(`${sample.product}$`));
      await hydrated(page);
      await expect.poll(() => page.evaluate(() => scrollY)).toBe(600);
      await buyButton(page).click();
      await atCheckout(page);
      await page.context().close();
    });

    test('do not offer a paid order again', async ({ shop }) => {
      const page = await newPage(shop.url);
      await signIn(page, shop.url, freshEmail());
      await buyNow(page);
      await fillShipping(page);
      await payByCard(page);
      const number = await bookedOrder(page);
      await page.goBack({ waitUntil: 'commit' });
      await expect(page).toHaveURL(new RegExp(`${sample.product}$`));
      await page.goForward({ waitUntil: 'commit' });
      expect(await bookedOrderNumber(page)).toBe(number);
      await openHydrated(page, '/checkout');
      await expect(page.getByText('There is nothing to check out')).toBeVisible();
      await expectOrders(page, 1);
      await page.context().close();
    });
  });
}

test('two tabs buy different products, even after a reload', async ({ page, context }) => {
  const other = await context.newPage();
  const first = await buyNow(page);
  await openHydrated(other, '/all-products');
  const product = await cards(other).nth(3).getByRole('link').first().getAttribute('href');
  const second = await buyNow(other, product ?? '');
  expect(second).not.toBe(first);
  for (const [tab, title, not] of [
    [page, first, second],
    [other, second, first],
  ] as const) {
    await tab.reload();
    await atCheckout(tab);
    await expect(summary(tab)).toContainText(title);
    await expect(summary(tab)).not.toContainText(not);
  }
  await fillShipping(page);
  await payByCard(page);
  await bookedOrder(page);
  await expect(summary(other)).toContainText(second);
  await fillShipping(other);
  await payByCard(other);
  await bookedOrder(other);
});

test('a cart that changes in another tab changes at the checkout, before and after a reload', async ({
  page,
  context,
}) => {
  await openHydrated(page, '/all-products');
  await addButtons(page).first().click();
  await openHydrated(page, '/checkout');
  await expect(summary(page).getByRole('listitem')).toHaveCount(1);
  await typeName(page);
  const other = await context.newPage();
  await openHydrated(other, '/all-products');
  await addButtons(other).nth(1).click();
  await expect(summary(page).getByRole('listitem')).toHaveCount(2);
  await page.reload();
  await atCheckout(page);
  await expect(summary(page).getByRole('listitem')).toHaveCount(2);
  await expectTyped(page);
});

test('when a session ends during the checkout, neither the address nor the order is lost', async ({
  page,
  shop,
}) => {
  const email = freshEmail();
  await signIn(page, shop.url, email);
  await buyNow(page);
  await fillShipping(page);
  await signOut(page, shop.url);
  await openPaymentWindow(page);
  await payInWindow(page);
  await bookedOrder(page);
  await openHydrated(page, '/checkout');
  await signInAgain(page, shop.url, email);
  await page.goto('/checkout/success');
  await bookedOrderNumber(page);
});

test('without a network the checkout keeps everything, and takes one payment when the network is back', async ({
  page,
  context,
  shop,
}) => {
  await signIn(page, shop.url, freshEmail());
  const title = await buyNow(page);
  await typeName(page);
  await context.setOffline(true);
  await expect(page.getByText('There is no network just now.')).toBeVisible();
  await fillShipping(page);
  const pay = page.getByRole('button', { name: /^Pay ₹/ });
  await pay.click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'OK' }).click();
  await expect(summary(page)).toContainText(title);
  await context.setOffline(false);
  await expect(page.getByText('The network is back.')).toBeVisible();
  await page.getByRole('button', { name: 'Back to Shipping Information' }).click();
  await expectTyped(page);
  await page.getByRole('button', { name: 'Continue to Payment' }).click();
  await payByCard(page);
  await bookedOrder(page);
  await expectOrders(page, 1);
});

test('the checkout’s document has headings, labels and a title, and the keyboard starts at its beginning', async ({
  page,
}) => {
  await buyNow(page);
  await expect(page).toHaveTitle(/^Checkout/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(['Checkout']);
  const levels = await page
    .getByRole('main')
    .getByRole('heading')
    .evaluateAll((all) => all.map(({ tagName }) => Number(tagName.slice(1))));
  expect(levels[0]).toBe(1);
  for (const [at, level] of levels.slice(1).entries())
    expect(level - (levels[at] ?? 0)).toBeLessThanOrEqual(1);
  const unnamed = await form(page)
    .locator('input:not([type="hidden"]), select, button')
    .evaluateAll((fields) =>
      fields
        .filter((field) => !(field as HTMLInputElement).labels?.length && !field.textContent)
        .map(({ outerHTML }) => outerHTML),
    );
  expect(unnamed).toEqual([]);
  // A screen reader reads the title of a new document; the first Tab must reach the link past the header.
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('BODY');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: /skip/i })).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('main').locator(':focus')).toHaveCount(1);
  await expectAccessible(page, 'the checkout after Buy Now');
});
