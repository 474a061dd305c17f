import type { Page } from '@playwright/test';
import { openHydrated } from '../support/hydrated';
import { expect, test } from '../support/test';
import { desktop, sized, journeyWidths } from '../support/widths';

const field = (page: Page) => page.getByRole('combobox', { name: 'Search products' });
const options = (page: Page) => page.getByRole('listbox', { name: 'Products' }).getByRole('option');

/** Opens the search: behind the icon on a laptop, in the menu on a phone. */
async function openSearch(page: Page, width: number): Promise<void> {
  await openHydrated(page, '/faq');
  if (width === desktop) await page.getByRole('button', { name: 'Search', exact: true }).click();
  else await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await expect(field(page)).toBeVisible();
}

for (const width of journeyWidths) {
  test.describe(`search at ${width} px`, () => {
    test.use({ viewport: sized(width) });

    test('can be used by keyboard: arrow keys, Enter, Escape', async ({ page }) => {
      await openSearch(page, width);
      await field(page).focus();
      // Types immediately, as later results would replace the selection.
      await page.keyboard.insertText('TAPE');
      // Loaded results are shown first; moving down from a single result would return to it.
      const second = options(page).nth(1);
      await expect(second).toBeVisible();
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('ArrowDown');
      await expect(second).toHaveAttribute('aria-selected', 'true');
      await expect(field(page)).toHaveAttribute(
        'aria-activedescendant',
        (await second.getAttribute('id')) ?? '-',
      );
      await page.keyboard.press('ArrowUp');
      const first = options(page).first();
      await expect(first).toHaveAttribute('aria-selected', 'true');
      const path = (await first.getAttribute('href')) ?? '-';
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(path);
      await expect(page.getByTestId('product-title')).toBeVisible();
      await expect(field(page)).toBeHidden();

      await openSearch(page, width);
      await page.keyboard.press('Escape');
      await expect(field(page)).toBeHidden();
      await expect(
        page.getByRole('button', { name: width === desktop ? 'Search' : 'Menu', exact: true }),
      ).toBeFocused();
    });

    test('can be used by mouse: photo, title and price, No results, whitespace, a click outside', async ({
      page,
    }) => {
      await openSearch(page, width);
      await field(page).fill('no such thing at all');
      await expect(page.getByText('No results')).toBeVisible();
      await field(page).fill('   ');
      await expect(page.getByText('No results')).toBeHidden();
      await expect(options(page)).toHaveCount(0);
      await field(page).fill('stamp');
      await expect(options(page).first()).toBeVisible();
      for (const text of await options(page).allInnerTexts()) expect(text.toLowerCase()).toContain('stamp');
      await expect(options(page).first().locator('img').first()).toBeVisible();
      await expect(options(page).first()).toContainText(/₹[\d,]+\.\d\d/);
      const path = (await options(page).first().getAttribute('href')) ?? '-';
      await options(page).first().click();
      await expect(page).toHaveURL(path);

      if (width === desktop) {
        await page.getByRole('button', { name: 'Search', exact: true }).click();
        await expect(field(page)).toBeVisible();
        await page.mouse.click(200, 700);
        await expect(field(page)).toBeHidden();
      }
    });
  });
}

test('search requests missing results from the server, and looks the same', async ({ page }) => {
  await openHydrated(page, '/faq');
  const asked = page.waitForRequest((request) => request.url().includes('/product/search?q='));
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await field(page).fill('ledger');
  await asked;
  await expect(options(page).first()).toBeVisible();
  for (const text of await options(page).allInnerTexts()) expect(text.toLowerCase()).toContain('ledger');
});

test('the search links to all results, whose page has their number, filters and pages', async ({ page }) => {
  await openHydrated(page, '/faq');
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await field(page).fill('tape');
  const all = page.getByRole('link', { name: /^See all \d+ results$/ });
  const total = /\d+/.exec(await all.innerText())?.[0];
  await all.click();
  await expect(page).toHaveURL('/search?q=tape');
  await expect(field(page)).toBeHidden();
  await expect(page.getByText(`${total} products for “tape”`)).toBeVisible();
  await expect(page.getByTestId('product-card')).toHaveCount(12);
  await page.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name: 'Next' }).click();
  await expect(page).toHaveURL('/search?q=tape&page=2');
  await page.getByRole('button', { name: /^Availability/ }).click();
  await page.getByRole('option', { name: 'Out of Stock' }).click();
  await expect(page).toHaveURL('/search?q=tape&availability=out-of-stock');
  const found = page.getByTestId('product-card');
  await expect(found.first()).toContainText('Sold out');
  await expect(found.filter({ hasNotText: 'Sold out' })).toHaveCount(0);
});
