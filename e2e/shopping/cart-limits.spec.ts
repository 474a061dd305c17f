import type { Page } from '@playwright/test';
import type { ProductCard } from '@shop/contracts';
import { cards, bookedOrder, fillShipping, payByCard } from '../support/shopper';
import { openHydrated } from '../support/hydrated';
import { expect, test } from '../support/test';

/** More products than one request refreshes. */
const MANY = 101;

/** Fills the stored cart with one unit each of available products. */
async function storeCart(page: Page, origin: string, count: number): Promise<void> {
  const products: ProductCard[] = [];
  for (let number = 1; products.length < count; number += 1) {
    const response = await page.request.get(
      `${origin}/api/v1/product?page=${number}&limit=100&availability=in-stock&fields=card`,
    );
    const { data } = (await response.json()) as {
      readonly data: { readonly products: readonly ProductCard[] };
    };
    if (data.products.length === 0) throw new Error(`The shop sells fewer than ${count} products.`);
    products.push(...data.products.filter(({ stock, rate }) => stock > 0 && rate > 0));
  }
  const lines = products.slice(0, count).map((product) => ({
    ...{ productId: product._id, productName: product.title, productCode: product.productCode },
    ...{ description: '', photo: product.mainPhoto, rate: product.rate },
    ...{ originalPrice: product.originalPrice, flashSale: false, discount: product.discount },
    ...{ variant: 'Default', _id: product._id, count: 1 },
    ...{ slugProduct: product.slugProduct, colors: product.colors },
  }));
  await page.evaluate((items) => {
    localStorage.setItem('cartItems', JSON.stringify(items));
    localStorage.setItem('storeCount', String(items.length));
  }, lines);
}

test('a cart of more than a hundred products has its stock and prices refreshed, and is paid', async ({
  page,
  shop,
}) => {
  await openHydrated(page, '/faq');
  await storeCart(page, shop.url, MANY);
  // The first and last lines of the stored cart are outdated; the server's data is current.
  await page.evaluate(() => {
    const items = JSON.parse(localStorage.getItem('cartItems') ?? '[]') as { count: number }[];
    for (const line of [items[0], items.at(-1)]) if (line) line.count = 999;
    localStorage.setItem('cartItems', JSON.stringify(items));
  });
  await openHydrated(page, '/cart');
  const main = page.getByRole('main');
  const make = main.getByRole('button', { name: /^Make it \d+$/ });
  await expect(make).toHaveCount(2);
  await storeCart(page, shop.url, MANY);

  await openHydrated(page, '/checkout');
  await fillShipping(page);
  await payByCard(page);
  await bookedOrder(page);
});

test('a line at its limit shows a message about the limit instead of “added”', async ({ page, shop }) => {
  await openHydrated(page, '/all-products');
  await cards(page).first().getByRole('button', { name: 'Add to Cart' }).click();
  await expect(page.getByText('Item added to cart!')).toBeVisible();
  await page.evaluate(() => {
    const items = localStorage.getItem('cartItems') ?? '';
    localStorage.setItem('cartItems', items.replace('"count":1', '"count":999'));
  });
  await page.goto(`${shop.url}/faq`);
  await openHydrated(page, '/all-products');
  await cards(page).first().getByRole('button', { name: 'Add to Cart' }).click();
  await expect(page.getByText(/^Your cart has 999 of .*, the most you can order at once\.$/)).toBeVisible();
  await expect(page.getByText('Item added to cart!')).toBeHidden();
});

test('with full storage, a notice shows that the cart is not saved', async ({ page }) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('Full', 'QuotaExceededError');
    };
  });
  await openHydrated(page, '/all-products');
  await cards(page).first().getByRole('button', { name: 'Add to Cart' }).click();
  await expect(page.getByText(/^Your browser cannot save your cart/)).toBeVisible();
  await expect(page.getByTestId('cart-badge')).toHaveText('1');
});
