import path from 'node:path';
import { expect, test, type Page } from '@playwright/test';
import type { EnvState } from '@shop/contracts/registry';
import { promote } from '@shop/packer/commands';
import { expectAccessible } from '../support/axe';
import { adminOf, input, quietly } from '../support/admin-of';
import { signInToConsole } from '../support/console';
import { runScript } from '../support/run-script';
import { startShop, type TestShop } from '../support/temporary-shop';

const newAddress = '/our-story';

let shop: TestShop;
let staging: TestShop | undefined;
test.beforeAll(async () => {
  test.setTimeout(240_000);
  shop = await startShop();
  const tokenFile = path.join(shop.dataDir, 'admin-token');
  await runScript(
    'republish.ts',
    ...[shop.opsUrl, tokenFile, 'content', '1.0.0', '1.0.1', '--route', `${newAddress}=about`],
  );
});
test.afterAll(async () => {
  await staging?.dispose();
  await shop.dispose();
});

/** A staging shop with the live versions and content@1.0.1. */
async function openStaging(): Promise<TestShop> {
  const { client, token } = await adminOf(shop);
  const { release } = await client.call<EnvState>('/envs/live');
  const versions = Object.entries(release?.assignments ?? {}).flatMap(([remote, { stable }]) =>
    stable && remote !== 'content' ? `${remote}@${stable}` : [],
  );
  const context = { ...quietly(client), environment: 'staging' };
  await promote(input([...versions, 'content@1.0.1']), context);
  return startShop({ REGISTRY_URL: shop.opsUrl, REGISTRY_TOKEN: token, RELEASE_ENVIRONMENT: 'staging' });
}

const statusAt = async (page: Page, { url }: TestShop) => (await page.request.get(url + newAddress)).status();

test('staging has a different version than live until ops promote it with the keyboard on a phone', async ({
  page,
}) => {
  test.setTimeout(120_000);
  await page.setViewportSize({ width: 390, height: 900 });
  await signInToConsole(page, shop);
  await page.goto(`${shop.opsUrl}/ops/environments`);
  await expect(page.getByText('There is only one environment')).toBeVisible();
  const form = page.locator('form', { hasText: 'Add an environment' });
  await form.getByLabel('Name').fill('staging');
  await form.getByLabel('Reason').fill('To try things');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('row', { name: /^staging.*nothing yet/ })).toBeVisible();

  staging = await openStaging();
  expect([await statusAt(page, shop), await statusAt(page, staging)]).toEqual([404, 200]);
  const chooser = page.getByRole('navigation', { name: 'Environment' });
  await chooser.getByRole('link', { name: 'staging' }).press('Enter');
  await expect(page).toHaveURL(/\/ops\/in\/staging\/environments$/);
  await page.getByRole('link', { name: 'Live', exact: true }).press('Enter');
  await expect(page.getByRole('heading', { name: 'What is live in staging' })).toBeVisible();
  await expect(page.getByRole('row', { name: /^content/ })).toContainText('1.0.1');
  await expectAccessible(page, 'what is live in staging');

  await chooser.getByRole('link', { name: 'live' }).press('Enter');
  await expect(page.getByRole('heading', { name: 'What is live', exact: true })).toBeVisible();
  await page.getByRole('link', { name: 'Environments' }).press('Enter');
  await expect(page.getByRole('heading', { name: 'Side by side' })).toBeVisible();
  await expectAccessible(page, 'environments');
  const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(await overflow()).toBeLessThanOrEqual(0);
  await page.getByRole('link', { name: 'Promote to live content@1.0.1 from staging' }).press('Enter');
  await expect(page.getByText('It is the same build that is live in staging.')).toBeVisible();
  await page.getByLabel('Reason').fill('It does well in staging');
  await page.getByLabel('Type content@1.0.1 to confirm').fill('content@1.0.1');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Done.')).toBeVisible();
  expect(await statusAt(page, shop)).toBe(200);
});
