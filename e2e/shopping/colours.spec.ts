import type { ProductCard } from '@shop/contracts';
import { coloursOf } from '@shop/contracts/product-colours';
import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from '../support/axe';
import { cartButton, cartPanel, bookedOrder, fillShipping, payByCard } from '../support/shopper';
import { openHydrated } from '../support/hydrated';
import { listedProducts } from '../support/listed-products';
import { expect, test } from '../support/test';

/** A product in several colours with enough stock. */
async function colourful(shop: string): Promise<ProductCard> {
  const products = await listedProducts(shop, 100);
  const found = products.find((product) => coloursOf(product).length > 1 && product.stock > 8);
  if (!found) throw new Error('No product of the shop has colours and stock.');
  return found;
}

async function add(page: Page, color: string, quantity: number): Promise<void> {
  const main = page.getByRole('main');
  await main.getByRole('radio', { name: color, exact: true }).check();
  await main.getByRole('spinbutton', { name: 'Quantity' }).fill(String(quantity));
  await main.getByRole('button', { name: 'Add to Cart' }).first().click();
}

const pictureOf = (line: Locator) =>
  line.locator('img').evaluate(({ src }: HTMLImageElement) => new URL(src).pathname);

test('a product in two colours has two lines, from the cart to the order', async ({ page, shop }) => {
  const product = await colourful(shop.url);
  const [first = '', second = ''] = coloursOf(product);
  await openHydrated(page, `/products/${product.slugProduct}`);
  await add(page, second, 2);
  await expect(page.getByTestId('cart-badge')).toHaveText('2');
  await add(page, first, 1);
  await add(page, second, 1);
  await expect(page.getByTestId('cart-badge')).toHaveText('4');

  await cartButton(page).click();
  const panel = cartPanel(page);
  const rows = panel.getByRole('listitem');
  await expect(rows).toHaveCount(2);
  await expect(rows.nth(0)).toContainText(second);
  await expect(rows.nth(0)).toContainText('× 3');
  await expect(rows.nth(1)).toContainText(first);
  expect(await pictureOf(rows.nth(0))).not.toBe(await pictureOf(rows.nth(1)));
  await expectAccessible(page, 'the panel with two colours');
  await rows.nth(0).getByRole('link', { name: product.title }).click();
  await expect(page.getByRole('main').getByRole('radio', { name: second, exact: true })).toBeChecked();

  await openHydrated(page, '/cart');
  const main = page.getByRole('main');
  await main.getByRole('button', { name: `Decrease quantity of ${product.title} ${second}` }).click();
  await main
    .getByRole('listitem')
    .filter({ hasText: first })
    .getByRole('button', { name: 'Move to wishlist' })
    .click();
  await main.getByRole('button', { name: 'Move to cart' }).click();
  await expect(page.getByTestId('cart-badge')).toHaveText('3');
  await expectAccessible(page, 'the cart with two colours');
  await main.getByRole('button', { name: 'Check out' }).click();

  const summary = page.getByRole('region', { name: 'Order Summary' });
  await expect(summary.getByRole('listitem')).toHaveText([
    new RegExp(`${second}.*× 2`),
    new RegExp(`${first}.*× 1`),
  ]);
  await fillShipping(page);
  await payByCard(page);
  await bookedOrder(page);
  await expect(page.getByTestId('cart-badge')).toHaveText('');
  await page.getByRole('link', { name: 'See your order' }).click();
  const bought = page.getByRole('region', { name: 'Items' }).getByRole('listitem');
  await expect(bought).toHaveCount(2);
  for (const [color, count] of [
    [first, 1],
    [second, 2],
  ] as const) {
    await expect(bought.filter({ hasText: color })).toContainText(`× ${count}`);
  }
  expect(await pictureOf(bought.nth(0))).not.toBe(await pictureOf(bought.nth(1)));
});

test('a stored cart without colours uses the first colour, and removing takes one line', async ({
  page,
  shop,
}) => {
  const product = await colourful(shop.url);
  const [first = '', second = ''] = coloursOf(product);
  await openHydrated(page, `/products/${product.slugProduct}`);
  await add(page, first, 1);
  await page.evaluate(() => {
    const items = JSON.parse(localStorage.getItem('cartItems') ?? '[]') as { color?: string }[];
    for (const item of items) delete item.color;
    localStorage.setItem('cartItems', JSON.stringify(items));
  });
  await openHydrated(page, `/products/${product.slugProduct}`);
  await add(page, first, 1);
  await add(page, second, 1);
  await openHydrated(page, '/cart');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 2, name: product.title })).toHaveCount(2);
  const line = main.getByRole('listitem').filter({ hasText: first });
  await expect(line.getByRole('spinbutton')).toHaveValue('2');
  await line.getByRole('button', { name: 'Remove' }).click();
  await expect(main.getByText(`${product.title} ${first} was removed.`)).toBeVisible();
  await expect(main.getByRole('heading', { level: 2, name: product.title })).toHaveCount(1);
  await expect(main.getByRole('listitem').filter({ hasText: second }).getByRole('spinbutton')).toHaveValue(
    '1',
  );
});
