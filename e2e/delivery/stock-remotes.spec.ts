import path from 'node:path';
import { expect, test, type Page } from '@playwright/test';
import { versionOf } from '@shop/federation/build';
import { startShop, type TestShop } from '../support/temporary-shop';
import { collectConsoleErrors } from '../support/console-log';
import { hydrated, openHydrated } from '../support/hydrated';
import { goTo } from '../support/go-to';
import { runScript } from '../support/run-script';
import { publicPathOf, routeOf } from '../support/stock/project.mjs';
import { buildStockRemotes, stockNames } from '../support/stock/stock-remotes';

const shellReact = versionOf('react');
const names = Object.values(stockNames).flat();

let shop: TestShop;
test.beforeAll(async () => {
  test.setTimeout(240_000);
  let folder: string;
  [shop, folder] = await Promise.all([startShop(), buildStockRemotes()]);
  const folders = names.map((name) => path.join(folder, name));
  await runScript('stock/publish.ts', shop.opsUrl, path.join(shop.dataDir, 'admin-token'), ...folders);
});
test.afterAll(() => shop.dispose());

/** The React version of the shell. */
const reactOf = (page: Page) =>
  page.evaluateHandle(() => {
    const shell = globalThis.__FEDERATION__.__INSTANCES__.find(({ name }) => name === 'shell');
    const get = shell?.loadShareSync<{ readonly version: string }>('react');
    if (!get) throw new Error('The shell shares no React');
    return get();
  });

/** The text of a hydrated stock remote, and the effect of its button. */
async function works(page: Page, name: string): Promise<void> {
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { name: `Made elsewhere: ${name}` })).toBeVisible();
  await expect(main.getByTestId('react')).toHaveText(shellReact);
  await expect(main.locator(`.stock-${name}`)).toHaveCSS('outline-color', 'rgb(1, 2, 3)');
  await expect(main.getByRole('link', { name: 'To the questions' })).toHaveCSS('color', 'rgb(4, 5, 6)');
  for (const picture of ['dot', 'stamp', 'large stamp'])
    await expect(main.getByRole('img', { name: picture, exact: true })).toHaveJSProperty('complete', true);
  expect(
    await main
      .getByRole('img')
      .evaluateAll((all) => all.every((one) => (one as HTMLImageElement).naturalWidth > 0)),
  ).toBe(true);
  await expect(main.getByRole('status')).toHaveText('The worker adds up to 3');
  await main.getByRole('button', { name: 'Pressed 0' }).click();
  await expect(main.getByRole('button', { name: 'Pressed 1' })).toBeVisible();
  await expect(main.getByText(`Fetched later by ${name}`)).toBeVisible();
}

for (const name of names) {
  test(`${name} is rendered on the server, is hydrated, and uses the page’s React`, async ({ page }) => {
    const consoleErrors = collectConsoleErrors(page);
    const response = await page.request.get(shop.url + routeOf(name));
    expect(response.status()).toBe(200);
    const html = await response.text();
    expect(html).toContain(`Made elsewhere: ${name}`);
    expect(html).toContain(`the story of ${name}`);
    // The addresses of the pictures that are not inlined.
    const addresses = [...html.matchAll(/<img src="((?!data:)[^"]*)" alt="(?:large )?stamp"/g)].map(
      ([, src]) => src,
    );
    expect(addresses).toEqual([
      expect.stringContaining(publicPathOf(name)),
      expect.stringContaining(publicPathOf(name)),
    ]);
    for (const address of addresses) expect(address).toMatch(/^\/remotes\//);
    expect(html).not.toContain('file:');

    await openHydrated(page, shop.url + routeOf(name));
    await works(page, name);
    await page.getByRole('main').getByRole('link', { name: 'To the questions' }).click();
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toHaveText('FAQ');
    expect(consoleErrors).toEqual([]);
  });
}

test('all of them run one after the other on the same page, and the shop’s remotes keep working', async ({
  page,
}) => {
  const consoleErrors = collectConsoleErrors(page);
  await openHydrated(page, `${shop.url}/all-products`);
  const before = await reactOf(page);
  for (const name of names) {
    await goTo(page, routeOf(name));
    await works(page, name);
  }
  await goTo(page, '/all-products');
  await hydrated(page);
  await page.getByTestId('add-to-cart').first().click();
  await expect(page.getByTestId('cart-badge')).toHaveText('1');
  const after = await reactOf(page);
  expect(await page.evaluate(([one, other]) => one === other && one.version, [before, after] as const)).toBe(
    shellReact,
  );
  expect(consoleErrors).toEqual([]);
});

/** Records the letter spacing of a remote's heading in every frame that shows it. */
const spacingsSeen = (page: Page) =>
  page.evaluateHandle(() => {
    const seen = new Set<string>();
    const look = () => {
      for (const heading of document.querySelectorAll('main h1'))
        if (heading.textContent?.startsWith('Made elsewhere'))
          seen.add(getComputedStyle(heading).letterSpacing);
      requestAnimationFrame(look);
    };
    look();
    return seen;
  });

for (const [bundler, [name = '']] of Object.entries(stockNames)) {
  test(`global rules of a remote built with ${bundler} apply to its own pages, from the first frame, and to no others`, async ({
    page,
  }) => {
    const heading = page.getByRole('main').getByRole('heading', { level: 1 });
    const isFaq = async () => {
      await expect(heading).toHaveText('FAQ');
      await expect(heading).toHaveCSS('letter-spacing', 'normal');
    };
    await openHydrated(page, `${shop.url}/faq`);
    await isFaq();
    // Loads the module, as a prefetch of the page does.
    await page.evaluate(async (module) => {
      const shell = globalThis.__FEDERATION__.__INSTANCES__.find((instance) => instance.name === 'shell');
      await shell?.loadRemote(module);
    }, `${name}/page`);
    await isFaq();

    const seen = await spacingsSeen(page);
    await goTo(page, routeOf(name));
    await works(page, name);
    await page.getByRole('main').getByRole('link', { name: 'To the questions' }).click();
    await isFaq();
    await page.goBack();
    await expect(heading).toHaveText(`Made elsewhere: ${name}`);
    await page.goForward();
    await isFaq();
    await page.goBack();
    await expect(heading).toHaveCSS('letter-spacing', '7px');
    expect(await seen.evaluate((all) => [...all])).toEqual(['7px']);

    // The same when the server has sent the page with its styles.
    await page.reload();
    await hydrated(page);
    await expect(heading).toHaveCSS('letter-spacing', '7px');
    await page.getByRole('main').getByRole('link', { name: 'To the questions' }).click();
    await isFaq();
  });
}

test('an altered chunk of an ES module remote does not run', async ({ page }) => {
  let sent = 0;
  await page.route('**/remotes/avite/1.0.0/assets/page-*.js', async (route) => {
    const response = await route.fetch();
    sent += 1;
    await route.fulfill({ response, body: `globalThis.altered = true;${await response.text()}` });
  });
  await page.goto(shop.url + routeOf('avite'));
  await expect(page.getByRole('main').getByRole('button', { name: 'Try again' })).toBeVisible();
  expect(sent).toBeGreaterThan(0);
  expect(await page.evaluate(() => 'altered' in globalThis)).toBe(false);
});
