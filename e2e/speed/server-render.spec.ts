import { collectConsoleErrors } from '../support/console-log';
import { openHydrated } from '../support/hydrated';
import { expect, test } from '../support/test';

const pageAddresses = [
  { name: 'home', path: '/' },
  { name: 'a listing', path: '/collections/theme/monsoon' },
  { name: 'all products', path: '/all-products?page=2' },
];

interface Listed {
  readonly data: { readonly products: readonly { readonly title: string; readonly slugProduct: string }[] };
}

test.describe('server-rendered HTML', () => {
  for (const { name, path } of pageAddresses) {
    test(`${name} has its products before any script runs`, async ({ request }) => {
      const html = await (await request.get(path)).text();
      const links = html.match(/href="\/products\/[^"]+"/g) ?? [];
      expect(new Set(links).size).toBeGreaterThanOrEqual(4);
      expect(html).toMatch(/₹[\d,]+\.\d\d/);
    });

    test(`${name} hydrates without console messages`, async ({ page }) => {
      const consoleErrors = collectConsoleErrors(page);
      await openHydrated(page, path);
      await expect(page.getByTestId('product-card').first()).toBeVisible();
      expect(consoleErrors).toEqual([]);
    });
  }

  test('a product has its title and price in the HTML, and hydrates without console messages', async ({
    page,
    request,
  }) => {
    const list = (await (await request.get('/api/v1/product?page=1&limit=4')).json()) as Listed;
    const product = list.data.products[0];
    if (!product) throw new Error('The seed has no products');
    const path = `/products/${encodeURIComponent(product.slugProduct)}`;
    const html = await (await request.get(path)).text();
    expect(html).toContain('data-testid="product-title"');
    expect(html).toMatch(/₹[\d,]+\.\d\d/);

    const consoleErrors = collectConsoleErrors(page);
    await openHydrated(page, path);
    await expect(page.getByTestId('product-title')).toHaveText(product.title);
    expect(consoleErrors).toEqual([]);
  });

  test('an unknown path and an unknown product respond with 404 and links onward', async ({ page }) => {
    for (const path of ['/no/such/page', '/products/no-such-product']) {
      const response = await page.goto(path);
      expect(response?.status()).toBe(404);
      await expect(page.getByRole('main').getByRole('link').first()).toBeVisible();
    }
  });
});
