import type { Page } from '@playwright/test';
import { expect, test } from '../support/translatable-test';
import { checkWidths } from '../support/check-widths';
import { openHydrated } from '../support/hydrated';
import { bookedOrder, fillShipping, payByCard } from '../support/shopper';
import { signInAdmin } from '../support/staff';
import { startShop, type TestShop } from '../support/temporary-shop';

let shop: TestShop;
test.beforeAll(async () => {
  test.setTimeout(240_000);
  shop = await startShop();
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

test('staff add a coupon, and a shopper pays with it', async ({ page }) => {
  test.setTimeout(240_000);

  await test.step('a checkout without a coupon does not offer to enter one', async () => {
    await openCheckout(page);
    await expect(page.getByText('Have a coupon?')).toHaveCount(0);
  });

  await test.step('a coupon is added in the office', async () => {
    await signInAdmin(page, shop, 'Asha');
    await page.goto(`${shop.officeUrl}/coupons`);
    await expect(page.getByText('No coupons yet')).toBeVisible();
    await checkWidths(page, 'coupons-empty');
    await page.getByRole('link', { name: 'Add coupon' }).press('Enter');
    await page.getByLabel('Code').fill('pa');
    await page.getByLabel('Percent').fill('10');
    await page.getByRole('button', { name: 'Save' }).press('Enter');
    await expect(page.getByText('Enter 4 to 40 letters, digits and hyphens.')).toBeVisible();
    await checkWidths(page, 'coupon-refused');
    await page.getByLabel('Code').fill('paper 10');
    await page.getByRole('button', { name: 'Save' }).press('Enter');
    await expect(page.getByRole('heading', { name: 'PAPER10', level: 1 })).toBeVisible();
  });

  await test.step('an invalid code is refused, and a valid one lowers the total', async () => {
    await openHydrated(page, `${shop.url}/checkout`);
    await page.getByText('Have a coupon?').click();
    await page.getByLabel('Coupon code').fill('PAPER11');
    await page.getByLabel('Coupon code').press('Enter');
    await expect(page.getByText('This code is not valid. Please check how it is spelled.')).toBeVisible();
    await checkWidths(page, 'checkout-code-refused');
    await page.getByLabel('Coupon code').fill('paper10');
    await page.getByLabel('Coupon code').press('Enter');
    await expect(page.getByText('Coupon applied.')).toBeVisible();
    await expect(page.getByText('Coupon PAPER10', { exact: true }).first()).toBeVisible();
    await checkWidths(page, 'checkout-coupon');
  });

  await test.step('the order shows the coupon, and the office lists the order', async () => {
    await fillShipping(page);
    await payByCard(page);
    await bookedOrder(page);
    await expect(page.getByText('Coupon PAPER10').first()).toBeVisible();
    await checkWidths(page, 'order-with-coupon');
    await page.goto(`${shop.officeUrl}/coupons`);
    await expect(page.getByRole('table', { name: 'Coupons' })).toBeVisible();
    await checkWidths(page, 'coupons');
    await page.getByRole('link', { name: 'PAPER10' }).click();
    await expect(page.getByRole('table', { name: 'Orders with this coupon' })).toBeVisible();
    await checkWidths(page, 'coupon-uses');
  });
});
