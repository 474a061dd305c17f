import { expect, type Page } from '@playwright/test';
import { openHydrated } from './hydrated';

/** By their tooltips, which earlier shells have too. */
export const cartButton = (page: Page) => page.getByTitle(/^Cart \(/);
export const wishlistButton = (page: Page) => page.getByTitle(/^WishListCount \(/);
export const cartPanel = (page: Page) => page.getByRole('dialog', { name: 'Cart' });
export const wishlistPanel = (page: Page) => page.getByRole('dialog', { name: 'Wishlist' });
export const cards = (page: Page) => page.getByTestId('product-card');

/** Puts the first so many products of a list into the cart and on the wishlist, one of each. */
export async function chooseFirst(page: Page, count: number): Promise<void> {
  await openHydrated(page, '/all-products');
  for (let index = 0; index < count; index += 1) {
    const card = cards(page).nth(index);
    await card.getByRole('button', { name: 'Add to Cart' }).click();
    await card.getByRole('button', { name: /wishlist/i }).click();
  }
  await expect(page.getByTestId('cart-badge')).toHaveText(String(count));
  await expect(page.getByTestId('wishlist-badge')).toHaveText(String(count));
}
