import type { Page } from '@playwright/test';
import { cards } from './cart';
import { openHydrated } from './hydrated';

/** Step 1 of the checkout with one product in the cart. */
export async function openCheckout(page: Page): Promise<void> {
  await openHydrated(page, '/all-products');
  await cards(page).first().getByRole('button', { name: 'Add to Cart' }).click();
  await openHydrated(page, '/checkout');
}
