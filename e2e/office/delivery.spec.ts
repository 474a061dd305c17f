import type { ProductCard } from '@shop/contracts';
import { checkWidths } from '../support/check-widths';
import { openHydrated } from '../support/hydrated';
import { bookedOrder, fillAddress, payByCard } from '../support/shopper';
import { signInAdmin } from '../support/staff';
import { startShop, type TestShop } from '../support/temporary-shop';
import { expect, test } from '../support/translatable-test';

let shop: TestShop;
test.beforeAll(async () => {
  test.setTimeout(240_000);
  shop = await startShop();
});
test.afterAll(() => shop.dispose());

const header = 'from,to,zone,city,state,serviceable,min_days,max_days,cod';
const bengaluru = '560001,560110,South,Bengaluru,Karnataka,yes,2,4,yes';
const srinagar = '190001,190025,North,Srinagar,Jammu and Kashmir,no,,,';
const overlapping = '560100,560200,South,,,yes,2,4,no';

const fileOf = (...lines: readonly string[]) => ({
  ...{ name: 'pins.csv', mimeType: 'text/csv' },
  buffer: Buffer.from([header, ...lines].join('\n')),
});

test('imported PIN rules apply on the product page, in the cart and at the checkout', async ({ page }) => {
  test.setTimeout(180_000);

  await test.step('staff import a file', async () => {
    await signInAdmin(page, shop, 'Asha');
    await page.goto(`${shop.officeUrl}/delivery`);
    await expect(page.getByText('No PIN rules yet')).toBeVisible();
    await page.getByRole('link', { name: 'Import PIN rules' }).press('Enter');
    const field = page.getByLabel('CSV file');
    await field.setInputFiles(fileOf(bengaluru, srinagar, overlapping));
    await expect(page.getByText('1 error in pins.csv: nothing was imported.')).toBeVisible();
    await expect(page.getByRole('table', { name: 'Errors' })).toContainText(
      'row 4 (560100 to 560200) overlaps row 2 (560001 to 560110)',
    );
    await checkWidths(page, 'pin-import-refused');
    await field.setInputFiles(fileOf(bengaluru, srinagar));
    await page.getByRole('button', { name: 'Import 2 rules' }).press('Enter');
    await expect(page.getByText('Version 1 is current, with 2 rules.')).toBeVisible();
    await page.getByRole('link', { name: 'Go to PIN rules' }).press('Enter');
    await expect(page.getByRole('table', { name: 'PIN rules' })).toContainText('pins.csv');
    await checkWidths(page, 'pin-rules');
  });

  await test.step('the product page checks a PIN code', async () => {
    const list = await page.request.get(`${shop.url}/api/v1/product?limit=20&fields=card`);
    const { data } = (await list.json()) as { data: { products: ProductCard[] } };
    const product = data.products.find(({ stock, variantCount }) => stock > 5 && variantCount === undefined);
    await openHydrated(page, `${shop.url}/products/${product?.slugProduct}`);
    const form = page.getByRole('form', { name: 'Check delivery' });
    await form.getByLabel('PIN code').fill('1900');
    await form.getByRole('button', { name: 'Check delivery' }).press('Enter');
    await expect(form.getByText('Enter a PIN code of six digits, such as 560001.')).toBeVisible();
    await form.getByLabel('PIN code').fill('190001');
    await form.getByLabel('PIN code').press('Enter');
    await expect(form.getByText('We do not deliver to 190001 yet.')).toBeVisible();
    await checkWidths(page, 'pin-product');
    await page.getByTestId('buy-bar').getByRole('button', { name: 'Add to Cart' }).click();
  });

  await test.step('the cart remembers it', async () => {
    await openHydrated(page, `${shop.url}/cart`);
    const form = page.getByRole('form', { name: 'Check delivery' });
    await expect(form.getByLabel('PIN code')).toHaveValue('190001');
    await expect(form.getByText('We do not deliver to 190001 yet.')).toBeVisible();
    await checkWidths(page, 'pin-cart');
  });

  await test.step('the checkout refuses it, and accepts a different one', async () => {
    await openHydrated(page, `${shop.url}/checkout`);
    const pinCode = page.getByLabel('PIN code');
    await expect(pinCode).toHaveValue('190001');
    await fillAddress(page, { pinCode: '190001' });
    await page.getByRole('button', { name: 'Continue to Payment' }).click();
    await expect(pinCode).toHaveAccessibleDescription('We do not deliver to 190001 yet.');
    await checkWidths(page, 'pin-checkout-refused');
    await page.getByLabel('City').fill('');
    await pinCode.fill('560001');
    await expect(page.getByText(/^Delivered to 560001 between/)).toBeVisible();
    await expect(page.getByLabel('City')).toHaveValue('Bengaluru');
    await checkWidths(page, 'pin-checkout');
    await page.getByRole('button', { name: 'Continue to Payment' }).click();
    await payByCard(page);
    await bookedOrder(page);
  });
});
