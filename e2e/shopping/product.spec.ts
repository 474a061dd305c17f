import type { Locator, Page } from '@playwright/test';
import { cartButton, cartPanel } from '../support/shopper';
import { openHydrated } from '../support/hydrated';
import { expect, test } from '../support/test';
import { sized, journeyWidths } from '../support/widths';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

interface Listed {
  readonly data: {
    readonly products: readonly {
      readonly slugProduct: string;
      readonly colors: string;
      readonly stock: number;
      readonly photos: readonly unknown[];
    }[];
  };
}

/** Path of a product with enough stock, several colours and several photos. */
async function colourfulProduct(page: Page): Promise<{ path: string; colours: string[] }> {
  const list = (await (await page.request.get('/api/v1/product?page=1&limit=50')).json()) as Listed;
  const found = list.data.products.find(
    ({ colors, photos, stock }) => colors.split(',').length > 1 && photos.length > 1 && stock > 5,
  );
  if (!found) throw new Error('The seed has no product with colours, photos and stock');
  return {
    path: `/products/${found.slugProduct}`,
    colours: found.colors.split(',').map((colour) => colour.trim()),
  };
}

const quantity = (page: Page) => page.getByRole('spinbutton', { name: 'Quantity' });
const query = (page: Page) => Object.fromEntries(new URL(page.url()).searchParams);

for (const width of journeyWidths) {
  test.describe(`a product at ${width} px`, () => {
    test.use({ viewport: sized(width) });

    test('colour, photo and quantity are in the URL and are passed to the checkout', async ({ page }) => {
      const { path, colours } = await colourfulProduct(page);
      const second = colours[1] ?? '';
      await openHydrated(page, path);
      await expect(page.getByRole('radio', { name: colours[0], exact: true })).toBeChecked();
      await expect(quantity(page)).toHaveValue('1');
      await expect(page.getByRole('button', { name: 'Decrease quantity' })).toBeDisabled();

      const thumbnails = page.getByRole('list', { name: 'Photos' }).getByRole('button');
      await thumbnails.nth(1).click();
      await expect(thumbnails.nth(1)).toHaveAttribute('aria-pressed', 'true');
      await expect(page.getByRole('radio', { name: second, exact: true })).toBeChecked();
      // Photos after those of the colours show the product in use, and keep the selected colour.
      await thumbnails.last().click();
      await expect(page.getByTestId('main-photo').getByRole('img')).toHaveAccessibleName(
        /, (beside|on a cutting mat)/,
      );
      await expect(page.getByRole('radio', { name: second, exact: true })).toBeChecked();
      await thumbnails.nth(1).click();
      await page.getByRole('button', { name: 'Increase quantity' }).click();
      await expect(quantity(page)).toHaveValue('2');
      await quantity(page).fill('0');
      await quantity(page).blur();
      await expect(quantity(page)).toHaveValue('1');
      await quantity(page).fill('3');
      await expect.poll(() => query(page)).toEqual({ color: second, quantity: '3' });

      await openHydrated(page, page.url());
      await expect(quantity(page)).toHaveValue('3');
      await expect(page.getByRole('radio', { name: second, exact: true })).toBeChecked();
      await expect(thumbnails.nth(1)).toHaveAttribute('aria-pressed', 'true');

      await page.getByRole('main').getByRole('button', { name: 'Buy Now' }).first().click();
      await expect(page).toHaveURL('/checkout');
      const summary = page.getByRole('region', { name: 'Order Summary' });
      await expect(summary).toContainText(second);
      await expect(summary).toContainText('× 3');
      await page.goBack();
      await expect(quantity(page)).toHaveValue('3');
    });

    test('sections open one at a time, and related products are below', async ({ page }) => {
      const { path } = await colourfulProduct(page);
      await openHydrated(page, path);
      const section = (name: string) => page.getByRole('main').getByRole('button', { name, exact: true });
      await expect(section('Description')).toHaveAttribute('aria-expanded', 'true');
      await section('FAQ').press('Enter');
      await expect(section('FAQ')).toHaveAttribute('aria-expanded', 'true');
      await expect(section('Description')).toHaveAttribute('aria-expanded', 'false');
      await section('Contact Us').click();
      await expect(section('FAQ')).toHaveAttribute('aria-expanded', 'false');
      await section('Contact Us').click();
      await expect(section('Contact Us')).toHaveAttribute('aria-expanded', 'false');

      await expect(page.getByText('90% Orders Fast Ship Within 48 Hours')).toBeVisible();
      await expect(page.getByRole('region', { name: 'Security and Service' })).toBeVisible();
      await expect(page.getByRole('navigation', { name: 'Breadcrumb' })).toContainText(/Home.*product/s);
      await expect(page.getByTestId('product-card')).toHaveCount(4);
    });

    test('the gallery fills the window, can be navigated by arrow keys and restores the focus', async ({
      page,
    }) => {
      const { path } = await colourfulProduct(page);
      await openHydrated(page, path);
      const open = page.getByRole('button', { name: 'Open full-screen gallery' });
      await open.click();
      const gallery = page.getByRole('dialog');
      await expect(gallery.getByText(/^1 of \d$/)).toBeVisible();
      await page.keyboard.press('ArrowRight');
      await expect(gallery.getByText(/^2 of \d$/)).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(gallery).toBeHidden();
      await expect(open).toBeFocused();
    });
  });
}

test('hovering shows the large picture after a delay, and it fades when the pointer leaves', async ({
  page,
}) => {
  const { path } = await colourfulProduct(page);
  await openHydrated(page, path);
  await expect(page.getByText('Hover to Zoom', { exact: true })).toBeVisible();
  await page.getByTestId('main-photo').hover();
  const zoom = page.getByTestId('zoom');
  await expect(zoom).toBeVisible();
  await expect(zoom.locator('source')).toHaveAttribute('sizes', '1200px');
  const picture = zoom.locator('img');
  await expect
    .poll(() => picture.evaluate(({ currentSrc }: HTMLImageElement) => currentSrc))
    .toContain('-1200.avif');
  expect(await picture.evaluate((image) => image.getBoundingClientRect().width)).toBe(1200);
  await page.mouse.move(5, 5);
  await expect(zoom).toBeHidden();
});

test('the purchase bar stays visible on a phone', async ({ page }) => {
  await page.setViewportSize(sized(390));
  const { path } = await colourfulProduct(page);
  await openHydrated(page, path);
  for (const y of [0, 900, 1800]) {
    await page.evaluate((top) => scrollTo(0, top), y);
    await expect(page.getByTestId('buy-bar').getByRole('button', { name: 'Buy Now' })).toBeInViewport();
  }
  await page.getByTestId('buy-bar').getByRole('button', { name: 'Add to Cart' }).click();
  await cartButton(page).click();
  await expect(cartPanel(page).getByText('1 items in cart')).toBeVisible();
});

test('a phone shows title and price before the thumbnails', async ({ page }) => {
  await page.setViewportSize(sized(390));
  const { path } = await colourfulProduct(page);
  await openHydrated(page, path);
  const top = async (locator: Locator) => (await locator.boundingBox())?.y ?? NaN;
  const thumbnails = await top(page.getByRole('list', { name: 'Photos' }));
  const price = await top(page.getByTestId('price-ticket'));
  expect(await top(page.getByTestId('product-title'))).toBeLessThan(price);
  expect(price).toBeLessThan(thumbnails);
  expect(await top(page.getByTestId('main-photo'))).toBeLessThan(price);
});

test('an unknown product, collection or page is a 404 with links onward', async ({ page }) => {
  for (const path of [
    '/products/no-such-product',
    '/collections/nothing/at-all',
    '/collections/brand/nobody',
    '/collections/theme/nothing',
    '/all-products?page=999',
    '/blogs/nothing',
    '/blogs/a%00b',
    '/collections/stickers/a%00b',
    `/collections/stickers/${'x'.repeat(300)}`,
    '/collections/stickers/caf%E9',
    '/%ff',
  ]) {
    const response = await page.goto(path);
    expect.soft(response?.status(), path).toBe(404);
    const main = page.getByRole('main');
    await expect.soft(main.getByRole('heading', { level: 1 }), path).toHaveCount(1);
    await expect.soft(main.getByRole('link').last(), path).toBeVisible();
  }
});

test('products viewed before are below the next one, until the shopper clears them', async ({ page }) => {
  const { data } = (await (await page.request.get('/api/v1/product?limit=2')).json()) as Listed;
  const [first, second] = data.products.map(({ slugProduct }) => `/products/${slugProduct}`);
  const title = page.getByTestId('product-title');
  const viewed = page.getByRole('region', { name: 'Recently viewed' });
  await openHydrated(page, first ?? '');
  const name = await title.innerText();
  await page.waitForFunction(() => localStorage.getItem('catalog-shopper-viewed') !== null);
  await openHydrated(page, second ?? '');
  await expect(viewed.getByRole('heading', { level: 3 })).toHaveText([name]);

  await viewed.getByRole('button', { name: 'Clear recently viewed' }).click();
  await expect(viewed.locator(':focus')).toHaveText('This browser no longer stores the products you viewed.');
  await page.reload();
  await expect(page.getByRole('region', { name: 'You may also like' })).toBeVisible();
  await expect(viewed).toHaveCount(0);
});
