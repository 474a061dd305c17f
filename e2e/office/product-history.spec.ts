import type { Page } from '@playwright/test';
import { expect, test } from '../support/translatable-test';
import { expectAccessible } from '../support/axe';
import { signInAdmin } from '../support/staff';
import { startShop, type TestShop } from '../support/temporary-shop';
import { sized, widths } from '../support/widths';

let shop: TestShop;
test.beforeAll(async () => {
  test.setTimeout(240_000);
  shop = await startShop();
});
test.afterAll(() => shop.dispose());

async function firstProduct() {
  const response = await fetch(`${shop.url}/api/v1/product?limit=1`);
  const { data } = (await response.json()) as { data: { products: { _id: string; slugProduct: string }[] } };
  const [product] = data.products;
  if (!product) throw new Error('The shop has products');
  return product;
}

async function expectAccessibleAtAllWidths(page: Page, name: string): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize(sized(width));
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectAccessible(page, `${name} at ${width} px`);
  }
}

test('a staff member edits a product with the editor, reverts the change, and archives the product', async ({
  page,
}) => {
  const { _id: id, slugProduct: slug } = await firstProduct();
  const inShop = async () => {
    const response = await fetch(`${shop.url}/products/${slug}`);
    return { status: response.status, html: await response.text() };
  };
  await signInAdmin(page, shop, 'Asha');
  await page.goto(`${shop.officeUrl}/products/${id}`);
  await expect(page.getByText('No changes yet.')).toBeVisible();
  const price = await page.getByRole('spinbutton', { name: 'Price, ₹' }).inputValue();
  await page.getByRole('spinbutton', { name: 'Price, ₹' }).fill('77');
  await page.getByLabel('Alternative text').first().fill('beside a lamp');
  const description = page.getByRole('textbox', { name: 'Description' });
  await description.press('Control+A');
  await page.keyboard.type('Heavy brass');
  await page.keyboard.press('Shift+Home');
  await page
    .getByRole('group', { name: 'Formatting for Description' })
    .getByRole('button', { name: 'Bold' })
    .click();
  await page.getByRole('button', { name: 'Edit as HTML: Description' }).click();
  await expect(page.getByRole('textbox', { name: 'Description' })).toHaveValue(
    '<p><strong>Heavy brass</strong></p>',
  );
  await page.getByRole('button', { name: 'Edit as text: Description' }).click();
  await expect(description.locator('strong')).toHaveText('Heavy brass');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Saved. The shop shows the change immediately.')).toBeVisible();
  await expect.poll(async () => (await inShop()).html).toContain('<strong>Heavy brass</strong>');
  expect((await inShop()).html).toContain(', beside a lamp"');

  const history = page.getByRole('region', { name: 'Change history' });
  await expect(history.getByText('Edited')).toBeVisible();
  await expect(history.getByText('77.00')).toBeVisible();
  await expectAccessibleAtAllWidths(page, 'a product with its history');
  await history.getByRole('button', { name: /^Revert/ }).click();
  await expectAccessible(page, 'reverting a change');
  await page.getByRole('button', { name: 'Revert change' }).click();
  await expect(page.getByText(/^Change reverted\./)).toBeVisible();
  await expect(page.getByRole('spinbutton', { name: 'Price, ₹' })).toHaveValue(price);
  await expect.poll(async () => (await inShop()).html).not.toContain('Heavy brass');

  await page.getByRole('button', { name: 'Archive' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Archive' }).click();
  await expect(page.getByText('Archived. The shop no longer shows the product.')).toBeVisible();
  await expect.poll(async () => (await inShop()).status).toBe(404);
  await page.getByRole('button', { name: 'Restore' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Restore' }).click();
  await expect(page.getByText(/^Restored\./)).toBeVisible();
});

test('the check of a file lists old and new values, and the log links to them after the import', async ({
  page,
}) => {
  await page.setViewportSize(sized(1366));
  await signInAdmin(page, shop, 'Meera');
  await page.goto(`${shop.officeUrl}/products/import`);
  const csv =
    'slug,title,rate,stock,category,photos\r\nnew-nib,New Nib,10,5,markers-pens,washi-vermilion\r\n';
  await page
    .getByLabel('CSV file')
    .setInputFiles({ name: 'nibs.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) });
  await expect(page.getByRole('table', { name: 'Changes' })).toContainText('New Nib');
  await expectAccessibleAtAllWidths(page, 'a checked file');
  await page.getByRole('button', { name: 'Import 1 product' }).click();
  await expect(page.getByText(/^Imported: 1 product added/)).toBeVisible();
  const raised = 'slug,rate\r\nnew-nib,12.50\r\n';
  await page
    .getByLabel('CSV file')
    .setInputFiles({ name: 'prices.csv', mimeType: 'text/csv', buffer: Buffer.from(raised) });
  const row = page.getByRole('table', { name: 'Changes' }).getByRole('row').nth(1);
  await expect(row).toContainText('10.00');
  await expect(row).toContainText('12.50');
  await page.getByRole('button', { name: 'Import 1 product' }).click();
  await expect(page.getByText(/^Imported: 0 products added, 1 changed/)).toBeVisible();
  await page.goto(`${shop.officeUrl}/log`);
  await page.getByRole('link', { name: 'Show changed products' }).first().click();
  await expect(page.getByRole('table', { name: 'Changed products' })).toContainText('12.50');
  await expectAccessibleAtAllWidths(page, 'the changes of an import');
});

test('lists are sorted by their columns, and exported', async ({ page }) => {
  await page.setViewportSize(sized(1366));
  await signInAdmin(page, shop, 'Ravi');
  await page.goto(`${shop.officeUrl}/products`);
  await page.getByRole('columnheader', { name: 'Price' }).getByRole('link').click();
  await expect(page).toHaveURL(/sort=price-up/);
  await expect(page.getByRole('columnheader', { name: 'Price' })).toHaveAttribute('aria-sort', 'ascending');
  await expectAccessibleAtAllWidths(page, 'a sorted list');
  await page.setViewportSize(sized(1366));
  await page.goto(`${shop.officeUrl}/people`);
  await expectAccessibleAtAllWidths(page, 'people');
});
