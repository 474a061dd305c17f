import type { ProductCard } from '@shop/contracts';
import { expectAccessible } from '../support/axe';
import { cartButton, cartPanel, bookedOrder, fillShipping, payByCard } from '../support/shopper';
import { openHydrated } from '../support/hydrated';
import { expect, test, type Page } from '../support/test';

const price = 40;

/** The cheapest product with enough stock. */
async function cheapest(page: Page): Promise<ProductCard> {
  const query = new URLSearchParams({ limit: '20', fields: 'card', sort: 'Price: Low to High' });
  const list = await page.request.get(`/api/v1/product?${query.toString()}`);
  const { data } = (await list.json()) as { data: { products: ProductCard[] } };
  const found = data.products.find(({ rate, stock }) => rate > 0 && rate < 50 && stock > 9);
  if (!found) throw new Error('No product of the shop costs less than ₹50.');
  return found;
}

test('a cart below the threshold shows the amount missing for free shipping, and pays for shipping', async ({
  page,
}) => {
  const product = await cheapest(page);
  await openHydrated(page, `/products/${product.slugProduct}`);
  await page.getByRole('main').getByRole('button', { name: 'Add to Cart' }).first().click();
  await cartButton(page).click();
  const left = `Spend ₹${(50 - product.rate).toFixed(2)} more and get free shipping!`;
  await expect(cartPanel(page).getByText(left)).toBeVisible();
  await openHydrated(page, '/cart');
  await expect(page.getByRole('main').getByText(left)).toBeVisible();
  await openHydrated(page, '/checkout');
  const row = (label: string) => page.getByRole('term').filter({ hasText: label }).locator('+ dd');
  await expect(row('Shipping')).toHaveText(`₹${price}.00`);
  await expectAccessible(page, 'a summary with shipping');
  await fillShipping(page);
  const paid = await payByCard(page);
  const withoutTax = product.rate * (1 - product.discount / 100) + price;
  expect(paid).toBeGreaterThanOrEqual(withoutTax);
  await bookedOrder(page);
  await expect(page.getByRole('list', { name: 'Ordered' }).getByText('Shipping')).toBeVisible();
  await page.getByRole('link', { name: 'See your order' }).click();
  const contents = page.getByRole('region', { name: 'Items' });
  await expect(contents.getByRole('term').filter({ hasText: 'Shipping' }).locator('+ dd')).toHaveText(
    `₹${price}.00`,
  );
  await page.getByRole('main').getByRole('link', { name: 'Invoice' }).click();
  await expect(page.getByRole('row', { name: /^Shipping/ })).toContainText(`₹${price}.00`);
});

test('a cart at the threshold has free shipping', async ({ page }) => {
  const product = await cheapest(page);
  const enough = Math.ceil(50 / product.rate);
  await openHydrated(page, `/products/${product.slugProduct}?quantity=${enough}`);
  await page.getByRole('main').getByRole('button', { name: 'Add to Cart' }).first().click();
  await openHydrated(page, '/cart');
  const summary = page.getByRole('complementary', { name: 'Summary' });
  await expect(summary.getByText(`${enough} items in cart`)).toBeVisible();
  await expect(summary.getByText(/free shipping/)).toBeHidden();
  await openHydrated(page, '/checkout');
  await expect(page.getByText('Payable total')).toBeVisible();
  await expect(page.getByRole('term').filter({ hasText: 'Shipping' })).toBeHidden();
});
