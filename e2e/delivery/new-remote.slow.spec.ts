import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { freePort, startShop, type TestShop } from '../support/temporary-shop';
import { copyCheckout, type CheckoutCopy } from '../support/checkout-copy';
import { openHydrated } from '../support/hydrated';
import { runIn, startIn, untilPrinted } from '../support/run-in';

const tool = (file: string) => `node_modules/${file}`;
const script = (file: string, ...words: string[]) => ['--import', 'tsx', `scripts/${file}`, ...words];
const text = 'Three pieces from the workshop to begin with.';

let shop: TestShop;
let copy: CheckoutCopy;
test.describe.configure({ mode: 'serial' });
test.beforeAll(async () => {
  test.setTimeout(240_000);
  [shop, copy] = await Promise.all([startShop(), copyCheckout()]);
  const made = await runIn(copy.dir, script('new-remote/main.ts', 'gift-cards'));
  expect(made, made.output).toMatchObject({ code: 0 });
});
test.afterAll(async () => {
  await Promise.all([shop.dispose(), copy.remove()]);
});

/** The URL of the shell's script, which changes with each build of the shell. */
const shellOf = (html: string) => /src="(\/shell\/main\.[^"]+)"/.exec(html)?.[1];

test('a new remote passes its checks without changes, and its route is live without a new shell', async ({
  page,
}) => {
  test.setTimeout(240_000);
  const before = await (await fetch(`${shop.url}/gift-cards`)).text();
  const checks = [
    [tool('typescript-native/bin/tsc'), '-b', 'mfe-gift-cards'],
    [tool('eslint/bin/eslint.js'), '--max-warnings', '0', 'mfe-gift-cards'],
    [tool('oxfmt/bin/oxfmt'), '--check', 'mfe-gift-cards', 'tsconfig.json'],
    ['--experimental-vm-modules', '--no-warnings', tool('jest/bin/jest.js'), 'mfe-gift-cards/'],
  ];
  for (const { code, output } of await Promise.all(checks.map((args) => runIn(copy.dir, args)))) {
    expect(code, output).toBe(0);
  }
  const env = { DATA_DIR: shop.dataDir, REGISTRY_URL: shop.opsUrl };
  for (const words of [
    ['publish-build', 'gift-cards'],
    ['promote', 'gift-cards@1.0.0'],
  ]) {
    const { code, output } = await runIn(copy.dir, script('release/main.ts', ...words), env);
    expect(code, output).toBe(0);
  }

  const after = await fetch(`${shop.url}/gift-cards`);
  const html = await after.text();
  expect(after.status).toBe(200);
  expect(html).toContain(text);
  expect(shellOf(html)).toBe(shellOf(before));
  await openHydrated(page, `${shop.url}/gift-cards`);
  await expect(page).toHaveTitle(/^Gift Cards/);
  await expect(page.getByText('Products in your cart: 0')).toBeVisible();
});

test('the remote runs inside the live shop with hot reload, and the shop does not change', async ({
  page,
}) => {
  test.setTimeout(240_000);
  const port = await freePort();
  const env = { SHOP_URL: shop.url, PORT: String(port), HOST: '127.0.0.1' };
  const release = () =>
    fetch(`${shop.url}/registry/v1/envs/live/release.json`).then((response) => response.text());
  const before = await release();
  const dev = startIn(copy.dir, script('dev/main.ts', 'gift-cards'), env);
  try {
    await untilPrinted(dev, 'is open at');
    await page.goto(`http://127.0.0.1:${port}/gift-cards`);
    await expect(page.getByText(text)).toBeVisible();
    await page.evaluate(() => (document.title = 'not reloaded'));
    const file = path.join(copy.dir, 'mfe-gift-cards/src/pages/gift-cards/page.tsx');
    await writeFile(file, (await readFile(file, 'utf8')).replace(text, 'Changed while it was open'));
    await expect(page.getByText('Changed while it was open')).toBeVisible({ timeout: 30_000 });
    await expect(page).toHaveTitle('not reloaded');

    await page.goto(`http://127.0.0.1:${port}/all-products`);
    await expect(page.getByTestId('product-card').first()).toBeVisible();

    expect(await release()).toBe(before);
    expect(await (await fetch(`${shop.url}/gift-cards`)).text()).toContain(text);
    const second = await runIn(copy.dir, script('dev/main.ts', 'cart'), env);
    expect(second.code).toBe(1);
    expect(second.output.trim()).toMatch(/^Port \d+ on 127\.0\.0\.1 is taken\. .*$/);
  } finally {
    dev.child.kill('SIGTERM');
    await dev.exit;
  }
});

test('the remote runs without the shell and without a shop', async ({ page }) => {
  test.setTimeout(240_000);
  const port = await freePort();
  const env = { SHOP_URL: `http://127.0.0.1:${await freePort()}`, PORT: String(port), HOST: '127.0.0.1' };
  const refused = await runIn(copy.dir, script('dev/main.ts', 'gift-cards'), env);
  expect(refused).toMatchObject({ code: 1 });
  expect(refused.output.trim()).toMatch(/^The shop at \S+ is not running\. .*$/);

  const dev = startIn(copy.dir, script('dev/main.ts', 'gift-cards', '--standalone'), env);
  try {
    await untilPrinted(dev, 'is open at');
    await page.goto(`http://127.0.0.1:${port}/`);
    await page.getByRole('link', { name: 'gift-cards' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Gift Cards' })).toBeVisible();
    await expect(page.getByRole('status')).toContainText(/not running|went wrong|unavailable/i);
  } finally {
    dev.child.kill('SIGTERM');
    await dev.exit;
  }
});
