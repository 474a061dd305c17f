import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expect, test } from '../support/translatable-test';
import { checkWidths } from '../support/check-widths';
import { openHydrated } from '../support/hydrated';
import { bookedOrder, fillAddress, payByCard } from '../support/shopper';
import { signInAdmin } from '../support/staff';
import { startShop, type TestShop } from '../support/temporary-shop';

const own = '08AAACH7409R1Z1';
const gstin = '29AAGCB7383J1Z4';

let shop: TestShop;
test.beforeAll(async () => {
  test.setTimeout(240_000);
  shop = await startShop({ SHOP_GSTIN: own });
});
test.afterAll(() => shop.dispose());

async function openCheckout(page: Page) {
  await openHydrated(page, `${shop.url}/product-category`);
  await page.getByRole('main').getByRole('link').filter({ hasText: /\w/ }).nth(1).click();
  await page.getByTestId('product-card').first().getByRole('link').first().click();
  await page.getByRole('main').getByRole('button', { name: 'Add to Cart' }).first().click();
  await expect(page.getByText('Item added to cart!')).toBeVisible();
  await openHydrated(page, `${shop.url}/checkout`);
  await expect(page.getByText('Payable total')).toBeVisible();
}

test('a business buys with its GSTIN, and staff export the return', async ({ page }) => {
  test.setTimeout(300_000);

  await test.step('the checkout does not offer it by default', async () => {
    await openCheckout(page);
    await expect(page.getByText('I am buying for a business')).toHaveCount(0);
  });

  await test.step('staff switch it on', async () => {
    await signInAdmin(page, shop, 'Asha');
    await page.goto(`${shop.officeUrl}/gst`);
    await expect(page.getByText(`Registered in Rajasthan as ${own}.`)).toBeVisible();
    await expect(page.getByRole('table', { name: 'Monthly totals' })).toBeVisible();
    await checkWidths(page, 'gst-empty');
    await page.getByRole('button', { name: 'Offer GSTIN at the checkout' }).press('Enter');
    await expect(page.getByRole('button', { name: 'Stop offering GSTIN' })).toBeVisible();
  });

  await test.step('a mistyped GSTIN is refused next to its field', async () => {
    await openHydrated(page, `${shop.url}/checkout`);
    await page.getByText('I am buying for a business').press('Enter');
    await page.getByLabel('GSTIN', { exact: true }).fill('29AAGCB7383J1Z5');
    await page.getByLabel('Company name').fill('Bindu Books');
    await fillAddress(page);
    await page.getByRole('button', { name: 'Continue to Payment' }).click();
    await expect(page.getByText('The check digit at the end does not match').first()).toBeVisible();
    await checkWidths(page, 'checkout-gstin-refused');
    await page.getByLabel('GSTIN', { exact: true }).fill(gstin.toLowerCase());
    await expect(page.getByText('This GSTIN is registered in Karnataka')).toBeVisible();
    await checkWidths(page, 'checkout-gstin');
    await page.getByRole('button', { name: 'Continue to Payment' }).click();
  });

  await test.step('it is on the invoice', async () => {
    await payByCard(page);
    await bookedOrder(page);
    await page.goto(`${shop.officeUrl}/orders`);
    await page.getByRole('link', { name: /^VC-/ }).first().click();
    await expect(page.getByText(`Bindu Books, GSTIN ${gstin}`)).toBeVisible();
    await page.getByRole('link', { name: 'Invoice', exact: true }).click();
    await expect(page.getByText('Place of supply: Rajasthan (08)')).toBeVisible();
    await expect(page.getByText(`GSTIN ${gstin}`)).toBeVisible();
    await expect(page.getByRole('row', { name: /^SGST/ }).first()).toBeVisible();
    await checkWidths(page, 'business-invoice');
  });

  await test.step('the return of the month contains it', async () => {
    await page.goto(`${shop.officeUrl}/gst`);
    const select = page.getByLabel('Month', { exact: true });
    await select.selectOption({ index: 0 });
    await expect(page.getByRole('row', { name: /^1 invoice/ })).toBeVisible();
    await checkWidths(page, 'gst-month');
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name: 'Download GSTR-1 as JSON' }).click(),
    ]);
    const file = JSON.parse(await readFile(await download.path(), 'utf8')) as {
      gstin: string;
      b2b: { ctin: string; inv: { pos: string }[] }[];
    };
    expect(file.gstin).toBe(own);
    expect(file.b2b.map(({ ctin, inv }) => [ctin, inv.map(({ pos }) => pos)])).toEqual([[gstin, ['08']]]);
  });
});
