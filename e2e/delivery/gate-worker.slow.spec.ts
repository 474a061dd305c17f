import path from 'node:path';
import { expect, test } from '@playwright/test';
import type { EnvState } from '@shop/contracts/registry';
import { adminOf, release } from '../support/admin-of';
import { signInToConsole } from '../support/console';
import { startRealWorker, type StartedWorker } from '../support/gate-worker';
import { runScript } from '../support/run-script';
import { startShop, type TestShop } from '../support/temporary-shop';

let shop: TestShop;
let worker: StartedWorker;
test.beforeAll(async () => {
  test.setTimeout(240_000);
  shop = await startShop();
  const tokenFile = path.join(shop.dataDir, 'admin-token');
  await runScript('republish.ts', shop.opsUrl, tokenFile, 'content', '1.0.0', '1.0.1');
  worker = startRealWorker(shop);
});
test.afterAll(async () => {
  await worker.stop();
  await shop.dispose();
});

test('a published version is checked by a worker, and can then be promoted', async ({ page }) => {
  // The gate opens pages for up to five minutes; a busy machine renders them slowly.
  test.setTimeout(1_200_000);
  await release(shop, 'gate', 'required', '--reason', 'for the test');
  expect((await release(shop, 'promote', 'content@1.0.1')).code).toBe(8);
  await signInToConsole(page, shop);
  await page.goto(`${shop.opsUrl}/ops/remotes/content/versions/1.0.1`);
  await page.getByRole('button', { name: 'Run the gate on content@1.0.1' }).click();
  const status = page.locator('#gate').getByRole('status');
  await expect(status).toHaveText(/^Running: /, { timeout: 120_000 });
  await expect(status, worker.output()).toHaveText(/^The last run passed/, { timeout: 1_000_000 });
  await page
    .locator('#gate')
    .getByRole('link', { name: /^Report \d+$/ })
    .click();
  await expect(page.getByText(/pages in .* requested by Ops /)).toBeVisible();
  const { client } = await adminOf(shop);
  const { release: live } = await client.call<EnvState>('/envs/live');
  expect(live?.assignments.content?.previews ?? []).toEqual([]);
  expect((await release(shop, 'promote', 'content@1.0.1')).code).toBe(0);
});
