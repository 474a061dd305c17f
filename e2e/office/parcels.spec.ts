import type { Page } from '@playwright/test';
import { checkWidths } from '../support/check-widths';
import { openHydrated } from '../support/hydrated';
import { bookedOrder, fillShipping, payByCard } from '../support/shopper';
import { signInAdmin } from '../support/staff';
import { startShop, type TestShop } from '../support/temporary-shop';
import { expect, test } from '../support/translatable-test';

let shop: TestShop;
test.beforeAll(async () => {
  test.setTimeout(240_000);
  shop = await startShop();
});
test.afterAll(() => shop.dispose());

/** Puts a unit of a product of the first category in the cart. */
async function addToCart(page: Page, index: number): Promise<void> {
  await openHydrated(page, `${shop.url}/product-category`);
  await page.getByRole('main').getByRole('link').filter({ hasText: /\w/ }).nth(1).click();
  await page.getByTestId('product-card').nth(index).getByRole('link').first().click();
  await page.getByRole('main').getByRole('button', { name: 'Add to Cart' }).first().click();
  await expect(page.getByText('Item added to cart!')).toBeVisible();
}

test('staff ship an order in two parcels, and the shopper follows both', async ({ page }) => {
  test.setTimeout(300_000);
  const dialog = page.getByRole('dialog');

  await test.step('a shopper buys two products', async () => {
    await addToCart(page, 0);
    await addToCart(page, 1);
    await openHydrated(page, `${shop.url}/checkout`);
    await fillShipping(page);
    await payByCard(page);
    await bookedOrder(page);
  });
  const orderLink = await page
    .getByRole('main')
    .getByRole('link', { name: /order/i })
    .first()
    .getAttribute('href');

  await test.step('staff ship one of them', async () => {
    await signInAdmin(page, shop, 'Asha');
    await page.goto(`${shop.officeUrl}/orders`);
    await page.getByRole('link', { name: /^VC-/ }).first().click();
    await page.getByRole('button', { name: 'Mark as packed' }).press('Enter');
    await dialog.getByRole('button', { name: 'Mark as packed' }).press('Enter');
    await page.getByRole('button', { name: 'Ship', exact: true }).press('Enter');
    await dialog
      .getByLabel(/^Quantity of/)
      .first()
      .fill('0');
    await dialog.getByLabel('Courier').fill('India Post');
    await dialog.getByLabel('Tracking number').fill('RP123456789IN');
    await dialog.getByLabel(/^Weight in grams/).fill('180');
    await checkWidths(page, 'parcel-ship');
    await dialog.getByRole('button', { name: 'Mark as shipped' }).press('Enter');
    await expect(page.getByText(/^Parcel 1 shipped\./)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Cancel order' })).toHaveCount(0);
    await checkWidths(page, 'parcel-first');
    await page.getByRole('button', { name: 'Refund items' }).press('Enter');
    await expect(dialog.getByText(/^Up to 1 of 1/)).toHaveCount(1);
    await checkWidths(page, 'parcel-refund');
    await dialog.getByRole('button', { name: 'Cancel' }).press('Enter');
  });

  await test.step('the shopper sees the first parcel', async () => {
    await openHydrated(page, new URL(orderLink ?? '', shop.url).href);
    await expect(page.getByRole('heading', { name: 'Parcel 1: On its way' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Cancel order' })).toHaveCount(0);
    await checkWidths(page, 'parcel-shopper-first');
  });

  await test.step('staff book a courier for the other, hand it over, and it is delivered', async () => {
    await page.goto(`${shop.officeUrl}/orders`);
    await page.getByRole('link', { name: /^VC-/ }).first().click();
    await page.getByRole('button', { name: 'Book courier' }).press('Enter');
    await dialog.getByLabel(/^Weight in grams/).fill('240');
    await dialog.getByRole('button', { name: 'Get prices' }).press('Enter');
    await dialog.getByRole('radio').first().check();
    await checkWidths(page, 'parcel-book');
    await dialog.getByRole('button', { name: 'Book', exact: true }).press('Enter');
    await expect(page.getByText('Parcel 2 booked.')).toBeVisible();
    const second = page.getByRole('region', { name: /^Parcel 2/ });
    const label = await second.getByRole('link', { name: 'Label (PDF)' }).getAttribute('href');
    const pdf = await page.request.get(new URL(label ?? '', shop.officeUrl).href);
    expect(pdf.headers()['content-type']).toBe('application/pdf');
    expect((await pdf.body()).subarray(0, 5).toString()).toBe('%PDF-');
    await checkWidths(page, 'parcel-booked');
    await second.getByRole('button', { name: 'Mark as handed over' }).press('Enter');
    await dialog.getByRole('button', { name: 'Mark as handed over' }).press('Enter');
    await expect(page.getByText('Parcel 2 handed over.')).toBeVisible();
    await second.getByRole('button', { name: 'Mark as delivered' }).press('Enter');
    await dialog.getByRole('button', { name: 'Mark as delivered' }).press('Enter');
    await expect(page.getByText('Parcel 2 delivered.')).toBeVisible();
    await checkWidths(page, 'parcel-both');
    await second.getByRole('link', { name: 'Packing slip' }).press('Enter');
    await expect(page.getByText('Parcel 2', { exact: true })).toBeVisible();
    await checkWidths(page, 'parcel-slip');
  });

  await test.step('the shopper sees both', async () => {
    await openHydrated(page, new URL(orderLink ?? '', shop.url).href);
    await expect(page.getByRole('heading', { name: 'Parcel 2: Delivered' })).toBeVisible();
    await checkWidths(page, 'parcel-shopper-both');
  });
});
