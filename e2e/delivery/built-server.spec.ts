import { expect, test } from '@playwright/test';
import { lstat, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { root } from '../../server/build/packages';
import { assembleInstalled } from '../support/assemble-installed';
import { startShop } from '../support/temporary-shop';

/** Each file of a folder with its modification time. */
async function stateOf(folder: string): Promise<readonly string[]> {
  const files = await readdir(folder, { recursive: true });
  const stats = await Promise.all(files.map((file) => lstat(path.join(folder, file))));
  return files.map((file, index) => `${file} ${stats[index]?.mtimeMs}`).sort();
}

test('the built server runs with only its production packages, and exits cleanly', async () => {
  test.setTimeout(120_000);
  const dir = await mkdtemp(path.join(tmpdir(), 'deployed-'));
  await assembleInstalled(dir);
  const before = await stateOf(dir);
  // Reuses the compressed builds: compressing them takes longer than the rest of the test.
  const env = { CACHE_DIR: path.join(root, '.cache'), SEED_DIR: undefined, NODE_PATH: undefined };
  const shop = await startShop(env, [path.join(dir, 'server/dist/main.js'), 'shop']);
  for (const address of ['/healthz', '/readyz', '/', '/media/hero-tape-480.webp']) {
    expect([address, (await fetch(shop.url + address)).status]).toEqual([address, 200]);
  }
  expect(await shop.stop('SIGTERM')).toBe(0);
  // A deployed folder may be read-only.
  expect(await stateOf(dir)).toEqual(before);
  await shop.dispose();
  await rm(dir, { recursive: true });
});
