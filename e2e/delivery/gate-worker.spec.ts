import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test, type Page } from '@playwright/test';
import { expectAccessible } from '../support/axe';
import { signInToConsole } from '../support/console';
import { startStubWorker, type StartedWorker } from '../support/gate-worker';
import { runScript } from '../support/run-script';
import { startShop, type TestShop } from '../support/temporary-shop';

let shop: TestShop;
let worker: StartedWorker | undefined;
test.beforeAll(async () => {
  test.setTimeout(240_000);
  shop = await startShop();
  const tokenFile = path.join(shop.dataDir, 'admin-token');
  await runScript('republish.ts', shop.opsUrl, tokenFile, 'content', '1.0.0', '1.0.1');
});
test.afterAll(async () => {
  await worker?.stop();
  await shop.dispose();
});

const gateOf = (page: Page) => page.locator('#gate');
const status = (page: Page) => gateOf(page).getByRole('status');
const overflow = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);

async function fitsAPhone(page: Page, state: string): Promise<void> {
  await expectAccessible(page, state);
  await page.setViewportSize({ width: 390, height: 900 });
  expect(await overflow(page)).toBeLessThanOrEqual(0);
  await expectAccessible(page, `${state} on a phone`);
  await page.setViewportSize({ width: 1366, height: 900 });
}

const covered = {
  ...{ check: 'clicks', severity: 'refuse', path: '/faq', width: 390 },
  message: '/faq at 390 px does not respond to clicks.',
};

test('the gate runs from the console, whose pages follow it without a reload', async ({ page }) => {
  const findings = path.join(shop.dataDir, 'findings.json');
  await signInToConsole(page, shop);
  await page.goto(`${shop.opsUrl}/ops/remotes/content/versions/1.0.1`);

  await test.step('without a worker, the console names the command that starts one', async () => {
    await expect(gateOf(page)).toContainText('No gate worker is running.');
    await page.getByRole('button', { name: 'Run the gate on content@1.0.1' }).focus();
    await page.keyboard.press('Enter');
    await expect(status(page)).toHaveText('Queued. It starts when a gate worker runs.');
    await expect(gateOf(page)).toContainText('npm run release -- gate worker');
    await fitsAPhone(page, 'a run that waits for a worker');
  });

  await test.step('the promotion form shows the run, and keeps typed text when the run rejects the version', async () => {
    await page.goto(`${shop.opsUrl}/ops/change?kind=promote&remote=content&version=1.0.1`);
    await page.getByLabel('Reason').fill('A page about us');
    await page.getByRole('button', { name: 'Cancel the run' }).focus();
    worker = startStubWorker(shop, findings);
    await expect(status(page)).toHaveText('Running: opening pages.', { timeout: 60_000 });
    await expect(gateOf(page)).toContainText(/\d+ s so far\. Requested by Ops /);
    await expect(gateOf(page)).not.toContainText('No gate worker');
    await expect(page.getByRole('button', { name: 'Cancel the run' })).toBeFocused();
    await fitsAPhone(page, 'a running gate');
    await writeFile(findings, JSON.stringify([covered]));
    await expect(status(page)).toHaveText(/^The last run rejected the version, requested by Ops /);
    await expect(gateOf(page)).toContainText(covered.message);
    await expect(gateOf(page).getByRole('link', { name: /^Report \d+$/ })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Run the gate again' })).toBeFocused();
    await expect(page.getByLabel('Reason')).toHaveValue('A page about us');
    await fitsAPhone(page, 'a rejected run');
  });

  await test.step('a second run passes', async () => {
    await writeFile(findings, '[]');
    await page.keyboard.press('Enter');
    await expect(status(page)).toHaveText(/^The last run passed, requested by Ops /);
    await expect(gateOf(page)).toContainText('These versions were tested with the live versions');
    expect(page.url()).toContain('/ops/change?kind=promote&remote=content&version=1.0.1');
  });
});
