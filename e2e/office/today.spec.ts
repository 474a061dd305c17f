import { expect, test } from '../support/translatable-test';
import { readFile } from 'node:fs/promises';
import { expectAccessible } from '../support/axe';
import { hydrated } from '../support/hydrated';
import { signInAdmin } from '../support/staff';
import { listedProducts } from '../support/listed-products';
import { placeOrders } from '../support/place-orders';
import { startShop, type TestShop } from '../support/temporary-shop';
import { sized } from '../support/widths';

let shop: TestShop;
test.beforeAll(async () => {
  test.setTimeout(240_000);
  shop = await startShop();
});
test.afterAll(() => shop.dispose());

test('a staff member sees sales, open orders and the funnel, and exports the figures', async ({
  page,
  context,
}) => {
  await page.setViewportSize(sized(1366));
  await signInAdmin(page, shop, 'Asha');
  await page.goto(shop.officeUrl);
  await expect(page.getByRole('heading', { name: 'Today', level: 1 })).toBeVisible();
  await expect(page.getByText('No orders yet today')).toBeVisible();
  await expect(page.getByRole('link', { name: '0 orders to pack' })).toBeVisible();
  await expectAccessible(page, 'a day without orders');

  await placeOrders(shop.url, ['Asha Rao', 'Ravi Kumar', 'Meera Nair']);
  const shopper = await context.newPage();
  const [product] = await listedProducts(shop.url, 1);
  await shopper.goto(`${shop.url}/products/${product?.slugProduct}`);
  await hydrated(shopper);

  // Uses days: a new hour may start while the orders are placed.
  await page.getByRole('link', { name: '7 days' }).press('Enter');
  await expect(page.getByText('3 orders, none in the previous 7 days')).toBeVisible();
  await expect(page.getByRole('link', { name: '3 orders to pack' })).toBeVisible();
  await expect(page.getByRole('img', { name: /^Orders by day\. Highest on .*: 3 orders\.$/ })).toBeVisible();
  await expectAccessible(page, 'seven days');
  const sellers = page.getByRole('table', { name: 'Best sellers' });
  await expect(sellers.getByRole('row')).toHaveCount(2);
  await expect(sellers).toContainText('3 units');

  await page.locator('summary', { hasText: 'Orders by day as a table' }).press('Enter');
  await expect(page.getByRole('table', { name: 'Orders by day' }).getByRole('row').last()).toContainText(
    /3 orders\s*0 orders/,
  );
  const [paid] = (
    await page
      .getByText(/, none in the previous 7 days$/)
      .nth(1)
      .innerText()
  ).split(',');
  const downloading = page.waitForEvent('download');
  await page.getByRole('link', { name: 'CSV of orders and revenue' }).press('Enter');
  const download = await downloading;
  expect(download.suggestedFilename()).toMatch(/^money-7-days-\d{4}-\d{2}-\d{2}\.csv$/);
  const rows = (await readFile(await download.path(), 'utf8')).trim().split('\r\n');
  expect(rows).toHaveLength(8);
  const [, orders, paidInFile] = rows.at(-1)?.split(',') ?? [];
  expect([orders, Number(paidInFile)]).toEqual(['3', Number(paid?.replace(/[^\d.]/g, ''))]);

  // Visits are written in batches.
  await expect(async () => {
    await page.reload();
    const funnel = page.getByRole('table', { name: 'Conversion' });
    await expect(funnel.getByRole('row', { name: /^Viewed a product/ })).toContainText('1', {
      timeout: 2_000,
    });
  }).toPass();

  await page.setViewportSize(sized(390));
  await page.getByText('Revenue by day as a table').press('Enter');
  await expectAccessible(page, 'seven days on a phone');
  await page.emulateMedia({ forcedColors: 'active' });
  await expectAccessible(page, 'in forced colours');
  await page.emulateMedia({ forcedColors: 'none' });
  await context.setOffline(true);
  await page.getByRole('link', { name: '30 days' }).press('Enter');
  await expect(page.getByText('You are offline.', { exact: true })).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText('3 orders, none in the previous 30 days')).toBeVisible();
  await page.getByRole('link', { name: '3 orders to pack' }).press('Enter');
  await expect(page.getByText(/^3 orders, ₹/)).toBeVisible();
});
