import type { TelemetryReport } from '@shop/contracts';
import type { Page, Route } from '@playwright/test';
import { announceRelease } from '../support/announce-release';
import { cartButton, cartPanel } from '../support/shopper';
import { openHydrated } from '../support/hydrated';
import { expect, test } from '../support/test';
import { openBlankPage } from '../support/blank-page';

/** Responds with the file plus a line that was not published. */
async function tamper(route: Route): Promise<void> {
  const response = await route.fetch();
  await route.fulfill({ response: response, body: `${await response.text()}\n;window.tampered = true;` });
}

const faults = [
  { fault: 'a tampered entry', files: '**/remotes/cart/*/remoteEntry.js*', phase: 'entry', handle: tamper },
  { fault: 'a tampered chunk', files: '**/remotes/cart/*/expose-*.js*', phase: 'chunk', handle: tamper },
  {
    fault: 'a page in place of a chunk',
    files: '**/remotes/cart/*/expose-*.js*',
    phase: 'chunk',
    handle: (route: Route) =>
      route.fulfill({ status: 200, contentType: 'text/html', body: '<h1>Hello</h1>' }),
  },
];

for (const { fault, files, phase, handle } of faults) {
  test(`${fault} is refused and reported, and "Try again" recovers`, async ({ page }) => {
    await page.route(files, handle);
    const reported = page.waitForRequest('**/registry/v1/telemetry');
    await page.goto('/cart');
    const alert = page.getByRole('main').getByRole('alert');
    await expect(alert).toContainText('could not be loaded');
    expect(await page.evaluate(() => 'tampered' in window)).toBe(false);

    const report = (await reported).postDataJSON() as TelemetryReport;
    expect(report.nonce).not.toBe('');
    expect(report.events).toContainEqual(expect.objectContaining({ remote: 'cart', kind: 'failed', phase }));

    await page.unroute(files);
    await alert.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
    await expect(alert).toHaveCount(0);
  });
}

test('an entry that fails with status 500 or a reset connection leaves the page usable, and "Try again" recovers', async ({
  page,
}) => {
  const alert = page.getByRole('main').getByRole('alert');
  for (const fail of [
    (route: Route) => route.fulfill({ status: 500, json: { message: 'Out of order' } }),
    (route: Route) => route.abort('connectionreset'),
  ]) {
    await page.route('**/remotes/cart/*/remoteEntry.js*', fail);
    await page.goto('/cart');
    await expect(alert).toContainText('could not be loaded');
    await expect(page.getByRole('contentinfo')).toBeVisible();
    await page.unroute('**/remotes/cart/*/remoteEntry.js*', fail);
    await alert.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
    await expect(alert).toHaveCount(0);
  }
});

test('a remote whose list of hashes was altered does not run, and "Try again" recovers', async ({ page }) => {
  const list = '**/remotes/cart/*/@integrity.json*';
  await page.route(list, (route) => route.fulfill({ json: { 'remoteEntry.js': 'sha384-another' } }));
  const scripts: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (/^\/remotes\/cart\/.*\.js$/.test(pathname)) scripts.push(pathname);
  });
  await openHydrated(page, '/faq');
  await cartButton(page).click();
  await expect(cartPanel(page).getByRole('alert')).toContainText('could not be loaded');
  expect(scripts).toEqual([]);

  await page.unroute(list);
  await cartPanel(page).getByRole('button', { name: 'Try again' }).click();
  await expect(cartPanel(page).getByText('No product selected')).toBeVisible();
});

test('a screen that is not in the document does not run if its list of hashes was altered', async ({
  page,
}) => {
  const list = '**/remotes/catalog/*/@integrity.json*';
  await page.route(list, (route) => route.fulfill({ json: { 'expose-product.js': 'sha384-another' } }));
  const scripts: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.endsWith('/expose-product.js')) scripts.push(pathname);
  });
  await openHydrated(page, '/all-products');
  await page.getByRole('main').getByRole('article').first().getByRole('link').first().click();
  const main = page.getByRole('main');
  await expect(main.getByRole('alert')).toContainText('could not be loaded');
  expect(scripts).toEqual([]);

  await page.unroute(list);
  await main.getByRole('button', { name: 'Try again' }).click();
  await expect(main.getByRole('button', { name: 'Add to cart' }).first()).toBeVisible();
});

test('a file that is missing on one origin is requested again, without an error for the shopper', async ({
  page,
}) => {
  for (const lacking of ['remoteEntry', 'expose-cart-page']) {
    const asked: string[] = [];
    await page.route(`**/remotes/cart/*/${lacking}*.js*`, (route) => {
      const { search } = new URL(route.request().url());
      asked.push(search);
      // The new version has not reached this origin yet; the next request succeeds.
      return search
        ? route.continue()
        : route.fulfill({ status: 404, json: { status: 404, message: 'No such file.' } });
    });
    await openHydrated(page, '/cart');
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0);
    expect(asked).toContain('?attempt=1');
    await page.unroute(`**/remotes/cart/*/${lacking}*.js*`);
  }
});

test('a page fetches each file once, and no stylesheet twice', async ({ page }) => {
  const files: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (/\.(js|css)$/.test(pathname)) files.push(pathname);
  });
  await openHydrated(page, '/all-products');
  expect(files.filter((file) => file.startsWith('/remotes/catalog/')).length).toBeGreaterThan(1);
  expect(files.filter((file, index) => files.indexOf(file) !== index)).toEqual([]);
  // The document contains only those rules of a stylesheet marked `data-rest` that its markup uses.
  const inside = await page
    .locator('style[data-href]:not([data-rest])')
    .evaluateAll((styles) => styles.map(({ dataset }) => new URL(dataset.href ?? '').pathname));
  expect(inside.length).toBeGreaterThan(0);
  expect(files.filter((file) => inside.includes(file))).toEqual([]);
});

/** Brings the tab to the front, which makes it request the current release. */
const bringToFront = (page: Page) =>
  page.evaluate(() => void document.dispatchEvent(new Event('visibilitychange')));

test('a newer release is offered once its entries load, never in checkout, and the tab keeps its release until then', async ({
  page,
}) => {
  await announceRelease(page, 'account');
  const asked = () => page.waitForResponse('**/registry/v1/page-release*');
  const offer = page.getByText('A new version is ready.');
  /** A page stores its release when it starts to poll for newer ones. */
  const openWatching = async (path: string) => {
    await openBlankPage(page);
    await page.evaluate(() => localStorage.removeItem('release'));
    await openHydrated(page, path);
    await page.waitForFunction(() => localStorage.getItem('release') !== null);
  };

  await openWatching('/faq');
  const missing = page.waitForResponse('**/remotes/account/9.9.9/remoteEntry.js');
  await Promise.all([asked(), bringToFront(page)]);
  expect((await missing).status()).toBe(404);
  await expect(offer).toHaveCount(0);

  await page.route('**/remotes/account/9.9.9/**', (route) => route.fulfill({ status: 200 }));
  await Promise.all([asked(), bringToFront(page)]);
  await expect(offer).toBeVisible();
  const documents = page.waitForEvent('load');
  await page.getByRole('button', { name: 'Reload' }).click();
  await documents;

  await openWatching('/checkout');
  await Promise.all([asked(), bringToFront(page)]);
  await page.getByRole('contentinfo').getByRole('link', { name: 'FAQ' }).click();
  await expect(page).toHaveURL('/faq');
  await expect(offer).toHaveCount(0);
  // Leaving the checkout loads a document, which offers the release once it polls.
  await expect(async () => {
    await bringToFront(page);
    await expect(offer).toBeVisible({ timeout: 500 });
  }).toPass();
});
