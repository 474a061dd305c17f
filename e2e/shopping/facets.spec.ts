import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/axe';
import { openHydrated } from '../support/hydrated';
import { cards } from '../support/shopper';
import { expect, test } from '../support/test';
import { journeyWidths, sized, widths } from '../support/widths';

const toggle = (page: Page) => page.getByRole('link', { name: /^More filters/ });
const panel = (page: Page) => page.getByRole('form', { name: 'More filters' });
const origins = (page: Page) => panel(page).getByRole('group', { name: 'Country of origin' });
const origin = (page: Page, name: string) =>
  origins(page).getByRole('checkbox', { name: new RegExp(`^${name} `) });

/** The number of products in a value's label. */
const countOf = async (page: Page, name: string) =>
  Number(
    /\((\d+)\)$/.exec(
      (await origins(page)
        .getByText(new RegExp(`^${name} \\(`))
        .textContent()) ?? '',
    )?.[1],
  );

const pageOf = (page: Page) => page.getByText(/^Page \d+ of \d+$/);

for (const width of journeyWidths) {
  test.describe(`facets at ${width} px`, () => {
    test.use({ viewport: sized(width) });

    test('narrow all products by origin, sort them by it, and survive pages, Back and a reload', async ({
      page,
    }) => {
      await openHydrated(page, '/all-products');
      await toggle(page).click();
      await expect(page).toHaveURL('/all-products?filters=open');
      const fromJapan = await countOf(page, 'Japan');
      const fromChina = await countOf(page, 'China');
      await origin(page, 'Japan').check();
      await expect(page).toHaveURL('/all-products?origins=JP&filters=open');
      await expect(page.getByText(`${fromJapan} products`)).toBeVisible();
      await expect(cards(page)).toHaveCount(12);
      await origin(page, 'China').check();
      await expect(page.getByText(`${fromJapan + fromChina} products`)).toBeVisible();

      await page.getByRole('button', { name: /^Sort/ }).click();
      await page.getByRole('option', { name: 'Country of Origin' }).click();
      const sorted = '/all-products?sort=country-of-origin&origins=JP&origins=CN';
      await expect(page).toHaveURL(`${sorted}&filters=open`);
      await expect(page.getByText(`${fromJapan + fromChina} products`)).toBeVisible();
      await page.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name: 'Next' }).click();
      await expect(page).toHaveURL(`${sorted}&page=2`);
      await expect(pageOf(page)).toHaveText(/^Page 2 of /);
      await expect(toggle(page)).toHaveText('More filters (2)');
      // Page 1 has the products from China, the rest are from Japan.
      await cards(page).last().getByRole('link').first().click();
      await expect(page.getByText('Country of origin')).toBeVisible();
      await expect(page.locator('dd', { hasText: 'Japan' })).toBeVisible();
      await expect(page.locator('dd', { hasText: /^₹[\d,]+\.\d\d \(incl\. of all taxes\)$/ })).toBeVisible();

      await page.goBack();
      await expect(pageOf(page)).toHaveText(/^Page 2 of /);
      await openHydrated(page, page.url());
      await expect(pageOf(page)).toHaveText(/^Page 2 of /);
      await page.goBack();
      await expect(origin(page, 'Japan')).toBeChecked();
      await page.goBack();
      await page.goBack();
      await expect(page).toHaveURL('/all-products?origins=JP&filters=open');
      await expect(origin(page, 'China')).not.toBeChecked();
    });

    test('narrow a search by keyboard, and can be cleared', async ({ page }) => {
      await openHydrated(page, '/search?q=tape&filters=open');
      await origin(page, 'Japan').focus();
      await page.keyboard.press('Space');
      await expect(page).toHaveURL('/search?q=tape&origins=JP&filters=open');
      await expect(origin(page, 'Japan')).toBeFocused();
      const found = await countOf(page, 'Japan');
      await expect(page.getByText(`${found} products for “tape”`)).toBeVisible();
      await panel(page)
        .getByRole('checkbox', { name: /^Under ₹100 / })
        .check();
      await expect(toggle(page)).toHaveText('More filters (2)');
      await page.getByRole('button', { name: 'Clear these filters' }).click();
      await expect(page).toHaveURL('/search?q=tape&filters=open');
      await expect(panel(page).getByRole('checkbox', { checked: true })).toHaveCount(0);
      await toggle(page).press('Enter');
      await expect(panel(page)).toBeHidden();
      await expect(page).toHaveURL('/search?q=tape');
    });
  });
}

test.describe('facets without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('are a form that narrows a search and keeps its text, sorting and filters', async ({ page }) => {
    await page.goto('/search?q=tape');
    await toggle(page).click();
    await origin(page, 'Japan').check();
    await panel(page)
      .getByRole('radio', { name: /^In Stock/ })
      .check();
    await panel(page).getByRole('button', { name: 'Apply' }).click();
    await expect(page).toHaveURL('/search?q=tape&filters=open&availability=in-stock&origins=JP');
    await expect(origin(page, 'Japan')).toBeChecked();
    await expect(cards(page).first()).toBeVisible();
    const plain = page.getByRole('form', { name: 'Filters', exact: true });
    await plain.getByLabel('Sort').selectOption('Country of Origin');
    await plain.getByRole('button', { name: 'Apply' }).click();
    await expect(page).toHaveURL(
      /^[^?]+\?q=tape&origins=JP&availability=in-stock&category=&sort=country-of-origin$/,
    );
    await expect(toggle(page)).toHaveText('More filters (1)');
  });
});

test('axe finds no violations in an open panel and in a product’s declarations', async ({ page }) => {
  for (const width of widths) {
    await page.setViewportSize(sized(width));
    await openHydrated(page, '/all-products?origins=JP&filters=open');
    await expect(origins(page)).toBeVisible();
    await expectAccessible(page, `an open panel at ${width} px`);
  }
  await openHydrated(page, '/products/booti-washi-tape-15-mm');
  await expect(page.locator('dd', { hasText: 'Japan' })).toBeVisible();
  await expectAccessible(page, 'a product that declares its origin');
});
