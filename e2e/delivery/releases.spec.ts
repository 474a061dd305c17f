import path from 'node:path';
import { expect, test, type Page } from '@playwright/test';
import type { TelemetryReport } from '@shop/contracts';
import { startShop, type TestShop } from '../support/temporary-shop';
import { goTo } from '../support/go-to';
import { openHydrated } from '../support/hydrated';
import { release } from '../support/admin-of';
import { runScript } from '../support/run-script';

let shop: TestShop;
test.beforeAll(async () => {
  test.setTimeout(240_000);
  shop = await startShop();
});
test.afterAll(() => shop.dispose());

/** Versions of catalog whose files the page load requested. */
async function versionsOnLoad(page: Page, url: string): Promise<string[]> {
  const versions = new Set<string>();
  page.on('request', (request) => {
    const version = /\/remotes\/catalog\/([^/]+)\//.exec(request.url())?.[1];
    if (version) versions.add(version);
  });
  await openHydrated(page, url);
  await expect(page.getByTestId('product-card').first()).toBeVisible();
  await page.getByTestId('add-to-cart').first().click();
  await expect(page.getByTestId('cart-badge')).toHaveText(/\d/);
  return [...versions];
}

interface Visit {
  readonly version: string | undefined;
  /** Cookies for the next visit. */
  readonly cookie: string;
}

/** Requests a document with these cookies; returns its catalog version. */
async function visit(address: string, cookie = ''): Promise<Visit> {
  const response = await fetch(shop.url + address, { headers: { cookie } });
  const version = /\/remotes\/catalog\/([^/"]+)\/remoteEntry\.js/.exec(await response.text())?.[1];
  const set = response.headers.getSetCookie().map((text) => text.split(';')[0] ?? '');
  return { version, cookie: [cookie, ...set].filter(Boolean).join('; ') };
}

/** Status of a document. The body is read completely: an unread response delays the shop's shutdown. */
async function statusOf(address: string): Promise<number> {
  const response = await fetch(shop.url + address);
  await response.text();
  return response.status;
}

/** The number of documents that a page requests during an action. */
async function documentsOf(page: Page, doing: () => Promise<void>): Promise<number> {
  let documents = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents += 1;
  });
  await doing();
  return documents;
}

const tokenFile = () => path.join(shop.dataDir, 'admin-token');
const listing = '/all-products';

test('a release changes the version on the next load, without rebuilding the shell or restarting', async ({
  browser,
}) => {
  test.setTimeout(240_000);
  const fresh = async () => (await browser.newContext()).newPage();
  const run = async (...words: string[]) => {
    const end = await release(shop, ...words);
    expect(end, words.join(' ')).toMatchObject({ code: 0 });
  };
  expect(await versionsOnLoad(await fresh(), shop.url + listing)).toEqual(['1.0.0']);

  await run('publish-build', 'catalog', '--as', '1.1.0');
  expect((await visit(listing)).version).toBe('1.0.0');

  await test.step('an unlisted preview is refused, and a listed one is kept by a cookie', async () => {
    expect((await visit(`${listing}?preview=catalog@1.1.0`)).version).toBe('1.0.0');
    await run('preview', 'catalog@1.1.0');
    const shopper = await visit(`${listing}?preview=catalog@1.1.0`);
    expect(shopper.version).toBe('1.1.0');
    expect((await visit(listing, shopper.cookie)).version).toBe('1.1.0');
    expect((await visit(listing)).version).toBe('1.0.0');
    const page = await fresh();
    const response = await page.goto(`${shop.url}${listing}?preview=catalog@1.1.0`);
    expect(response?.headers()['cache-control']).toBe('private, no-store');
    const badge = page.getByRole('complementary', { name: 'Preview' });
    await expect(badge).toContainText('Preview of catalog 1.1.0');
    await badge.getByRole('link', { name: 'Leave the preview' }).click();
    await expect(page).toHaveURL(`${shop.url}${listing}?preview=off`);
    await expect(badge).toHaveCount(0);
    await run('unlist', 'catalog@1.1.0');
    expect((await visit(listing, shopper.cookie)).version).toBe('1.0.0');
  });

  await test.step('shoppers stay in a canary when its share grows', async () => {
    await run('canary', 'catalog@1.1.0', '30%');
    const shoppers = await Promise.all(Array.from({ length: 40 }, () => visit(listing)));
    const inside = shoppers.filter(({ version }) => version === '1.1.0');
    expect(inside.length).toBeGreaterThan(1);
    expect(inside.length).toBeLessThan(30);
    await run('canary', 'catalog@1.1.0', '60%');
    const again = await Promise.all(inside.map(({ cookie }) => visit(listing, cookie)));
    expect(again.map(({ version }) => version)).toEqual(inside.map(() => '1.1.0'));
    await run('abort', 'catalog');
    expect((await visit(listing, inside[0]?.cookie)).version).toBe('1.0.0');
  });

  // A page cannot read the transfer size of a response from the service worker.
  const returning = await (await browser.newContext({ serviceWorkers: 'block' })).newPage();
  await openHydrated(returning, shop.url + listing);
  const openTab = await fresh();
  await openHydrated(openTab, shop.url + listing);
  await run('promote', 'catalog@1.1.0');
  expect(await versionsOnLoad(await fresh(), shop.url + listing)).toEqual(['1.1.0']);

  await test.step('a returning visitor only downloads the changed scripts', async () => {
    await openHydrated(returning, shop.url + listing);
    const { encoded, decoded } = await returning.evaluate(() => {
      const files = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
      const ran = /\/catalog\/1\.1\.0\/(remoteEntry|expose-all-products)\.js$/;
      const scripts = files.filter(({ name }) => ran.test(name));
      const sum = (of: 'encodedBodySize' | 'decodedBodySize') =>
        scripts.reduce((size, { [of]: more }) => size + more, 0);
      return { encoded: sum('encodedBodySize'), decoded: sum('decodedBodySize') };
    });
    expect(decoded).toBeGreaterThan(30_000);
    // Brotli without a dictionary would only save three quarters.
    expect(encoded).toBeLessThan(decoded / 15);
  });

  await test.step('a tab that was opened before a release loads further screens from its own version, even after a cleanup', async () => {
    await run('collect', '--days', '1', '--yes');
    const chunk = openTab.waitForResponse('**/remotes/catalog/1.0.0/expose-theme-category.js');
    const documents = await documentsOf(openTab, async () => {
      await goTo(openTab, '/theme-category');
      expect((await chunk).status()).toBe(200);
      await expect(openTab.getByRole('main').getByRole('heading', { level: 1 })).not.toHaveText(
        'All Products',
      );
    });
    expect(documents).toBe(0);
    await expect(openTab.getByRole('main').getByRole('alert')).toHaveCount(0);
  });

  await test.step('a canary that throws in browsers does not cause a blank page, and its errors are reported', async () => {
    const broken = '1.1.1-broken.1';
    await runScript(
      'republish.ts',
      ...[shop.opsUrl, tokenFile(), 'catalog', '1.1.0', broken, '--throw', 'all-products'],
    );
    await run('canary', `catalog@${broken}`, '100%');
    const page = await fresh();
    const reported = page.waitForRequest('**/registry/v1/telemetry');
    expect((await versionsOnLoad(page, shop.url + listing)).sort()).toEqual(['1.1.0', broken]);
    const { events } = (await reported).postDataJSON() as TelemetryReport;
    expect(events).toContainEqual(expect.objectContaining({ version: broken, kind: 'failed', phase: 'run' }));
    await run('abort', 'catalog');
  });

  await test.step('if a new version’s entry does not load, the shopper gets the last good version', async () => {
    const page = await fresh();
    await page.route('**/remotes/catalog/1.1.0/**', (route) => route.abort());
    expect(await versionsOnLoad(page, shop.url + listing)).toContain('1.0.0');
  });

  await test.step('a remote that is removed is announced as closed, with 503', async () => {
    await run('kill', 'account');
    const page = await fresh();
    const response = await page.goto(`${shop.url}/auth/login`);
    expect(response?.status()).toBe(503);
    await expect(page.getByRole('heading', { name: 'This counter is closed for the moment' })).toBeVisible();
    await run('unkill', 'account');
    expect(await statusOf('/auth/login')).toBe(200);
  });

  await test.step('a tab keeps a removed cart until the next load, which shows it as closed', async () => {
    const page = await fresh();
    await openHydrated(page, shop.url + listing);
    await page.getByTestId('add-to-cart').first().click();
    await page.waitForFunction(() => localStorage.getItem('release') !== null);
    await run('kill', 'cart');
    await page.evaluate(() => void document.dispatchEvent(new Event('visibilitychange')));
    await expect(page.getByText('A new version is ready.')).toBeVisible();
    await page.getByRole('button', { name: /^Cart:/ }).click();
    const panel = page.getByRole('dialog', { name: 'Cart' });
    await expect(panel.getByRole('button', { name: /Remove/ }).first()).toBeVisible();
    await openHydrated(page, shop.url + listing);
    await expect(page.getByTestId('cart-badge')).toHaveText('1');
    await page.getByRole('button', { name: /^Cart:/ }).click();
    await expect(panel).toContainText('This counter is closed for the moment');
    await run('unkill', 'cart');
  });

  await test.step('a rollback reverts one remote, and promoting the reverted version again requires confirmation', async () => {
    expect(await release(shop, 'rollback')).toMatchObject({
      code: 2,
      output: expect.stringContaining('rollback catalog    from 1.1.0 to 1.0.0'),
    });
    await run('rollback', 'catalog', '--reason', 'Cards without pictures');
    expect((await visit(listing)).version).toBe('1.0.0');
    expect(await release(shop, 'rollback', 'catalog')).toMatchObject({ code: 7 });
    expect(await release(shop, 'promote', 'catalog@1.1.0')).toMatchObject({
      code: 7,
      output: expect.stringContaining('Cards without pictures'),
    });
    expect(await release(shop, 'promote', 'catalog@1.1.0', '--again')).toMatchObject({ code: 2 });
    await run('promote', 'catalog@1.1.0', '--again', '--reason', 'The pictures are back');
    expect((await visit(listing)).version).toBe('1.1.0');
  });

  await test.step('a route that a new release adds works without a new shell', async () => {
    expect(await statusOf('/our-story')).toBe(404);
    await runScript(
      'republish.ts',
      ...[shop.opsUrl, tokenFile(), 'content', '1.0.0', '1.0.1', '--route', '/our-story=about'],
    );
    await run('promote', 'content@1.0.1');
    const page = await fresh();
    const response = await page.goto(`${shop.url}/our-story`);
    expect(response?.status()).toBe(200);
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  });
});

test('the exit code of a command shows why a release is blocked', async () => {
  const codes = await Promise.all([
    release(shop, 'status'),
    release(shop, 'promote', 'catalog'),
    release(shop, 'promote', 'catalog@9.9.9'),
    release(shop, 'kill', 'cart', '--head', '99'),
    release(shop, 'kill', 'cart', '--token', 'reg_nobody'),
  ]);
  expect(codes.map(({ code }) => code)).toEqual([0, 2, 3, 4, 5]);
});
