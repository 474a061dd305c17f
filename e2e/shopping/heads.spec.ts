import type { APIRequestContext } from '@playwright/test';
import { openHydrated } from '../support/hydrated';
import { headOf } from '../support/html-head';
import { sample, pages } from '../support/screens';
import { expect, test } from '../support/test';

/** Pages below these paths are private or search results. */
const own = /^\/(cart|checkout|success|auth|user|search)(\/|$|\?)/;

const read = async (request: APIRequestContext, path: string) => {
  const response = await request.get(path);
  return { status: response.status(), head: headOf(await response.text()) };
};

test('every page has a title in its server-rendered HTML', async ({ request, shop }) => {
  const titles = new Map<string, string>();
  for (const { name, path, status = 200 } of pages) {
    const { head, status: received } = await read(request, path);
    expect.soft(received, name).toBe(status);
    expect.soft(head.title, name).toContain('Vintage Craft');
    expect.soft(head.content('description')?.length, name).toBeGreaterThan(20);
    expect.soft(head.content('theme-color'), name).toMatch(/^#/);
    expect.soft(head.href('manifest'), name).toBe('/manifest.webmanifest');
    for (const key of ['og:title', 'twitter:title'])
      expect.soft(head.content(key), `${name}: ${key}`).toBe(head.title);
    for (const key of ['og:image', 'twitter:image'])
      expect.soft(head.content(key), `${name}: ${key}`).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/.+/);
    expect.soft(head.content('twitter:card'), name).toBe('summary_large_image');

    const isError = status >= 400;
    const canonical = path === '/success' ? '/checkout/success' : path;
    expect.soft(head.href('canonical'), name).toBe(isError ? undefined : shop.url + canonical);
    expect.soft(head.content('og:url'), name).toBe(head.href('canonical'));
    expect.soft(head.content('robots'), name).toBe(isError || own.test(path) ? 'noindex, follow' : undefined);
    if (isError || own.test(path)) continue;
    expect.soft(titles.get(head.title), `the title of ${name}`).toBeUndefined();
    titles.set(head.title, path);
  }
});

test('pages have metadata for search engines', async ({ request, shop }) => {
  const typesAt = async (path: string) =>
    (await read(request, path)).head.linkedData.map((data) => data['@type']);
  expect(await typesAt('/')).toEqual(['Organization', 'WebSite']);
  for (const path of [sample.category, sample.brand, sample.theme, '/all-products', '/blogs', '/contact'])
    expect(await typesAt(path)).toEqual(['BreadcrumbList']);
  expect(await typesAt(sample.blog)).toEqual(['BreadcrumbList', 'Article']);
  expect(await typesAt('/faq')).toEqual(['BreadcrumbList', 'FAQPage']);

  const { head } = await read(request, sample.product);
  const [, product] = head.linkedData;
  const slug = sample.product.replace('/products/', '');
  const response = await (await request.get(`/api/v1/product/detail1/${slug}`)).json();
  const { title, productCode, brandName, rate, discount, stock } = response.data;
  expect(product).toMatchObject({
    '@type': 'Product',
    name: title,
    sku: productCode,
    brand: { name: brandName },
    offers: {
      url: shop.url + sample.product,
      priceCurrency: 'INR',
      price: (Math.round(rate * (100 - discount)) / 100).toFixed(2),
      availability: `https://schema.org/${stock > 0 ? 'InStock' : 'OutOfStock'}`,
    },
  });
  const image = head.content('og:image') ?? '-';
  expect((await request.get(image)).headers()['content-type']).toMatch(/^image\//);
});

test('the structured data of a product and the feed have each variant, with an address that opens it', async ({
  request,
  shop,
}) => {
  const { head } = await read(request, '/products/postal-blue-fountain-pen');
  const [, group] = head.linkedData as { hasVariant?: { url: string; sku: string; offers: object }[] }[];
  expect(group).toMatchObject({ '@type': 'ProductGroup', url: head.href('canonical') });
  const feed = await request.get('/product-feed.xml');
  expect(feed.headers()['content-type']).toBe('application/xml; charset=utf-8');
  const items = (await feed.text()).split('<item>');
  expect(group?.hasVariant?.length).toBeGreaterThan(1);
  for (const { url, sku, offers } of group?.hasVariant ?? []) {
    expect(offers).toMatchObject({ shippingDetails: {}, hasMerchantReturnPolicy: { merchantReturnDays: 7 } });
    expect(items.filter((item) => item.includes(`<g:link>${url}</g:link>`))).toHaveLength(1);
    const { status, head: opened } = await read(request, url.replace(shop.url, ''));
    expect([status, opened.href('canonical')]).toEqual([200, head.href('canonical')]);
    const response = await request.get(`/api/v1/product/detail1/${url.split('/').at(-1) ?? ''}`);
    expect((await response.json()).data.productCode).toBe(sku);
  }
});

test('a page has one canonical URL for every client and spelling', async ({ request, shop }) => {
  const response = await request.get('/FAQ/?utm=1', { headers: { host: 'elsewhere.example' } });
  expect(headOf(await response.text()).href('canonical')).toBe(`${shop.url}/faq`);
  const { head } = await read(request, '/all-products?page=2&utm=1');
  expect(head.href('canonical')).toBe(`${shop.url}/all-products?page=2`);
});

test('another spelling of a URL redirects to the canonical URL', async ({ page, request, shop }) => {
  for (const [spelling, path] of [
    ['//all-products?page=2', '/all-products?page=2'],
    [sample.product.toUpperCase().replace('/PRODUCTS', '/products'), sample.product],
    ['/collections/brand/Ding+Ding?sort=best-value', '/collections/brand/Ding%20Ding?sort=best-value'],
  ] as const) {
    // Includes the origin, as a path that starts with two slashes would name a host.
    const response = await request.get(shop.url + spelling, { maxRedirects: 0 });
    expect.soft([response.status(), response.headers().location], spelling).toEqual([301, path]);
    await page.goto(shop.url + spelling);
    await expect(page).toHaveURL(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
});

test('URLs in the sitemap are indexable pages: a tenth of the products, and all others', async ({
  request,
  shop,
}) => {
  const xml = await (await request.get('/sitemap.xml')).text();
  expect(await (await request.get('/robots.txt')).text()).toContain(`Sitemap: ${shop.url}/sitemap.xml`);
  const escaped = [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => address);
  expect(escaped.length).toBeGreaterThan(200);
  const isProduct = (address: string) => address.includes('/products/');
  const waiting = escaped.filter((address, index) => !isProduct(address) || index % 10 === 0);
  const walk = async () => {
    for (let address = waiting.pop(); address; address = waiting.pop()) {
      const url = address.replaceAll('&amp;', '&').replaceAll('&#39;', "'");
      const { status, head } = await read(request, url);
      expect
        .soft({ url, status, robots: head.content('robots') })
        .toEqual({ url, status: 200, robots: undefined });
      expect.soft(head.href('canonical')).toBe(url);
    }
  };
  await Promise.all([walk(), walk(), walk()]);
});

test('client-side navigation updates the head', async ({ page, request, shop }) => {
  await openHydrated(page, '/faq');
  await page.getByRole('contentinfo').getByRole('link', { name: 'All Products' }).click();
  await expect(page).toHaveTitle('All Products | Vintage Craft');
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', `${shop.url}/all-products`);
  const moved = headOf(await page.evaluate(() => document.documentElement.outerHTML));
  const { head: sent } = await read(request, '/all-products');
  expect(moved.linkedData).toEqual(sent.linkedData);
  for (const key of ['description', 'og:title', 'og:url', 'og:image', 'twitter:title', 'robots'])
    expect(moved.content(key)).toBe(sent.content(key));
});
