import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { freePort, startShop, type TestShop } from '../support/temporary-shop';
import { collectConsoleErrors } from '../support/console-log';
import { openHydrated } from '../support/hydrated';
import { startIn, untilPrinted } from '../support/run-in';
import {
  bundlers,
  createProject,
  npm,
  packForTeams,
  releaseProject,
  shopRemote,
} from '../support/team-project';

const text = 'Three pieces from the workshop to begin with.';
let shop: TestShop;
let tarballs: string;
let home: string;
test.beforeAll(async () => {
  test.setTimeout(300_000);
  tarballs = await packForTeams('create-remote');
  home = await mkdtemp(path.join(tmpdir(), 'shop-teams-'));
  shop = await startShop();
});
test.afterAll(async () => {
  await shop.dispose();
  for (const dir of [tarballs, home]) await rm(dir, { recursive: true, force: true });
});

for (const bundler of bundlers) {
  const name = `gifts-${bundler}`;

  test(`a team goes from an empty folder to a live page with ${bundler} and only the tarballs`, async ({
    page,
  }) => {
    test.setTimeout(600_000);
    const dir = await createProject({ home, name, bundler, tarballs });
    await npm(dir, 'install', '--no-audit', '--no-fund');
    for (const script of ['types', 'test', 'build']) await npm(dir, 'run', script);

    const port = String(await freePort());
    const dev = startIn(dir, [shopRemote, 'dev', '--shop', shop.url, '--port', port]);
    try {
      await untilPrinted(dev, 'is open at');
      await page.goto(`http://127.0.0.1:${port}/${name}`);
      await expect(page.getByText(text)).toBeVisible();
      await page.getByRole('button', { name: 'Add to cart' }).first().click();
      await expect(page.getByText('Products in your cart: 1')).toBeVisible();
      await page.evaluate(() => (document.title = 'not reloaded'));
      const file = path.join(dir, `src/pages/${name}/page.tsx`);
      const source = await readFile(file, 'utf8');
      await writeFile(file, source.replace(text, 'Changed while it was open'));
      await expect(page.getByText('Changed while it was open')).toBeVisible({ timeout: 30_000 });
      await expect(page.getByText('Products in your cart: 1')).toBeVisible();
      await expect(page).toHaveTitle('not reloaded');
      expect((await fetch(`${shop.url}/${name}`)).status).toBe(404);
      await writeFile(file, source);
    } finally {
      dev.child.kill('SIGTERM');
      await dev.exit;
    }

    const operator = await releaseProject(shop, dir);
    const headers = { authorization: `Bearer ${operator}` };
    const provenance = await fetch(`${shop.opsUrl}/registry/v1/artifacts/${name}/1.0.0/provenance`, {
      headers,
    });
    const kit = expect.objectContaining({ name: '@shop/remote-kit' });
    expect(await provenance.json()).toMatchObject({
      packagesFrom: 'build',
      packages: expect.arrayContaining([kit]),
    });

    const response = await fetch(`${shop.url}/${name}`);
    const html = await response.text();
    expect(response.status).toBe(200);
    expect(html).toContain(text);
    expect(html.match(/>Add to cart</g)).toHaveLength(3);
    await page.goto('about:blank');
    const consoleErrors = collectConsoleErrors(page);
    await openHydrated(page, `${shop.url}/${name}`);
    await page.getByRole('button', { name: 'Add to cart' }).first().click();
    await expect(page.getByText('Products in your cart: 1')).toBeVisible();
    expect(consoleErrors).toEqual([]);
  });
}
