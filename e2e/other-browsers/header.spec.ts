import { desktop, journeyWidths } from '../support/widths';
import type { ShopPage } from './shop-page';
import { expect, test } from './test';

const options = (tab: ShopPage) =>
  tab.getByRole('listbox', { name: 'Products', exact: true }).getByRole('option');

for (const width of journeyWidths) {
  test(`the search of the header opens a product at ${width} px`, async ({ tab }) => {
    await tab.resize(width);
    await tab.open('/faq');
    const opener = width === desktop ? 'Search' : 'Menu';
    await tab.getByRole('button', { name: opener, exact: true }).press();
    await tab.getByRole('combobox', { name: 'Search products' }).fill('no such thing at all');
    await expect.poll(() => tab.getByText('No results').isVisible()).toBe(true);
    await tab.getByRole('combobox', { name: 'Search products' }).fill('stamp');
    await expect.poll(() => options(tab).first().text()).toMatch(/stamp.*₹[\d,]+\.\d\d/is);
    const address = await options(tab).first().attribute('href');
    await options(tab).first().press();
    await expect.poll(() => tab.path()).toBe(address);
    expect(await tab.getByTestId('product-title').text()).toMatch(/stamp/i);
    expect(await tab.consoleErrors()).toEqual([]);
  });
}

test('the mega menus open under the pointer, one at a time, and open a theme', async ({ tab }) => {
  await tab.resize(desktop);
  await tab.open('/faq');
  const entries = tab.getByRole('navigation', { name: 'Main' });
  await entries.getByRole('link', { name: 'Products', exact: true }).hover();
  await expect.poll(() => tab.getByTestId('mega-menu-product').isVisible()).toBe(true);
  await entries.getByRole('link', { name: 'Themes', exact: true }).hover();
  await expect.poll(() => tab.getByTestId('mega-menu-theme').isVisible()).toBe(true);
  await expect.poll(() => tab.getByTestId('mega-menu-product').isVisible()).toBe(false);
  await tab.getByTestId('mega-menu-theme').getByRole('link', { name: 'Monsoon' }).press();
  await expect.poll(() => tab.path()).toBe('/collections/theme/monsoon');
  expect(await tab.consoleErrors()).toEqual([]);
});

test('the mega menus open by keyboard, and Escape returns to their buttons', async ({ tab }) => {
  await tab.resize(desktop);
  await tab.open('/faq');
  const button = tab.getByRole('button', { name: 'Brands menu' });
  await button.focus();
  await tab.pressKey('Enter');
  await expect.poll(() => button.attribute('aria-expanded')).toBe('true');
  // Five brands, and a link to all of them.
  await expect.poll(() => tab.getByTestId('mega-menu-brand').getByRole('link').count()).toBe(6);
  await tab.pressKey('Escape');
  await expect.poll(() => tab.getByTestId('mega-menu-brand').isVisible()).toBe(false);
  expect(await button.isFocused()).toBe(true);
});

test('the mobile menu opens one list at a time, and opens a theme', async ({ tab }) => {
  await tab.resize(390);
  await tab.open('/faq');
  await tab.getByRole('button', { name: 'Menu', exact: true }).press();
  const menu = tab.getByRole('dialog', { name: 'Menu' });
  const stickers = menu.getByRole('link', { name: 'Vintage Stickers' });
  await menu.getByRole('button', { name: 'Products', exact: true }).press();
  await expect.poll(() => stickers.isVisible()).toBe(true);
  await menu.getByRole('button', { name: 'Themes', exact: true }).press();
  await expect.poll(() => stickers.isVisible()).toBe(false);
  await menu.getByRole('link', { name: 'Monsoon' }).press();
  await expect.poll(() => tab.path()).toBe('/collections/theme/monsoon');
  await expect.poll(() => menu.isVisible()).toBe(false);
  expect(await tab.consoleErrors()).toEqual([]);
});
