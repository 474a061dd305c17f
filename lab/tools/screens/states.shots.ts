import type { Page } from '@playwright/test';
import { pageSizes } from '@shop/config';
import {
  signIn,
  cartButton,
  cartPanel,
  cards,
  wishlistButton,
  wishlistPanel,
  bookedOrder,
  fillShipping,
  payByCard,
} from '../../../e2e/support/shopper';
import { openHydrated } from '../../../e2e/support/hydrated';
import { sample } from '../../../e2e/support/screens';
import { expect, test } from '../../../e2e/support/test';
import { desktop, sized, widths } from '../../../e2e/support/widths';
import { shoot, shootWindow } from './shoot';

const menuButton = (page: Page) => page.getByRole('button', { name: 'Menu', exact: true });

async function shootMegaMenus(page: Page, width: number): Promise<void> {
  for (const menu of ['Products', 'Themes', 'Brands']) {
    const button = page.getByRole('button', { name: `${menu} menu` });
    await button.click();
    await expect(page.locator('[data-testid^="mega-menu-"]').getByRole('link').first()).toBeVisible();
    await shootWindow(page, `menu-${menu.toLowerCase()}`, width);
    await button.click();
  }
}

/** The header's menus: three on a laptop, one with expandable lists on a phone. */
async function shootMenus(page: Page, width: number): Promise<void> {
  await openHydrated(page, sample.category);
  if (width === desktop) return shootMegaMenus(page, width);
  await menuButton(page).click();
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await shootWindow(page, 'menu', width);
  await menu.getByRole('button', { name: 'Products', exact: true }).click();
  await shootWindow(page, 'menu-products', width);
}

async function shootSearch(page: Page, width: number): Promise<void> {
  await openHydrated(page, sample.category);
  if (width === desktop) await page.getByRole('button', { name: 'Search', exact: true }).click();
  else await menuButton(page).click();
  await page.getByRole('combobox', { name: 'Search products' }).fill('tape');
  await expect(page.getByRole('option').first()).toBeVisible();
  await shootWindow(page, 'search-results', width);
}

interface Listed {
  readonly data: { readonly products: readonly { readonly stock: number }[] };
}

/** Positions, in the list of all products, of two products with enough stock for one order at each width. */
async function plentiful(page: Page): Promise<readonly number[]> {
  const response = await page.request.get(`/api/v1/product?page=1&limit=${pageSizes.allProducts}`);
  const { products } = ((await response.json()) as Listed).data;
  const places = products.map(({ stock }, index) => (stock >= widths.length ? index : -1));
  return places.filter((index) => index >= 0).slice(0, 2);
}

async function shootPanels(page: Page, width: number): Promise<void> {
  await openHydrated(page, '/all-products');
  await cartButton(page).click();
  await expect(cartPanel(page)).toBeVisible();
  await shootWindow(page, 'cart-panel-empty', width);
  await page.keyboard.press('Escape');
  for (const index of await plentiful(page)) {
    await cards(page).nth(index).getByRole('button', { name: 'Add to Cart' }).click();
    await cards(page)
      .nth(index)
      .getByRole('button', { name: /wishlist/i })
      .click();
  }
  await openHydrated(page, '/all-products');
  await cartButton(page).click();
  await expect(cartPanel(page).getByRole('button', { name: 'Check out' })).toBeVisible();
  await shootWindow(page, 'cart-panel', width);
  await page.keyboard.press('Escape');
  await wishlistButton(page).click();
  await expect(wishlistPanel(page)).toBeVisible();
  await shootWindow(page, 'wishlist-panel', width);
  await page.keyboard.press('Escape');
}

async function shootPurchase(page: Page, width: number): Promise<void> {
  await openHydrated(page, '/cart');
  await shoot(page, 'cart-filled', width);
  await openHydrated(page, '/checkout');
  await shoot(page, 'checkout-shipping', width);
  await page.getByRole('button', { name: 'Continue to Payment' }).click();
  await expect(page.getByText('PIN code is required').first()).toBeVisible();
  await shoot(page, 'checkout-errors', width);
  await fillShipping(page);
  await shoot(page, 'checkout-payment', width);
  await payByCard(page);
  await bookedOrder(page);
  await shoot(page, 'order-booked', width);
}

for (const width of widths) {
  test(`the states of screens at ${width} px`, async ({ page, shop }) => {
    await page.setViewportSize(sized(width));
    await shootMenus(page, width);
    await shootSearch(page, width);
    await shootPanels(page, width);
    // Signs up before paying, so that the profile shows an order. The email address is unique, because the shop may have been
    // used before.
    await signIn(page, shop.url, `asha.${Date.now().toString(36)}@example.in`);
    await shootPurchase(page, width);
    await openHydrated(page, '/user/profile');
    await expect(page.getByRole('main').getByRole('link', { name: /./ }).first()).toBeVisible();
    await shoot(page, 'profile', width);
  });
}
