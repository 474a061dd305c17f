import { expect, test, type BrowserContext, type Page } from '@playwright/test';
import path from 'node:path';
import sharp from 'sharp';
import { signInToConsole } from '../support/console';
import { hydrated } from '../support/hydrated';
import { signInAdmin } from '../support/staff';
import { listedProducts } from '../support/listed-products';
import { release } from '../support/admin-of';
import { runScript } from '../support/run-script';
import { startShop, type TestShop } from '../support/temporary-shop';

let shop: TestShop;
test.beforeAll(async () => {
  test.setTimeout(240_000);
  shop = await startShop();
});
test.afterAll(() => shop.dispose());

/**
 * Makes pages report that they are offline, as Chromium does on a machine with only a loopback device. The shop
 * still responds.
 */
const reportOffline = (context: BrowserContext) =>
  context.addInitScript(() => {
    Object.defineProperty(Navigator.prototype, 'onLine', { get: () => false });
  });

/** Opens a page, and waits until it has pinged its server. */
async function openChecked(page: Page, address: string, pingPath: string): Promise<void> {
  const checked = page.waitForResponse(
    (response) => response.request().method() === 'HEAD' && response.url().endsWith(pingPath),
  );
  await page.goto(address);
  await checked;
}

test.beforeEach(({ context }) => reportOffline(context));

test('a page of the shop does not show an offline notice, and its form is sent', async ({ page }) => {
  await openChecked(page, `${shop.url}/contact`, '/service-worker.js');
  await hydrated(page);
  await page.evaluate(() => dispatchEvent(new Event('offline')));
  await page.getByLabel('Full name').fill('Asha Rao');
  await page.getByLabel('Email').fill('asha@example.in');
  await page.getByLabel('Phone number').fill('9876543210');
  await page.getByLabel('Message').fill('Do you post to Leh?');
  await page.getByRole('button', { name: 'Send message' }).click();
  await expect(page.getByText('Thank you. Your message is on its way to us.')).toBeVisible();
  await expect(page.getByText('There is no network just now.')).toHaveCount(0);
});

test('the console rolls back', async ({ page }) => {
  const tokenFile = path.join(shop.dataDir, 'admin-token');
  await runScript('republish.ts', shop.opsUrl, tokenFile, 'content', '1.0.0', '1.0.1');
  expect(await release(shop, 'promote', 'content@1.0.1')).toMatchObject({ code: 0 });
  await signInToConsole(page, shop);
  await openChecked(page, `${shop.opsUrl}/ops/history`, '/healthz');
  await expect(page.getByText('No connection.')).toHaveCount(0);
  await page.getByRole('link', { name: 'Return to release 1', exact: true }).click();
  await page.getByLabel('Reason').fill('Too early');
  await page.getByLabel('Type release 1 to confirm').fill('release 1');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Done.')).toBeVisible();
  await expect(page.getByRole('row', { name: /^content/ })).toContainText('1.0.0');
});

test('the office uploads a photo', async ({ page }) => {
  const [product] = await listedProducts(shop.url, 1);
  await signInAdmin(page, shop, 'Meera');
  await openChecked(page, `${shop.officeUrl}/products/${product?._id}`, '/healthz');
  const picture = { width: 1000, height: 1000, channels: 3, background: '#b5651d' } as const;
  const buffer = await sharp({ create: picture }).jpeg().toBuffer();
  await page
    .getByLabel('Upload photos')
    .setInputFiles({ name: 'Block print.jpg', mimeType: 'image/jpeg', buffer });
  await expect(page.getByText(/^block-print-[0-9a-f]{16} added\.$/)).toBeVisible();
  await expect(page.getByText(/You are offline/)).toHaveCount(0);
});
