import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { openHydrated } from './support/hydrated';
import { runScript } from './support/run-script';
import { startShop, type TestShop } from '../scripts/shop/temporary-shop';
import { expect, test } from '@playwright/test';

interface ReleaseFile {
  seq: number;
  parent: number | null;
  assignments: Record<string, { stable: string; lastKnownGood: string | null; killed: boolean }>;
}

let shop: TestShop;
test.beforeAll(async () => {
  test.setTimeout(240_000);
  shop = await startShop();
});
test.afterAll(() => shop.dispose());

/** Versions of catalog whose files a load of the page asked for. */
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

async function rewriteRelease(change: (release: ReleaseFile) => void): Promise<void> {
  const file = path.join(shop.dataDir, 'releases/envs/live/release.json');
  const release = JSON.parse(await readFile(file, 'utf8')) as ReleaseFile;
  change(release);
  release.parent = release.seq;
  release.seq += 1;
  await writeFile(file, JSON.stringify(release));
}

test('another release.json gives another version on the next load, without a build of the shell or a restart', async ({
  browser,
}) => {
  test.setTimeout(240_000);
  const fresh = async () => (await browser.newContext()).newPage();
  expect(await versionsOnLoad(await fresh(), `${shop.url}/all-products`)).toEqual(['1.0.0']);

  await runScript('publish-version.ts', 'catalog', '1.1.0', path.join(shop.dataDir, 'releases'));
  expect(await versionsOnLoad(await fresh(), `${shop.url}/all-products`)).toEqual(['1.0.0']);

  await rewriteRelease((release) => {
    release.assignments.catalog = { stable: '1.1.0', lastKnownGood: '1.0.0', killed: false };
  });
  expect(await versionsOnLoad(await fresh(), `${shop.url}/all-products`)).toEqual(['1.1.0']);

  await test.step('a new version whose entry does not arrive leaves the shopper with the last good one', async () => {
    const page = await fresh();
    await page.route('**/remotes/catalog/1.1.0/**', (route) => route.abort());
    expect(await versionsOnLoad(page, `${shop.url}/all-products`)).toContain('1.0.0');
  });

  await test.step('a remote that is taken off the shelf is said to be closed, with 503', async () => {
    await rewriteRelease((release) => {
      release.assignments.account = { stable: '1.0.0', lastKnownGood: null, killed: true };
    });
    const page = await fresh();
    const answer = await page.goto(`${shop.url}/auth/login`);
    expect(answer?.status()).toBe(503);
    await expect(page.getByRole('heading', { name: 'This counter is closed for the moment' })).toBeVisible();
    await page.goto(`${shop.url}/all-products`);
    await expect(page.getByTestId('product-card').first()).toBeVisible();
  });

  await test.step('a broken release.json changes nothing', async () => {
    await writeFile(path.join(shop.dataDir, 'releases/envs/live/release.json'), '{"seq":');
    const answer = await (await fresh()).goto(`${shop.url}/all-products`);
    expect(answer?.status()).toBe(200);
  });
});
