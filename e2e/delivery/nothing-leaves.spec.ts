import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test, type Page } from '@playwright/test';
import { promote, upload } from '@shop/packer/commands';
import { fetchBuild, renamedBuild } from '@shop/protocol/testing';
import { adminOf, input, quietly } from '../support/admin-of';
import { cartButton, cartPanel, cards } from '../support/shopper';
import { hydrated, openHydrated } from '../support/hydrated';
import { openReceivers, type Receivers } from '../support/receivers';
import { startShop, type TestShop } from '../support/temporary-shop';
import { leakingCode, waysOut } from '../support/ways-out';

const remotes = ['account', 'cart', 'catalog', 'checkout', 'content'];
const version = '6.6.6';
const entryFile = 'remoteEntry.js';

let shop: TestShop;
let receivers: Receivers;

/** Publishes a version of every remote whose code leaks typed text, and makes all of them live. */
async function releaseLeakingVersions(): Promise<void> {
  const { client } = await adminOf(shop, 60_000);
  const context = quietly(client);
  for (const remote of remotes) {
    const build = await fetchBuild(client, remote, '1.0.0');
    const { entry } = build.artifact.manifest;
    const leak = leakingCode(receivers.ports, remote, `/remotes/${remote}/${version}/${entry}`);
    const edit = (file: string, text: string) => (file === entry ? leak + text : text);
    await upload(renamedBuild(build, version, edit), context);
  }
  await promote(input(remotes.map((remote) => `${remote}@${version}`)), context);
}

test.describe.configure({ timeout: 240_000 });
test.beforeAll(async () => {
  receivers = await openReceivers([...waysOut, 'navigation']);
  shop = await startShop();
  await releaseLeakingVersions();
});
test.afterAll(async () => {
  await shop.dispose();
  await receivers.close();
});

async function fillCart(page: Page): Promise<void> {
  await openHydrated(page, `${shop.url}/all-products`);
  await cards(page).first().getByRole('button', { name: 'Add to Cart' }).click();
  await expect(page.getByTestId('cart-badge')).toHaveText('1');
}

/** Types into the first field with real input, which also allows the page to open windows. */
async function typeAddress(page: Page): Promise<void> {
  const name = page.getByRole('form', { name: 'Shipping Information' }).getByLabel('Full name');
  await name.click();
  await page.keyboard.type('Asha Rao 4100280000001007');
  await page.keyboard.press('Tab');
}

/** Chromium 152 and later obey `Connection-Allowlist`: docs/payment-page.md names what other browsers let through. */
const obeysAllowlist = (page: Page) => Number.parseInt(page.context().browser()?.version() ?? '', 10) >= 152;
/** Channels that connect without the allowlist; the content policy blocks the requests of frames and forms. */
const opened: readonly string[] = ['frame', 'form', 'window', 'webrtc', 'preconnect'];

/** Waits until every channel has finished; resolves with the channels that were tried. */
async function waysTried(page: Page): Promise<readonly string[]> {
  await page.waitForFunction((count) => (globalThis.triedWays?.names.length ?? 0) >= count, waysOut.length);
  return page.evaluate(async () => {
    await Promise.all(globalThis.triedWays?.ends ?? []);
    return [...new Set(globalThis.triedWays?.names)];
  });
}

const fromHome = async (page: Page) => {
  await openHydrated(page, `${shop.url}/`);
  await cartButton(page).click();
  await cartPanel(page)
    .getByRole('button', { name: /check ?out/i })
    .click();
  await page.waitForURL(`${shop.url}/checkout`);
  await expect(page.getByRole('form', { name: 'Shipping Information' })).toBeVisible();
  await hydrated(page);
};
const byFullLoad = (page: Page) => openHydrated(page, `${shop.url}/checkout`);

for (const [arrival, open] of [
  ['from home', fromHome],
  ['by a full load', byFullLoad],
] as const) {
  test(`text typed at the checkout does not leave the shop when the checkout is reached ${arrival}`, async ({
    page,
  }) => {
    await fillCart(page);
    await open(page);
    expect(await page.evaluate(() => globalThis.leakingRemotes)).toContain('checkout');
    await typeAddress(page);
    expect([...(await waysTried(page))].sort()).toEqual([...waysOut].sort());
    const allowed = obeysAllowlist(page) ? [] : opened;
    expect(receivers.reached().filter((way) => !allowed.includes(way))).toEqual([]);
  });
}

test('the checkout’s document runs no code of other remotes, and cannot be navigated to another origin', async ({
  page,
}) => {
  await fillCart(page);
  await fromHome(page);
  expect(await page.evaluate(() => globalThis.leakingRemotes)).not.toContain('catalog');
  const port = receivers.ports.navigation;
  const ended = Promise.race([
    page.waitForEvent('requestfailed', (request) => request.isNavigationRequest()),
    page.waitForEvent('framenavigated', (frame) => frame === page.mainFrame()),
  ]);
  await page.evaluate((to) => location.assign(to), `http://127.0.0.1:${port}/typed`);
  await ended;
  if (obeysAllowlist(page)) expect(receivers.reached()).toEqual([]);
});

/** A headless browser does not fetch icons and manifests, and does not preconnect. */
const unseen: readonly string[] = ['icon', 'manifest', 'preconnect'];

test('each channel reaches its receiver from a page without a policy', async ({ page }) => {
  const own = await openReceivers(waysOut);
  const server = createServer((request, response) => {
    const isScript = request.url?.startsWith(`/${entryFile}`);
    response.setHeader('content-type', isScript ? 'text/javascript' : 'text/html');
    const code = leakingCode(own.ports, 'plain', `/${entryFile}`);
    response.end(
      isScript ? code : `<!doctype html><input autofocus><p><script src="/${entryFile}"></script>`,
    );
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  await page.goto(`http://127.0.0.1:${port}/`);
  await page.locator('input').click();
  await page.keyboard.type('Asha Rao');
  await page.keyboard.press('Tab');
  await waysTried(page);
  const seen = waysOut.filter((way) => !unseen.includes(way));
  await expect.poll(() => seen.filter((way) => !own.reached().includes(way))).toEqual([]);
  server.closeAllConnections();
  server.close();
  await own.close();
});
