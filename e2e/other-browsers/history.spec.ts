import { openNetworkSwitch } from '../support/network-switch';
import { sample } from '../support/screens';
import { journeyWidths } from '../support/widths';
import type { ShopPage } from './shop-page';
import { expect, test } from './test';

const cards = (tab: ShopPage) => tab.getByTestId('product-card');

for (const width of journeyWidths) {
  test(`Back restores the scroll position, page and filters of a listing at ${width} px`, async ({ tab }) => {
    await tab.resize(width);
    await tab.open('/all-products?page=2');
    const title = await cards(tab).nth(8).getByRole('heading').text();
    await cards(tab).nth(8).getByRole('link').first().press();
    await expect.poll(() => tab.getByTestId('product-title').isVisible()).toBe(true);
    await expect.poll(() => tab.scrolled()).toBe(0);
    await tab.back();
    await expect.poll(() => tab.path()).toBe('/all-products?page=2');
    await expect.poll(() => tab.scrolled()).toBeGreaterThan(600);
    expect(await cards(tab).nth(8).getByRole('heading').text()).toBe(title);
    expect(await tab.consoleErrors()).toEqual([]);
  });
}

test('Back after a full navigation shows the current cart', async ({ tab }) => {
  await tab.resize(1366);
  await tab.open('/faq');
  await tab.open('/all-products');
  await cards(tab).first().getByRole('button', { name: 'Add to Cart' }).press();
  await expect.poll(() => tab.getByTestId('cart-badge').text()).toBe('1');
  await tab.back();
  await expect.poll(() => tab.path()).toBe('/faq');
  await tab.hydrated();
  await expect.poll(() => tab.getByTestId('cart-badge').text()).toBe('1');
  expect(await tab.consoleErrors()).toEqual([]);
});

test('a visited page opens offline with the cart, and is labelled as a copy', async ({ tab, shop }) => {
  const network = await openNetworkSwitch(shop.url);
  try {
    const page = tab.at(network.url);
    await page.resize(390);
    await page.open('/all-products');
    const storedPages = () =>
      page.call(async () => {
        const requests = await (await caches.open('shop-pages')).keys();
        return requests.map(({ url }) => new URL(url).pathname);
      });
    await expect
      .poll(storedPages, { timeout: 20_000 })
      .toEqual(expect.arrayContaining(['/all-products', '/cart']));
    await cards(page).first().getByRole('button', { name: 'Add to Cart' }).press();
    await expect.poll(() => page.getByTestId('cart-badge').text()).toBe('1');
    expect(await page.consoleErrors()).toEqual([]);

    network.shut();
    await page.reload();
    await expect.poll(() => page.getByText(/This page was saved on/).isVisible()).toBe(true);
    await page.hydrated();
    expect(await cards(page).count()).toBe(12);
    await expect.poll(() => page.getByTestId('cart-badge').text()).toBe('1');
    await page.leaveFor(sample.blog);
    const unavailable = page.getByRole('heading', { name: 'There is no network just now' });
    await expect.poll(() => unavailable.isVisible()).toBe(true);
  } finally {
    await network.close();
  }
});
