import { openHydrated } from '../support/hydrated';
import { expect, test } from '../support/test';

test('one React and one store serve the shell and every remote', async ({ page }) => {
  await openHydrated(page, '/');
  await page.getByTestId('add-to-cart').first().click();
  await expect(page.getByTestId('cart-badge')).toHaveText('1');

  const scripts = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => new URL(name).pathname)
      .filter((name) => name.endsWith('.js')),
  );
  const bodies = await Promise.all(
    scripts.map((path) =>
      page.evaluate((address) => fetch(address).then((response) => response.text()), path),
    ),
  );
  const holding = (text: string) => scripts.filter((_path, index) => bodies[index]?.includes(text));
  for (const marker of ['Symbol.for("react.activity")', 'This store was not created by createShopStore.']) {
    const holders = holding(marker);
    expect(holders).toHaveLength(1);
    expect(holders[0]).toMatch(/^\/shell\/main\./);
  }
});

test('each remote comes from its own versioned folder', async ({ page }) => {
  const folders = new Set<string>();
  page.on('request', (request) => {
    const match = /\/remotes\/([^/]+)\/([^/]+)\//.exec(request.url());
    if (match) folders.add(`${match[1]}@${match[2]}`);
  });
  await openHydrated(page, '/');
  await page.getByRole('button', { name: /^Cart:/ }).click();
  await expect(page.getByRole('dialog', { name: 'Cart' })).toBeVisible();
  for (const path of ['/all-products', '/auth/login', '/checkout']) await openHydrated(page, path);
  for (const name of ['catalog', 'content', 'cart', 'account', 'checkout']) {
    expect([...folders].filter((folder) => folder.startsWith(`${name}@`))).toEqual([`${name}@1.0.0`]);
  }
});

test('files of a server build, and missing files, are 404 and never a page', async ({ request }) => {
  for (const path of [
    '/remotes/catalog/1.0.0/server/remoteEntry.cjs',
    '/remotes/catalog/1.0.0/artifact.json',
    '/remotes/catalog/1.0.0/gone.js',
    '/remotes/catalog/9.9.9/remoteEntry.js',
  ]) {
    const response = await request.get(path);
    expect(response.status(), path).toBe(404);
    expect(response.headers()['content-type']).toContain('application/json');
  }
});
