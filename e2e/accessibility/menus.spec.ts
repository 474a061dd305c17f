import { holdsFocus } from '../support/focus';
import { openHydrated } from '../support/hydrated';
import { expect, test } from '../support/test';
import { desktop, sized, widths } from '../support/widths';

test.describe('mega menus', () => {
  test.use({ viewport: sized(desktop) });

  test('can be opened, navigated and closed by keyboard', async ({ page }) => {
    await openHydrated(page, '/faq');
    for (const [menu, testId] of [
      ['Products', 'mega-menu-product'],
      ['Themes', 'mega-menu-theme'],
      ['Brands', 'mega-menu-brand'],
    ] as const) {
      const button = page.getByRole('button', { name: `${menu} menu` });
      const panel = page.getByTestId(testId);
      await button.focus();
      await page.keyboard.press('Enter');
      await expect(button).toHaveAttribute('aria-expanded', 'true');
      await expect(panel.getByRole('link').first()).toBeVisible();
      await page.keyboard.press('Tab');
      await expect.poll(() => holdsFocus(panel)).toBe(true);
      await page.keyboard.press('Escape');
      await expect(panel).toBeHidden();
      await expect(button).toBeFocused();
    }
    await page.keyboard.press('Enter');
    const brands = page.getByTestId('mega-menu-brand');
    await expect(brands.getByRole('link')).toHaveText([
      'MOODTAPE',
      'YIER',
      'OKMT',
      'Ding Ding',
      'Journalsay',
      'All brands',
    ]);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/collections/brand/MOODTAPE');
    await expect(brands).toBeHidden();
    await expect(page.getByRole('main')).toBeFocused();
  });

  test('open on hover: four columns of categories, Coming Soon, themes by slug', async ({ page }) => {
    await page.route('**/api/v1/productcategory', async (route) => {
      const response = await route.fetch();
      const { data } = (await response.json()) as { data: readonly unknown[] };
      const empty = { _id: 'empty', category: 'Wax', categorySlug: 'wax', subCategory: [] };
      await route.fulfill({ response, json: { data: [...data, empty] } });
    });
    await openHydrated(page, '/faq');
    const nav = page.getByRole('navigation', { name: 'Main' });
    await expect(nav.getByRole('link')).toHaveText(['Products', 'Themes', 'Brands', 'Blog', 'About']);

    await nav.getByRole('link', { name: 'Products' }).hover();
    const products = page.getByTestId('mega-menu-product');
    await expect(products.getByText('Coming Soon')).toHaveCount(1);
    const lefts = await products
      .getByRole('list')
      .first()
      .locator(':scope > li')
      .evaluateAll((categories) => categories.map((item) => Math.round(item.getBoundingClientRect().left)));
    expect(new Set(lefts).size).toBe(4);

    await nav.getByRole('link', { name: 'Themes' }).hover();
    const themes = page.getByTestId('mega-menu-theme');
    await expect(themes).toBeVisible();
    await expect(products).toBeHidden();
    await themes.getByRole('link', { name: 'Monsoon' }).click();
    await expect(page).toHaveURL('/collections/theme/monsoon');
    await page.mouse.move(700, 800);
    await expect(themes).toBeHidden();
  });
});

for (const width of widths.filter((one) => one < desktop)) {
  test.describe(`the mobile menu at ${width} px`, () => {
    test.use({ viewport: sized(width) });

    test('opens one list at a time by keyboard, and navigates', async ({ page }) => {
      await openHydrated(page, '/faq');
      const button = page.getByRole('button', { name: 'Menu', exact: true });
      await button.focus();
      await page.keyboard.press('Enter');
      const menu = page.getByRole('dialog', { name: 'Menu' });
      await expect(menu).toBeVisible();
      expect(await holdsFocus(menu)).toBe(true);
      await menu.getByRole('button', { name: 'Products' }).press('Enter');
      await expect(menu.getByRole('link', { name: 'Vintage Stickers' })).toBeVisible();
      await menu.getByRole('button', { name: 'Themes' }).press('Enter');
      await expect(menu.getByRole('link', { name: 'Vintage Stickers' })).toBeHidden();
      await menu.getByRole('link', { name: 'Monsoon' }).press('Enter');
      await expect(page).toHaveURL('/collections/theme/monsoon');
      await expect(menu).toBeHidden();

      await button.click();
      await page.keyboard.press('Escape');
      await expect(menu).toBeHidden();
      await expect(button).toBeFocused();
    });
  });
}
