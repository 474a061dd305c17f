import type { ProductCard } from '@shop/contracts';
import { checkWidths } from '../support/check-widths';
import { openHydrated } from '../support/hydrated';
import { bookedOrder, fillAddress, payByCard } from '../support/shopper';
import { signInAdmin } from '../support/staff';
import { startShop, type TestShop } from '../support/temporary-shop';
import { expect, test, type Page } from '../support/translatable-test';

let shop: TestShop;
test.beforeAll(async () => {
  test.setTimeout(240_000);
  shop = await startShop();
});
test.afterAll(() => shop.dispose());

const header = 'from,to,zone,city,state,serviceable,min_days,max_days,cod';
const rules = [
  '560001,560110,South,Bengaluru,Karnataka,yes,2,4,yes',
  '302001,302039,North,Jaipur,Rajasthan,yes,3,6,no',
];

/** Imports the PIN rules as the page's staff member. */
async function importRules(page: Page): Promise<void> {
  await page.goto(`${shop.officeUrl}/delivery/import`);
  const buffer = Buffer.from([header, ...rules].join('\n'));
  await page.getByLabel('CSV file').setInputFiles({ name: 'pins.csv', mimeType: 'text/csv', buffer });
  await page.getByRole('button', { name: 'Import 2 rules' }).click();
  await expect(page.getByText('Version 1 is current, with 2 rules.')).toBeVisible();
}

/** Replaces the table as another tab of the office would. */
async function replaceTable(page: Page, price: string): Promise<void> {
  const row = { value_from: '', value_below: '', weight_from: '', weight_below: '', free_from: '' };
  const { status, body } = await page.evaluate(
    async (data) => {
      const response = await fetch('/api/v1/staff/shipping-prices', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(data),
      });
      return { status: response.status, body: await response.text() };
    },
    { rows: [{ ...row, zone: '', price }], defaultGrams: 0, seen: 1 },
  );
  expect({ status, body }).toMatchObject({ status: 200 });
}

test('shipping prices are saved by staff, and charged by the PIN code of the address', async ({
  page,
  context,
}) => {
  test.setTimeout(180_000);
  const shipping = page
    .getByRole('term')
    .filter({ hasText: /^Shipping$/ })
    .locator('+ dd');

  await test.step('staff enter the table', async () => {
    await signInAdmin(page, shop, 'Asha');
    await importRules(page);
    await page.goto(`${shop.officeUrl}/delivery`);
    await page.getByRole('link', { name: 'Shipping prices' }).press('Enter');
    await expect(page.getByText('No prices: the default shipping price applies.')).toBeVisible();
    await page.getByRole('button', { name: 'Add row' }).press('Enter');
    await page.getByLabel('1. Zone').selectOption('South');
    await page.getByLabel('Price, ₹').fill('40');
    await page.getByRole('button', { name: 'Save' }).press('Enter');
    await expect(page.getByText(/^The table needs rows for any zone/)).toBeVisible();
    await checkWidths(page, 'shipping-prices-refused');
    await page.getByRole('button', { name: 'Add row' }).press('Enter');
    await page.getByLabel('Price, ₹').nth(1).fill('120');
    await page.getByRole('button', { name: 'Save' }).press('Enter');
    await expect(page.getByText('Saved. These prices apply to new orders.')).toBeVisible();
    await checkWidths(page, 'shipping-prices');
  });

  const office = await context.newPage();
  await office.goto(`${shop.officeUrl}/delivery/shipping-prices`);

  await test.step('the cart estimates it for a PIN code', async () => {
    const list = await page.request.get(`${shop.url}/api/v1/product?limit=20&fields=card`);
    const { data } = (await list.json()) as { data: { products: ProductCard[] } };
    const product = data.products.find(({ stock, variantCount }) => stock > 5 && variantCount === undefined);
    await openHydrated(page, `${shop.url}/products/${product?.slugProduct}`);
    await expect(page.getByText(/^Free shipping on orders/)).toBeHidden();
    await page.getByTestId('buy-bar').getByRole('button', { name: 'Add to Cart' }).click();
    await openHydrated(page, `${shop.url}/cart`);
    await expect(page.getByText('Check your PIN code to see the shipping cost.')).toBeVisible();
    const form = page.getByRole('form', { name: 'Check delivery' });
    await form.getByLabel('PIN code').fill('560001');
    await form.getByLabel('PIN code').press('Enter');
    await expect(page.getByText('Shipping to 560001: ₹40.00 plus GST.')).toBeVisible();
    await checkWidths(page, 'shipping-cart');
  });

  await test.step('the checkout shows the price for the PIN code of the address', async () => {
    await openHydrated(page, `${shop.url}/checkout`);
    await expect(shipping).toHaveText('₹40.00');
    await page.getByLabel('PIN code').fill('');
    await expect(shipping).toHaveText('Enter your PIN code');
    await checkWidths(page, 'shipping-checkout-pin');
    await fillAddress(page);
    await expect(shipping).toHaveText('₹120.00');
    await checkWidths(page, 'shipping-checkout');
    await page.getByRole('button', { name: 'Continue to Payment' }).click();
    await expect(shipping).toHaveText('₹120.00');
  });

  await test.step('a failed calculation is explained, and tried again', async () => {
    await page.route('**/api/v1/shipping-price', (route) => route.abort());
    await page.getByRole('button', { name: 'Back to Shipping Information' }).click();
    await page.getByLabel('PIN code').fill('560002');
    await page.getByRole('button', { name: 'Continue to Payment' }).click();
    await expect(page.getByText(/^Shipping could not be calculated/)).toBeVisible();
    await expect(page.getByRole('button', { name: /^Pay ₹/ })).toBeDisabled();
    await checkWidths(page, 'shipping-failed');
    await page.unroute('**/api/v1/shipping-price');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(shipping).toHaveText('₹40.00');
  });

  await test.step('a table that was replaced meanwhile is refused with the new total', async () => {
    await replaceTable(office, '75');
    await page.getByRole('button', { name: /^Pay ₹/ }).click();
    await page.getByRole('button', { name: 'OK' }).click();
    await expect(page.getByRole('main').getByText(/^The total is now ₹/)).toBeVisible();
    await expect(shipping).toHaveText('₹75.00');
    await payByCard(page);
    await bookedOrder(page);
    await expect(page.getByRole('list', { name: 'Ordered' }).getByText('Shipping')).toBeVisible();
  });
});
