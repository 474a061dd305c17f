import { expectAccessible } from '../support/axe';
import { cartButton, cartPanel, chooseFirst, wishlistButton, wishlistPanel } from '../support/shopper';
import { openHydrated } from '../support/hydrated';
import { expect, test } from '../support/test';
import { desktop, sized } from '../support/widths';

test('axe finds no violations on open mega menus', async ({ page }) => {
  await openHydrated(page, '/faq');
  for (const menu of ['Products', 'Themes', 'Brands']) {
    const button = page.getByRole('button', { name: `${menu} menu` });
    await button.click();
    await expect(page.locator('[data-testid^="mega-menu-"]').getByRole('link').first()).toBeVisible();
    await expectAccessible(page, `${menu} open`);
    await button.click();
  }
});

test('axe finds no violations on the search: empty, with results, with No results', async ({ page }) => {
  await openHydrated(page, '/faq');
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  const field = page.getByRole('combobox', { name: 'Search products' });
  await expectAccessible(page, 'search open');
  await field.fill('tape');
  await expect(page.getByRole('option').first()).toBeVisible();
  await field.press('ArrowDown');
  await expectAccessible(page, 'search with results');
  await field.fill('no such thing at all');
  await expect(page.getByText('No results')).toBeVisible();
  await expectAccessible(page, 'search with No results');
});

test('axe finds no violations on the mobile menu and its lists', async ({ page }) => {
  await page.setViewportSize(sized(390));
  await openHydrated(page, '/faq');
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await expectAccessible(page, 'menu open');
  for (const list of ['Products', 'Themes', 'Brands']) {
    await menu.getByRole('button', { name: list }).click();
    await expect(menu.getByRole('region', { name: list }).getByRole('link').nth(1)).toBeVisible();
    await expectAccessible(page, `menu with ${list} open`);
  }
  await menu.getByRole('combobox').fill('tape');
  await expect(menu.getByRole('option').first()).toBeVisible();
  await expectAccessible(page, 'menu with results');
});

for (const width of [desktop, 390]) {
  test(`axe finds no violations on panels, empty and filled, and on a toast at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize(sized(width));
    const panels = [
      { name: 'cart', button: cartButton(page), panel: cartPanel(page) },
      { name: 'wishlist', button: wishlistButton(page), panel: wishlistPanel(page) },
    ];
    const look = async (state: string) => {
      for (const { name, button, panel } of panels) {
        await button.click();
        await expect(panel).toBeVisible();
        await expectAccessible(page, `${name} ${state}`);
        await page.keyboard.press('Escape');
        await expect(panel).toBeHidden();
      }
    };
    await openHydrated(page, '/faq');
    await look('empty');
    await chooseFirst(page, 2);
    await expect(page.getByText('Item added to cart!').first()).toBeVisible();
    await expectAccessible(page, 'toasts');
    await look('filled');
  });
}
