import path from 'node:path';
import { expect, test, type Page } from '@playwright/test';
import { startShop, type TestShop } from '../support/temporary-shop';
import { cartButton, cartPanel, cards } from '../support/shopper';
import { collectConsoleErrors } from '../support/console-log';
import { hydrated, openHydrated } from '../support/hydrated';
import { release } from '../support/admin-of';
import { runScript } from '../support/run-script';

/** The version of each remote that a page requests. */
function watchVersions(page: Page): () => string[] {
  const versions = new Set<string>();
  page.on('request', (request) => {
    const [, remote, version] = /\/remotes\/([^/]+)\/([^/]+)\//.exec(request.url()) ?? [];
    if (remote && version) versions.add(`${remote}@${version}`);
  });
  return () => [...versions].sort();
}

/** The pages that most shoppers see, server-rendered and hydrated, in one visit. */
async function walk(page: Page, shop: TestShop): Promise<void> {
  const fromServer = async (address: string, text: RegExp) => {
    const response = await page.request.get(shop.url + address);
    expect(response.status(), address).toBe(200);
    expect(await response.text(), address).toMatch(text);
  };
  const card = /data-testid="product-card"/;
  await fromServer('/', card);
  await openHydrated(page, `${shop.url}/`);
  await expect(cards(page).first()).toBeVisible();

  await fromServer('/all-products', card);
  await page.getByRole('contentinfo').getByRole('link', { name: 'All Products' }).click();
  await expect(page).toHaveURL(/\/all-products$/);
  await cards(page).first().getByRole('button', { name: 'Add to Cart' }).click();
  await expect(page.getByTestId('cart-badge')).toHaveText('1');
  await cards(page).first().getByRole('link').first().click();
  await expect(page).toHaveURL(/\/products\//);
  const heading = page.getByRole('main').getByRole('heading', { level: 1 });
  const name = await heading.innerText();
  const product = new URL(page.url()).pathname;
  await fromServer(product, new RegExp(`<h1[^>]*>${name.replace(/\W/g, '.*?')}`));
  await openHydrated(page, shop.url + product);
  await expect(heading).toHaveText(name);

  await cartButton(page).click();
  await expect(cartPanel(page).getByText('1 items in cart')).toBeVisible();
  await fromServer('/cart', /<h1/);
  await openHydrated(page, `${shop.url}/cart`);
  await expect(page.getByRole('main').getByText(name)).toBeVisible();
  await openHydrated(page, `${shop.url}/checkout`);
  await expect(page.getByRole('form', { name: 'Shipping Information' })).toBeVisible();
  await openHydrated(page, `${shop.url}/auth/login`);
  await page.getByRole('contentinfo').getByRole('link', { name: 'FAQ' }).click();
  await expect(heading).toBeVisible();
  await hydrated(page);
}

const remotes = ['account', 'cart', 'catalog', 'checkout', 'content'];
const renew = 'If this is intended, store newer builds: npm run keep-previous.';

test('the previous version of each remote works in today’s shell', async ({ page }) => {
  test.setTimeout(240_000);
  const shop = await startShop();
  try {
    const published = await runScript(
      'publish-previous.ts',
      shop.opsUrl,
      path.join(shop.dataDir, 'admin-token'),
    );
    const previous = published.trim().split('\n');
    const end = await release(shop, 'promote', ...previous);
    expect(end, `${end.output}\n${renew}`).toMatchObject({ code: 0 });

    const consoleErrors = collectConsoleErrors(page);
    const versions = watchVersions(page);
    await walk(page, shop);
    expect(versions()).toEqual(previous);
    expect(consoleErrors).toEqual([]);
  } finally {
    await shop.dispose();
  }
});

test('today’s remotes work in the previous shell', async ({ page }) => {
  test.setTimeout(240_000);
  // Throws with the reason when the registry refuses them with that shell.
  const shop = await startShop({}, ['--import', 'tsx', 'e2e/support/previous-shop.ts']);
  try {
    const consoleErrors = collectConsoleErrors(page);
    const versions = watchVersions(page);
    await walk(page, shop);
    expect(versions()).toEqual(remotes.map((name) => `${name}@1.0.0`));
    expect(consoleErrors).toEqual([]);
  } finally {
    await shop.dispose();
  }
});
