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

test('a search without a result is listed for staff, whose synonyms make the next one find products', async ({
  page,
}) => {
  const search = `${shop.url}/search?q=grammophon`;
  await page.goto(search);
  await expect(page.getByText('No Product Found')).toBeVisible();

  await signInAdmin(page, shop, 'Asha');
  await page.goto(`${shop.officeUrl}/products`);
  await page.getByRole('link', { name: 'Search words' }).press('Enter');
  const misses = page.getByRole('table', { name: 'Searches without a result' });
  await expect(misses.getByText('grammophon', { exact: true })).toBeVisible();
  for (const width of widths) {
    await page.setViewportSize(sized(width));
    await expectAccessible(page, `search words at ${width} px`);
  }

  await page.getByRole('button', { name: 'Add synonyms for “grammophon”' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Add synonyms' });
  await expect(dialog.getByLabel('Words or phrases')).toHaveValue('grammophon');
  await expectAccessible(page, 'adding synonyms');
  await dialog.getByRole('button', { name: 'Add' }).press('Enter');
  await expect(dialog.getByRole('alert')).toContainText('Enter at least two words or phrases that differ.');
  await dialog.getByLabel('Words or phrases').fill('grammophon, lantern');
  await dialog.getByRole('button', { name: 'Add' }).press('Enter');
  await expect(dialog).toBeHidden();
  const synonyms = page.getByRole('table', { name: 'Synonyms' });
  await expect(synonyms.getByText('grammophon, lantern')).toBeVisible();

  await expect
    .poll(async () => (await page.request.get(`${shop.url}/api/v1/product/search?q=grammophon`)).text())
    .toContain('Lantern Tin');
});
