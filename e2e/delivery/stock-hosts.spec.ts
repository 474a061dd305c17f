import { createHash } from 'node:crypto';
import type { Page } from '@playwright/test';
import {
  buildPluginHost,
  buildStockRemote,
  bundle,
  bundleStyles,
  checkPluginHost,
  serve,
  sharedSource,
} from '../support/stock-host';
import { startShop } from '../support/temporary-shop';
import { expect, test } from '../support/test';

const document =
  '<!doctype html><title>Another site</title><div id="root"></div><script src="/host.js"></script>';

/** Renders a remote's module in a host other than this shop. */
const draw = `
import { createRoot } from 'react-dom/client';
import { MemoryRouter } from 'react-router-dom';
const show = ({ Component }) =>
  createRoot(document.getElementById('root')).render(<MemoryRouter><Component /></MemoryRouter>);
`;

async function opensRemote(page: Page, scripts: Readonly<Record<string, string>>): Promise<void> {
  const host = await serve({ '/': document, ...scripts });
  const failed: string[] = [];
  page.on('pageerror', ({ message }) => failed.push(message));
  await page.goto(host.url);
  await expect(page.getByRole('listitem').first()).toBeVisible();
  expect(failed).toEqual([]);
  host.close();
}

for (const file of ['remoteEntry.standalone.js', 'mf-manifest.json']) {
  test(`a host created with createInstance loads a remote from its ${file}`, async ({ page, shop }) => {
    const entry = `${shop.url}/remotes/content/1.0.0/${file}`;
    const remote = JSON.stringify({ name: 'content', entry, entryGlobalName: 'content_1_0_0' });
    const source = `${sharedSource()}${draw}
import { createInstance } from '@module-federation/runtime';
import { setShopOrigin } from '@shop/config';
setShopOrigin('${shop.url}');
const host = createInstance({ name: 'another', remotes: [${remote}], shared });
host.loadRemote('content/trust-strip').then(show);`;
    await opensRemote(page, { '/host.js': await bundle(source) });
  });
}

/** A page with three pages of the shop, each at its address, and the styles and the store that they need. */
const siteScript = (shopUrl: string) =>
  bundle(`${sharedSource()}
import { lazy, Suspense } from 'react';
import { createRoot } from 'react-dom/client';
import { Link, MemoryRouter, Route, Routes } from 'react-router-dom';
import { apiBasePath, shopApi } from '@shop/api-client';
import { setShopOrigin, shopAddress } from '@shop/config';
import { createShopStore, ShopStoreProvider } from '@shop/store';
import { createInstance } from '@module-federation/runtime';

setShopOrigin('${shopUrl}');
const remotes = ['content', 'cart', 'catalog'].map((name) => ({
  name,
  entry: '${shopUrl}/remotes/' + name + '/1.0.0/mf-manifest.json',
}));
const host = createInstance({ name: 'another', remotes, shared });
const store = createShopStore({
  api: shopApi,
  extra: { baseUrl: shopAddress(apiBasePath), notify: console.error, log: console.error },
});
const page = (module) => lazy(() => host.loadRemote(module).then(({ Component }) => ({ default: Component })));
const [Faq, Cart, Product] = ['content/faq', 'cart/cart-page', 'catalog/product'].map(page);
createRoot(document.getElementById('root')).render(
  <ShopStoreProvider store={store}>
    <MemoryRouter>
      <nav>
        <Link to="/faq">Questions</Link> <Link to="/products/botanical-pet-tape-50-mm">Product</Link> <Link to="/cart">Cart</Link>
      </nav>
      <main>
        <Suspense>
          <Routes>
            <Route path="/" element={null} />
            <Route path="/faq" element={<Faq />} />
            <Route path="/products/:category" element={<Product />} />
            <Route path="/cart" element={<Cart />} />
          </Routes>
        </Suspense>
      </main>
    </MemoryRouter>
  </ShopStoreProvider>,
);`);

/** Waits until the pictures in view are decoded and all icons have a shape. Expects at least one of each. */
async function expectPainted(page: Page): Promise<void> {
  const main = page.getByRole('main');
  const pictures = () =>
    main.locator('img').evaluateAll((images) =>
      images
        .filter((image) => image instanceof HTMLImageElement)
        .filter((image) => image.checkVisibility() && image.getBoundingClientRect().top < innerHeight)
        .map(({ complete, naturalWidth }) => complete && naturalWidth > 0),
    );
  const icons = () =>
    main.locator('svg:has(> use)').evaluateAll((all) =>
      all
        .filter((icon) => icon instanceof SVGSVGElement)
        .filter((icon) => icon.checkVisibility())
        .map((icon) => icon.getBBox().width > 0),
    );
  for (const painted of [pictures, icons]) {
    await expect.poll(painted).toContain(true);
    await expect.poll(painted).not.toContain(false);
  }
}

for (const width of [390, 1366]) {
  test(`an allowed site shows pages of the shop at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    const files: Record<string, string> = {};
    const host = await serve(files);
    const shop = await startShop({ CORS_ORIGINS: host.url });
    Object.assign(files, {
      '/': `<!doctype html><html lang="en"><title>Another site</title><meta name="viewport" content="width=device-width">
        <link rel="icon" href="data:,"><link rel="stylesheet" href="/site.css"><div id="root"></div><script src="/host.js"></script>`,
      '/site.css': await bundleStyles(),
      '/host.js': await siteScript(shop.url),
    });
    const problems: string[] = [];
    page.on('pageerror', ({ message }) => problems.push(message));
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) problems.push(message.text());
    });
    await page.goto(host.url);

    await page.getByRole('link', { name: 'Questions' }).click();
    await expect(page.getByRole('main')).toContainText('Do I need an account to order?');

    await page.getByRole('link', { name: 'Product' }).click();
    const product = 'Botanical PET Tape, 50 mm';
    await expect(page.getByRole('heading', { level: 1, name: product })).toBeVisible();
    await expectPainted(page);
    await page.getByRole('main').getByRole('button', { name: 'Add to Cart' }).first().click();

    await page.getByRole('navigation').getByRole('link', { name: 'Cart', exact: true }).click();
    await expect(page.getByRole('heading', { level: 2, name: product })).toBeVisible();
    await expect(page.getByRole('complementary')).toContainText('₹260.00');
    await expectPainted(page);

    expect(problems).toEqual([]);
    await shop.dispose();
    host.close();
  });
}

test('a small module needs only a dozen requests on another site', async ({ page, shop }) => {
  const entry = `${shop.url}/remotes/content/1.0.0/mf-manifest.json`;
  const source = `${sharedSource()}${draw}
import { createInstance } from '@module-federation/runtime';
import { setShopOrigin } from '@shop/config';
setShopOrigin('${shop.url}');
const host = createInstance({ name: 'another', remotes: [{ name: 'content', entry: '${entry}' }], shared });
host.loadRemote('content/trust-strip').then(show);`;
  const received: { readonly file: string; readonly bytes: number }[] = [];
  page.on('response', async (response) => {
    if (!response.url().startsWith(shop.url)) return;
    const { responseBodySize } = await response.request().sizes();
    received.push({ file: response.url().slice(shop.url.length), bytes: responseBodySize });
  });
  await opensRemote(page, { '/host.js': await bundle(source) });
  const size = received.reduce((sum, { bytes }) => sum + bytes, 0);
  const figures = `${received.length} requests, ${Math.round(size / 1000)} KB`;
  test.info().annotations.push({ type: 'content/trust-strip', description: figures });
  console.info(`content/trust-strip on another site: ${figures}`);
  expect(received.length, JSON.stringify(received, null, 2)).toBeLessThanOrEqual(12);
});

test('a package that the host does not share is named in the console', async ({ page, shop }) => {
  const entry = `${shop.url}/remotes/content/1.0.0/mf-manifest.json`;
  const source = `${sharedSource('@shop/config')}
import { createInstance } from '@module-federation/runtime';
const host = createInstance({ name: 'another', remotes: [{ name: 'content', entry: '${entry}' }], shared });
host.loadRemote('content/trust-strip').catch(() => undefined);`;
  const host = await serve({ '/': document, '/host.js': await bundle(source) });
  const hint = page.waitForEvent('console', (message) => message.text().includes(' needs '));
  await page.goto(host.url);
  expect((await hint).text()).toBe(
    'content_1_0_0 needs @shop/config ^1.0.0 from its host, which does not share it. What a host provides is in docs/another-host.md of the shop.',
  );
  host.close();
});

test('a host built with ModuleFederationPlugin loads a remote from its manifest', async ({ page, shop }) => {
  const remotes = { content: `content@${shop.url}/remotes/content/1.0.0/mf-manifest.json` };
  const source = `${draw}
import { setShopOrigin } from '@shop/config';
setShopOrigin('${shop.url}');
import('content/trust-strip').then(show);`;
  await opensRemote(page, await buildPluginHost(remotes, source));
});

test('a host built with ModuleFederationPlugin gets the types of a published version', async ({ shop }) => {
  const remotes = { content: `content@${shop.url}/remotes/content/1.0.0/mf-manifest.json` };
  const source = `
import type { ComponentType } from 'react';
export const page = import('content/about').then(({ Component, head }) => {
  const shown: ComponentType = Component;
  const title: string = head().title;
  // @ts-expect-error The name does not exist.
  const none = import('content/about').then(({ nothing }) => nothing);
  return { shown, title, none };
});
// @ts-expect-error The module does not exist.
export const other = import('content/nowhere');
`;
  expect(await checkPluginHost(remotes, source)).toBe('');
});

test('a changed lazy chunk of a stock remote does not run', async ({ page }) => {
  const files = await buildStockRemote();
  const hashes = Object.fromEntries(
    Object.entries(files).map(([name, text]) => [
      name.slice(1),
      `sha384-${createHash('sha384').update(text).digest('base64')}`,
    ]),
  );
  const textIn = async (served: Readonly<Record<string, string>>) => {
    const remote = await serve(served);
    const script = await bundle(`
import { createInstance } from '@module-federation/runtime';
import { integrityPlugin } from '@shop/federation';
const hashes = ${JSON.stringify(hashes)};
const host = createInstance({
  name: 'host',
  remotes: [{ name: 'stock', entry: '${remote.url}/remoteEntry.js' }],
  plugins: [integrityPlugin({ hashOf: ({ file }) => hashes[file] ?? null })],
});
host.loadRemote('stock/panel')
  .then(({ text }) => text())
  .catch((error) => 'rejected: ' + error.name)
  .then((text) => { document.getElementById('root').textContent = text; });`);
    const host = await serve({ '/': document, '/host.js': script });
    await page.goto(host.url);
    await expect(page.locator('#root')).not.toHaveText('');
    const text = await page.locator('#root').textContent();
    for (const server of [remote, host]) server.close();
    return text;
  };
  expect(await textIn(files)).toBe('as it was published');
  expect(await textIn({ ...files, '/lazy.js': `${files['/lazy.js']};` })).toBe('rejected: ChunkLoadError');
});
