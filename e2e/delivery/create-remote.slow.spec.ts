import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from '@playwright/test';
import { packPackages, packPrograms, stageDir, stagePackages } from '@shop/release-tools/packages';
import { freePort, startShop, type TestShop } from '../support/temporary-shop';
import { collectComplaints } from '../support/console-log';
import { openHydrated } from '../support/hydrated';
import { release } from '../support/admin-of';
import { runIn, startIn, untilPrinted } from '../support/run-in';

/** Runs npm in a folder; rejects with its output. */
const npm = (cwd: string, ...words: string[]) =>
  promisify(execFile)('npm', words, { cwd, env: { ...process.env, npm_config_loglevel: 'error' } }).catch(
    ({ stdout, stderr }: { stdout: string; stderr: string }) => {
      throw new Error(`npm ${words.join(' ')} failed:\n${stdout}${stderr}`);
    },
  );

const text = 'Three pieces from the workshop to begin with.';
const command = 'node_modules/@shop/packer/shop-remote.mjs';

let shop: TestShop;
let tarballs: string;
let home: string;
test.beforeAll(async () => {
  test.setTimeout(300_000);
  [tarballs, home] = (await Promise.all(
    ['tarballs', 'teams'].map((name) => mkdtemp(path.join(tmpdir(), `shop-${name}-`))),
  )) as [string, string];
  const stage = `${stageDir}-in-create-remote`;
  const packed = await stagePackages(stage);
  await packPackages(packed, tarballs);
  await packPrograms(tarballs, stage);
  shop = await startShop();
});
test.afterAll(async () => {
  await shop.dispose();
  for (const dir of [tarballs, home]) await rm(dir, { recursive: true, force: true });
});

/** A token of the running shop's registry. */
async function tokenOf(role: string, team: string, ...words: string[]): Promise<string> {
  const { code, output } = await release(shop, 'tokens', 'create', team, '--role', role, ...words);
  expect(code, output).toBe(0);
  return /reg_\S+/.exec(output)?.[0] ?? '';
}

for (const bundler of ['webpack', 'rspack', 'vite']) {
  const name = `gifts-${bundler}`;

  test(`a team goes from an empty folder to a live page with ${bundler} and only the tarballs`, async ({
    page,
  }) => {
    test.setTimeout(600_000);
    const tarball = path.join(tarballs, 'shop-create-remote-1.0.0.tgz');
    await npm(
      home,
      'exec',
      '--yes',
      `--package=${tarball}`,
      '--',
      'create-remote',
      name,
      '--bundler',
      bundler,
      '--packages',
      tarballs,
    );
    const dir = path.join(home, name);
    await npm(dir, 'install', '--no-audit', '--no-fund');
    for (const script of ['types', 'test', 'build']) await npm(dir, 'run', script);

    const port = String(await freePort());
    const dev = startIn(dir, [command, 'dev', '--shop', shop.url, '--port', port]);
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

    const registry = { REGISTRY_URL: shop.opsUrl };
    const publisher = await tokenOf('publisher', name, '--remote', name);
    const operator = await tokenOf('operator', `${name}-operator`);
    for (const [words, token] of [
      [['check'], ''],
      [['publish'], publisher],
      [['promote', `${name}@1.0.0`], operator],
    ] as const) {
      const { code, output } = await runIn(dir, [command, ...words], { ...registry, SHOP_TOKEN: token });
      expect(code, output).toBe(0);
    }

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
    const complaints = collectComplaints(page);
    await openHydrated(page, `${shop.url}/${name}`);
    await page.getByRole('button', { name: 'Add to cart' }).first().click();
    await expect(page.getByText('Products in your cart: 1')).toBeVisible();
    expect(complaints).toEqual([]);
  });
}
