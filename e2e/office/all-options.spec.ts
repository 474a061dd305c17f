import type { ProductCard } from '@shop/contracts';
import { formatRupeesPlain } from '@shop/money';
import type { Locator, Page } from '@playwright/test';
import { checkWidths } from '../support/check-widths';
import { openHydrated } from '../support/hydrated';
import { bookedOrder, fillShipping, payByCard } from '../support/shopper';
import { signInAdmin } from '../support/staff';
import { startShop, type TestShop } from '../support/temporary-shop';
import { expect, test } from '../support/translatable-test';

let shop: TestShop;
test.beforeAll(async () => {
  test.setTimeout(240_000);
  shop = await startShop({ SHOP_GSTIN: '08AAACH7409R1Z1', SEED_OPTIONS: 'on' });
});
test.afterAll(() => shop.dispose());

/** The amounts of a list of totals, in paise, with the payable total last. */
async function amountsOf(totals: Locator): Promise<number[]> {
  const texts = await totals.getByRole('definition').allInnerTexts();
  return texts.map((text) => {
    const paise = Math.round(Number(text.replaceAll(/[^\d.]/g, '')) * 100);
    return text.includes('−') ? -paise : paise;
  });
}

/** Checks that the rows add up to the payable total, and returns it in paise. */
async function addedUp(page: Page): Promise<number> {
  const amounts = await amountsOf(page.getByRole('main').locator('dl').last());
  const total = amounts.pop() ?? 0;
  expect([amounts, amounts.reduce((sum, amount) => sum + amount, 0)]).toEqual([amounts, total]);
  return total;
}

test('with all options on, totals add up from checkout to order, paid online or in cash', async ({
  page,
}) => {
  test.setTimeout(300_000);
  await signInAdmin(page, shop, 'Asha');
  const list = await page.request.get(`${shop.url}/api/v1/product?limit=20&fields=card`);
  const { data } = (await list.json()) as { data: { products: ProductCard[] } };
  const product = data.products.find(
    ({ discount, stock, variantCount }) => discount > 0 && stock > 5 && variantCount === undefined,
  );

  const openCheckout = async () => {
    await openHydrated(page, `${shop.url}/products/${product?.slugProduct}`);
    await page.getByTestId('buy-bar').getByRole('button', { name: 'Add to Cart' }).click();
    await expect(page.getByText('Item added to cart!')).toBeVisible();
    await openHydrated(page, `${shop.url}/checkout`);
  };
  const row = (label: string) => page.getByRole('term').filter({ hasText: new RegExp(`^${label}$`) });
  const inCash = page.getByRole('radio', { name: /^Cash on delivery/ });

  await test.step('with a coupon and a GSTIN, paid online', async () => {
    await openCheckout();
    await page.getByText('I am buying for a business').press('Enter');
    await page.getByLabel('GSTIN', { exact: true }).fill('29AAGCB7383J1Z4');
    await page.getByLabel('Company name').fill('Bindu Books');
    await page.getByText('Have a coupon?').press('Enter');
    await page.getByLabel('Coupon code').fill('MONSOON');
    await page.getByLabel('Coupon code').press('Enter');
    await expect(page.getByText('Coupon applied.')).toBeVisible();
    await fillShipping(page);
    for (const label of ['Shipping', 'Coupon MONSOON']) await expect(row(label)).toBeVisible();
    const online = await addedUp(page);
    await expect(page.getByText(/^Fee ₹[\d.]+ incl\. GST\./)).toBeVisible();
    await inCash.check();
    await expect(row('Cash on delivery')).toBeVisible();
    expect(await addedUp(page)).toBeGreaterThan(online);
    await checkWidths(page, 'all-options');
    await page.getByRole('radio', { name: /^Pay online/ }).check();
    await expect(row('Cash on delivery')).toHaveCount(0);
    expect(await addedUp(page)).toBe(online);
    expect((await payByCard(page)) * 100).toBe(online);
    await bookedOrder(page);
    await expect(page.getByText(/^Total, including ₹/)).toBeVisible();
  });

  await test.step('paid in cash, with the fee', async () => {
    await openCheckout();
    await fillShipping(page);
    await inCash.check();
    await expect(row('Cash on delivery')).toBeVisible();
    const total = formatRupeesPlain(await addedUp(page));
    await page.getByRole('button', { name: `Place order for ${total}` }).click();
    await expect(page).toHaveURL(/\/checkout\/success$/);
    await expect(page.getByRole('list', { name: 'Ordered' })).toContainText('Cash on delivery');
  });

  await test.step('the office shows the company', async () => {
    await page.goto(`${shop.officeUrl}/orders`);
    await page.getByRole('link', { name: /^VC-/ }).last().click();
    await expect(page.getByText('Bindu Books, GSTIN 29AAGCB7383J1Z4')).toBeVisible();
  });
});
