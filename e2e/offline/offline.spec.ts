import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/axe';
import { cards, cartButton, cartPanel, wishlistButton, wishlistPanel } from '../support/shopper';
import { openNetworkSwitch, type NetworkSwitch } from '../support/network-switch';
import { openHydrated } from '../support/hydrated';
import { sample } from '../support/screens';
import { expect, test } from '../support/test';

test.use({ serviceWorkers: 'allow' });

let network: NetworkSwitch;
test.beforeAll(async ({ shop }) => {
  network = await openNetworkSwitch(shop.url);
});
test.afterEach(() => {
  network.open();
  network.rewrite(undefined);
});
test.afterAll(() => network.close());

/** Paths in a cache of the service worker. */
const cachedIn = (page: Page, cache: string) =>
  page.evaluate(async (name) => {
    const requests = await (await caches.open(name)).keys();
    return requests.map(({ url }) => new URL(url).pathname);
  }, cache);

/** Opens a page for the first time and waits until the service worker has stored it, the cart last. */
async function openAndKeep(page: Page, path: string): Promise<void> {
  await openHydrated(page, `${network.url}${path}`);
  await expect
    .poll(() => cachedIn(page, 'shop-pages'), { timeout: 20_000 })
    .toEqual(expect.arrayContaining([path, '/cart']));
}

const notice = (page: Page) => page.getByText('There is no network just now.');

test('visited pages open offline with a notice; other pages show the offline page', async ({ page }) => {
  await openAndKeep(page, '/all-products');
  await cards(page).first().getByRole('button', { name: 'Add to Cart' }).click();
  await cards(page)
    .first()
    .getByRole('button', { name: /wishlist/i })
    .click();
  const link = cards(page).first().getByRole('link').first();
  const product = (await link.getAttribute('href')) ?? '';
  await link.click();
  const title = await page.getByRole('main').getByRole('heading', { level: 1 }).innerText();
  await expect.poll(() => cachedIn(page, 'shop-pages')).toContain(product);

  network.shut();
  await test.step('a product that was opened by client-side navigation', async () => {
    await page.reload();
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toHaveText(title);
    await expect(notice(page)).toBeVisible();
    await expect(page.getByText(/This page was saved on/)).toBeVisible();
  });

  await test.step('cart and wishlist, never opened before', async () => {
    await cartButton(page).click();
    await expect(cartPanel(page).getByText('1 items in cart')).toBeVisible();
    await page.keyboard.press('Escape');
    await wishlistButton(page).click();
    await expect(wishlistPanel(page).getByText('1 item(s) in wishlist')).toBeVisible();
    await page.goto(`${network.url}/cart`);
    await expect(page.getByTestId('cart-badge')).toHaveText('1');
    await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0);
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  });

  await test.step('a page that was never opened', async () => {
    await page.goto(`${network.url}${sample.blog}`);
    await expect(page.getByRole('heading', { name: 'There is no network just now' })).toBeVisible();
    await expectAccessible(page, 'the page without a network');
    await page.getByRole('link', { name: 'All products' }).click();
    await expect(cards(page).first()).toBeVisible();
    await expectAccessible(page, 'a kept page');
  });

  await test.step('the checkout, which is never cached', async () => {
    await page.goto(`${network.url}/checkout`);
    await expect(page.getByText('This page is never kept on a device')).toBeVisible();
    await page.getByRole('link', { name: 'Your cart' }).click();
    await expect(page.getByTestId('cart-badge')).toHaveText('1');
  });

  await test.step('a copy whose script is missing is not shown', async () => {
    // A page that is still being stored is restored from the HTTP cache.
    await expect(async () => {
      await page.evaluate(async () => {
        const files = await caches.open('shop-assets');
        for (const request of await files.keys())
          if (/\/shell\/main\./.test(request.url)) await files.delete(request);
      });
      await page.goto(`${network.url}/all-products`);
      await expect(page.getByRole('heading', { name: 'There is no network just now' })).toBeVisible({
        timeout: 2000,
      });
    }).toPass();
  });
});

test('the network has priority over the cache: a new release is shown immediately', async ({ page }) => {
  const seqOf = () => page.locator('html').getAttribute('data-release');
  const isCopy = () => page.locator('html').evaluate((html) => 'kept' in html.dataset);
  await openAndKeep(page, '/faq');
  const seq = Number(await seqOf());

  network.shut();
  await page.reload();
  expect(await isCopy()).toBe(true);
  expect(Number(await seqOf())).toBe(seq);

  network.open();
  network.rewrite((html) =>
    html
      .replace(`data-release="${seq}"`, `data-release="${seq + 1}"`)
      .replace(`"seq":${seq}`, `"seq":${seq + 1}`),
  );
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await expect(page.getByText('The network is back.')).toBeVisible();
  await page.getByRole('contentinfo').getByRole('link', { name: 'All Products' }).click();
  await expect.poll(seqOf, { message: 'leaving an old copy is a full page load' }).toBe(String(seq + 1));
  await page.goto(`${network.url}/faq`);
  expect(await isCopy()).toBe(false);
  expect(Number(await seqOf())).toBe(seq + 1);
  const storedSeq = () =>
    page.evaluate(async () => {
      const copy = await caches.match('/faq', { cacheName: 'shop-pages', ignoreVary: true });
      return /data-release="(\d+)"/.exec((await copy?.text()) ?? '')?.[1];
    });
  await expect.poll(storedSeq).toBe(String(seq + 1));

  network.shut();
  await page.reload();
  await expect.poll(isCopy).toBe(true);
  expect(Number(await seqOf())).toBe(seq + 1);
});

test('no personal data is stored, even after signing in and out', async ({ page }) => {
  await openAndKeep(page, '/all-products');
  for (const path of ['/checkout', '/auth/login', '/user/profile', '/checkout/success']) {
    await openHydrated(page, `${network.url}${path}`);
  }
  const everything = await page.evaluate(async () => {
    const all = await Promise.all(
      (await caches.keys()).map(async (name) =>
        (await (await caches.open(name)).keys()).map(({ url }) => url),
      ),
    );
    return all.flat().map((url) => new URL(url).pathname);
  });
  expect(everything).toContain('/all-products');
  expect(
    everything.filter((path) =>
      /^\/(checkout|success|user|auth|registry|sandbox|api\/v1\/(user|order|payment))/.test(path),
    ),
  ).toEqual([]);

  await page.evaluate(() => fetch('/api/v1/user/signout', { method: 'POST' }));
  await expect.poll(() => cachedIn(page, 'shop-pages')).toEqual([]);
  expect(await cachedIn(page, 'shop-assets')).not.toEqual([]);
});
