import { generateKeyPairSync } from 'node:crypto';
import path from 'node:path';
import { expect, test, type Page } from '@playwright/test';
import { atNight } from '../nightly';
import { expectAccessible } from '../support/axe';
import { signInToConsole } from '../support/console';
import { openHydrated } from '../support/hydrated';
import { release } from '../support/admin-of';
import { runScript } from '../support/run-script';
import { startShop, type TestShop } from '../support/temporary-shop';

/** Only content@1.0.1 has this page. */
const newAddress = '/our-story';

let shop: TestShop;
test.beforeAll(async () => {
  test.setTimeout(240_000);
  shop = await startShop();
  const tokenFile = path.join(shop.dataDir, 'admin-token');
  await runScript(
    'republish.ts',
    ...[shop.opsUrl, tokenFile, 'content', '1.0.0', '1.0.1', '--route', `${newAddress}=about`],
  );
});
test.afterAll(() => shop.dispose());

const reason = (page: Page) => page.getByLabel('Reason (for the audit log)');

async function openConsole(page: Page, address: string): Promise<void> {
  await signInToConsole(page, shop);
  await page.goto(shop.opsUrl + address);
}

/** Status of the new page, requested with the page's cookies. */
const statusFor = async (page: Page) => (await page.request.get(shop.url + newAddress)).status();

/** The staff panel of the open page, and its row for content. */
async function openStaffPanel(page: Page) {
  await page.getByRole('button', { name: 'Staff', exact: true }).click();
  const panel = page.getByRole('dialog', { name: 'Versions of this page' });
  return { panel, content: panel.getByRole('region', { name: 'content' }) };
}

/** Reloads the page with a different version of content, and opens the staff panel again. */
async function chooseContent(page: Page, choice: string) {
  await page.getByLabel('Version of content here').selectOption(choice);
  await page.getByRole('button', { name: 'Apply and reload' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  return openStaffPanel(page);
}

/** Scripts of the shell that a page requests, once it has stored its release and started its lazy imports. */
async function shellScripts(page: Page, address: string): Promise<readonly string[]> {
  const scripts: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (/^\/shell\/.*\.js$/.test(pathname)) scripts.push(pathname);
  });
  await openHydrated(page, address);
  await page.waitForFunction(() => localStorage.getItem('release') !== null);
  return scripts;
}

/** The scripts that contain the staff panel's request for versions. */
async function withPanel(scripts: readonly string[]): Promise<readonly string[]> {
  const texts = await Promise.all(scripts.map(async (script) => (await fetch(shop.url + script)).text()));
  return scripts.filter((_script, at) => texts[at]?.includes('/registry/v1/staff/versions'));
}

const overflow = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);

test('a rollout starts with staff, pauses, resumes and is aborted', async ({ page, browser }) => {
  test.setTimeout(180_000);
  await openConsole(page, '/ops/remotes/content');

  await test.step('it is created on a version’s page', async () => {
    await page.getByRole('link', { name: 'Roll out content@1.0.1' }).click();
    await page.getByLabel('Stages, in percent of shoppers').fill('staff=100,50,100');
    await page.getByLabel('Minimum duration of each stage').fill('soon');
    await page.getByLabel('Minimum sessions in each stage').fill('500');
    await reason(page).fill('A page about us');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('alert')).toContainText('"soon" is not a duration');
    await expect(reason(page)).toHaveValue('A page about us');
    await expectAccessible(page, 'a new rollout');
    await page.getByLabel('Minimum duration of each stage').fill('1s');
    await page.keyboard.press('Enter');
    await expect(page.locator('[aria-current="step"]')).toHaveText(/100% of staff\s+now/);
    await expectAccessible(page, 'a rollout');
  });

  await test.step('only staff get it, through a link', async () => {
    const staff = await (await browser.newContext()).newPage();
    await openConsole(staff, '/ops/staff');
    await staff.getByRole('button', { name: 'Create staff link' }).click();
    await staff.getByRole('link', { name: 'the shop as staff', exact: true }).click();
    await expect(staff).toHaveURL(`${shop.url}/`);
    expect([await statusFor(staff), await statusFor(page)]).toEqual([200, 404]);

    await openHydrated(staff, `${shop.url}/faq`);
    const { panel, content } = await openStaffPanel(staff);
    await expect(content).toContainText('Canary limited to 100% of staff: this browser is in it.');
    await expect(content.getByText('Chunks')).toBeVisible();
    await expectAccessible(staff, 'the staff panel');
    await staff.keyboard.press('Escape');
    await expect(staff.getByRole('button', { name: 'Staff', exact: true })).toBeFocused();

    await openStaffPanel(staff);
    const live = await chooseContent(staff, '1.0.0 (live)');
    await expect(live.content).toContainText('content 1.0.0 Live');
    await expect(live.content).toContainText('Chosen manually in this browser');
    expect(await statusFor(staff)).toBe(404);
    const canary = await chooseContent(staff, '1.0.1 (canary)');
    await expect(canary.content).toContainText('content 1.0.1 Canary');
    await expect(canary.content.getByText('Chunks')).toBeVisible();
    expect(await statusFor(staff)).toBe(200);
    await panel.getByRole('button', { name: 'Clear choices' }).click();
    await expect(panel).toHaveCount(0);
    await openStaffPanel(staff);
    await expect(content).toContainText('this browser is in it');
    await panel.getByRole('link', { name: 'Leave staff mode' }).click();
    await expect(staff).toHaveURL(`${shop.url}/`);
    expect(await statusFor(staff)).toBe(404);
    await staff.context().close();
  });

  await test.step('other shoppers get neither the panel nor its script, even with a forged cookie', async () => {
    const shopper = await (await browser.newContext()).newPage();
    const forger = await (await browser.newContext()).newPage();
    await forger.context().addCookies([{ name: 'staff-hint', value: '1', url: shop.url }]);
    const usual = await shellScripts(shopper, `${shop.url}/faq`);
    await expect(shopper.getByRole('button', { name: 'Staff', exact: true })).toHaveCount(0);
    const forged = await shellScripts(forger, `${shop.url}/faq`);
    const { panel, content } = await openStaffPanel(forger);
    await expect(panel.getByRole('alert')).toContainText('This browser is no longer marked as staff.');
    await expect(content).toHaveCount(0);
    expect([(await withPanel(usual)).length, (await withPanel(forged)).length]).toEqual([0, 1]);
    const cookie = 'staff-hint=1';
    const address = `${shop.url}${newAddress}?preview=content@1.0.1`;
    expect((await fetch(address, { headers: { cookie } })).status).toBe(404);
    await shopper.context().close();
    await forger.context().close();
  });

  await test.step('it pauses while no reports arrive, and can be resumed manually', async () => {
    const held = page.getByText(/^Paused automatically: Inconclusive: \d+ of at least 500 sessions/);
    await expect(async () => {
      await page.reload();
      await expect(held).toBeVisible({ timeout: 1000 });
    }).toPass({ timeout: 60_000 });
    await page.setViewportSize({ width: 390, height: 900 });
    expect(await overflow(page)).toBeLessThanOrEqual(0);
    await expectAccessible(page, 'a rollout that waits');
    await page.setViewportSize({ width: 1366, height: 900 });
    await reason(page).fill('A quiet night');
    await page.getByRole('button', { name: 'Resume anyway' }).click();
    await expect(page.locator('[aria-current="step"]')).toHaveText(/50% of all shoppers\s+now/);
    await expect(page.getByRole('row', { name: /resumed/ })).toContainText('A quiet night');
  });

  await test.step('the command line shows the same, promotes and aborts it', async () => {
    const run = async (...words: string[]) => {
      const end = await release(shop, 'rollout', ...words);
      expect(end, words.join(' ')).toMatchObject({ code: 0 });
      return end;
    };
    expect((await run('status', 'content')).output).toContain('> 2. 50% of all shoppers');
    await run('skip', 'content', '--reason', 'It is good');
    expect(await statusFor(page)).toBe(200);
    await run('abort', 'content', '--reason', 'Too early');
    expect(await statusFor(page)).toBe(404);
    expect(await release(shop, 'rollout', 'content@1.0.1', '--stages', '10,lots')).toMatchObject({ code: 2 });
  });

  await test.step('the remote and the list of rollouts show its outcome', async () => {
    await page.goto(`${shop.opsUrl}/ops/remotes/content`);
    await expect(page.getByRole('table', { name: /^content rollouts/ })).toContainText('aborted');
    await page.getByRole('link', { name: 'Rollouts', exact: true }).click();
    await expect(page.getByRole('table', { name: 'Finished rollouts' })).toContainText('content@1.0.1');
    await expectAccessible(page, 'rollouts');
    await page.getByRole('link', { name: 'Change windows' }).click();
    await page.getByLabel('Days and hours').fill('mon-fri 10:00-18:00');
    await page.getByLabel('Reason').fill('Office hours');
    await page.keyboard.press('Enter');
    await expect(page.getByText('in the change windows: mon,tue,wed,thu,fri 10:00-18:00')).toBeVisible();
    await expectAccessible(page, 'change windows');
    await page.setViewportSize({ width: 390, height: 900 });
    expect(await overflow(page)).toBeLessThanOrEqual(0);
  });
});

test(
  'a version shows its provenance, and signing keys limit the versions of their remote',
  atNight,
  async ({ page }) => {
    const fitsAPhone = async (state: string) => {
      await expectAccessible(page, state);
      await page.setViewportSize({ width: 390, height: 900 });
      expect(await overflow(page)).toBeLessThanOrEqual(0);
      await expectAccessible(page, `${state} on a phone`);
      await page.setViewportSize({ width: 1366, height: 900 });
    };
    await openConsole(page, '/ops/remotes/catalog');
    await page.getByRole('link', { name: '1.0.0', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'catalog@1.0.0' })).toBeVisible();
    await expect(page.getByRole('row', { name: /^@shop\/remote-kit 1\.0\.0 MIT/ })).toBeVisible();
    await expect(page.getByText('catalog@1.0.0 is not signed.')).toBeVisible();
    await fitsAPhone('a version');
    const saved = page.waitForEvent('download');
    await page.getByRole('link', { name: 'Download SBOM' }).click();
    expect((await saved).suggestedFilename()).toBe('catalog-1.0.0.cdx.json');

    await page.getByRole('link', { name: 'catalog signing keys' }).click();
    const { publicKey } = generateKeyPairSync('ed25519');
    await page.getByLabel('Name').fill('ci');
    await page.getByLabel('Public key').fill('not a key');
    await page.getByRole('button', { name: 'Register key' }).click();
    await expect(page.getByRole('alert')).toContainText('This is not a public ed25519 key');
    await expect(page.getByLabel('Name')).toHaveValue('ci');
    await page.getByLabel('Public key').fill(publicKey.export({ type: 'spki', format: 'pem' }).toString());
    await page.getByRole('button', { name: 'Register key' }).click();
    await expect(page.getByRole('row', { name: /^ci .* active$/ })).toBeVisible();
    await fitsAPhone('signing keys');
    await page.getByLabel('Reason').fill('On a lost laptop');
    await page.getByRole('button', { name: 'Revoke key' }).click();
    await expect(page.getByRole('row', { name: /^ci .* revoked by .*“On a lost laptop”$/ })).toBeVisible();

    await page.getByRole('link', { name: 'Back to catalog' }).click();
    await expect(page.getByText('1.0.0 stays live until another version is promoted.')).toBeVisible();
    await fitsAPhone('a remote whose live version is not signed');
  },
);
