import path from 'node:path';
import { expect, test, type Page } from '@playwright/test';
import type { PageTelemetry } from '@shop/contracts';
import type { ErrorsOfRemote, VitalsList } from '@shop/contracts/registry';
import { startShop, type TestShop } from '../support/temporary-shop';
import { expectAccessible } from '../support/axe';
import { adminTokenOf, consolePassword, signInToConsole } from '../support/console';
import { codeAt } from '@shop/server-kit/testing';
import { openHydrated } from '../support/hydrated';
import { runScript } from '../support/run-script';
import { sample } from '../support/screens';

const newAddress = '/our-story';

let shop: TestShop;
let tokenFile: string;
test.beforeAll(async () => {
  test.setTimeout(240_000);
  shop = await startShop();
  tokenFile = path.join(shop.dataDir, 'admin-token');
  await runScript(
    'republish.ts',
    ...[shop.opsUrl, tokenFile, 'content', '1.0.0', '1.0.1', '--route', `${newAddress}=about`],
  );
});
test.afterAll(() => shop.dispose());

const adminToken = () => adminTokenOf(shop);

/** Fills in the form of a change and sends it by keyboard. */
async function confirm(page: Page, typed: string, reason: string): Promise<void> {
  await page.getByLabel('Reason').fill(reason);
  await page.getByLabel(`Type ${typed} to confirm`).fill(typed);
  await page.keyboard.press('Enter');
  await expect(page.getByText('Done.')).toBeVisible();
}

/** Disables the remote account through the API, as another user's release. */
async function killAccount(page: Page): Promise<void> {
  const live = await page.request.get(`${shop.opsUrl}/registry/v1/envs/live/release.json`);
  const response = await page.request.post(`${shop.opsUrl}/registry/v1/envs/live/kill/account`, {
    headers: {
      authorization: `Bearer ${await adminToken()}`,
      'if-match': live.headers().etag ?? '',
      'idempotency-key': 'somebody-else',
    },
    data: { reason: 'Faster' },
  });
  expect(response.status()).toBe(201);
}

/** The live version of content in the console, and whether the route that 1.0.1 adds exists. */
async function expectLive(page: Page, stable: string, status: number): Promise<void> {
  await expect(page.getByRole('row', { name: /^content/ })).toContainText(stable);
  const response = await page.request.get(shop.url + newAddress);
  expect(response.status()).toBe(status);
}

test('the shop’s origin serves only the parts of the registry’s API that pages need, and not the console', async ({
  request,
}) => {
  for (const address of ['/ops', '/ops/sign-in', '/registry/v1/whoami', '/registry/v1/openapi.json']) {
    const headers = { authorization: `Bearer ${await adminToken()}` };
    const response = await request.get(shop.url + address, { headers, maxRedirects: 0 });
    expect([address, response.status()]).toEqual([address, 404]);
  }
  expect((await request.get(`${shop.opsUrl}/remotes/content/1.0.0/mf-manifest.json`)).status()).toBe(404);
  expect((await request.get(`${shop.opsUrl}/readyz`)).status()).toBe(200);
});

/** Creates the first account with the admin token, by keyboard; returns one of its recovery codes. */
async function setUpFirstAccount(page: Page): Promise<string> {
  await page.getByRole('link', { name: 'create the first account' }).click();
  await expectAccessible(page, 'the first account');
  await page.getByLabel('Admin token').fill(await adminToken());
  await page.getByLabel('Your name').fill('Asha');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Choose a password' })).toBeVisible();
  await expectAccessible(page, 'an invitation');
  await page.getByLabel('Password', { exact: true }).fill(consolePassword);
  await page.getByLabel('Repeat password').fill(consolePassword);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Set up your authenticator' })).toBeVisible();
  await expectAccessible(page, 'an authenticator');
  const secret = (await page.locator('.key').innerText()).replaceAll(' ', '');
  await page.getByLabel('Six-digit code').fill(codeAt(secret, new Date()));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Save your recovery codes' })).toBeVisible();
  await expectAccessible(page, 'recovery codes');
  const code = await page.getByRole('listitem').first().innerText();
  await page.getByRole('link', { name: 'I have saved them' }).click();
  return code;
}

test("ops sign in, promote with a plan, roll back, start and abort a canary, and see each other's changes", async ({
  page,
}) => {
  test.setTimeout(120_000);
  const refused: string[] = [];
  page.on('console', (message) => {
    if (/Content.Security.Policy/i.test(message.text())) refused.push(message.text());
  });
  await page.goto(`${shop.opsUrl}/ops`);
  await expectAccessible(page, 'sign in');
  const recoveryCode = await setUpFirstAccount(page);
  await expect(page.getByRole('heading', { name: 'What is live' })).toBeVisible();
  await expectAccessible(page, 'the live release');
  await expectLive(page, '1.0.0', 404);

  await test.step('a promotion shows its plan, and requires a reason and the typed version', async () => {
    await page.getByRole('link', { name: 'content', exact: true }).click();
    await page.getByRole('link', { name: 'Promote content@1.0.1' }).click();
    await expect(page.getByRole('row', { name: /Stable 1\.0\.0 1\.0\.1/ })).toBeVisible();
    await expect(page.getByText('Compatible.')).toBeVisible();
    await expectAccessible(page, 'a plan');
    await page.getByRole('button', { name: 'Promote content@1.0.1' }).click();
    await expect(page.getByRole('heading', { name: 'Promote content@1.0.1' })).toBeVisible();
    await confirm(page, 'content@1.0.1', 'A page about us');
    await expectLive(page, '1.0.1', 200);
  });

  await test.step('the history restores the versions of an earlier release', async () => {
    await page.getByRole('link', { name: 'History' }).click();
    await expectAccessible(page, 'history');
    await page.getByRole('link', { name: 'Return to release 1', exact: true }).click();
    await confirm(page, 'release 1', 'Too early');
    await expectLive(page, '1.0.0', 404);
  });

  await test.step('a canary is started, and aborted with one click', async () => {
    await page.goto(`${shop.opsUrl}/ops/remotes/content`);
    await page.getByRole('link', { name: 'Canary content@1.0.1' }).click();
    await page.getByLabel('Share of shoppers').fill('25');
    await page.getByLabel('even though it was rolled back').check();
    await confirm(page, 'content@1.0.1', 'On trial');
    await expect(page.getByText('25% of shoppers get 1.0.1')).toBeVisible();
    await expectAccessible(page, 'a canary');
    await page.getByRole('button', { name: 'Abort canary' }).click();
    await expect(page.getByText('“Aborted manually”')).toBeVisible();
    await expect(page.getByRole('row', { name: /^content/ })).not.toContainText('25%');
  });

  await test.step('another user’s release is announced, and typed values stay', async () => {
    await page.goto(`${shop.opsUrl}/ops/change?kind=promote&remote=content&version=1.0.1`);
    await page.getByLabel('Reason').fill('Kept words');
    await killAccount(page);
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await expect(page.getByRole('status').getByText('“Faster”')).toBeVisible();
    await page.getByLabel('Type content@1.0.1 to confirm').fill('content@1.0.1');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('alert')).toContainText('Another release went live in the meantime');
    await expect(page.getByLabel('Reason')).toHaveValue('Kept words');
    await page.getByRole('button', { name: 'Promote content@1.0.1' }).click();
    await expectLive(page, '1.0.1', 200);
    await page.context().setOffline(true);
    await expect(page.getByText('No connection.')).toBeVisible();
    await page.context().setOffline(false);
    await expect(page.getByText('No connection.')).toBeHidden();
  });

  await test.step('the other pages open without policy violations', async () => {
    for (const name of ['Compatibility', 'Audit log']) {
      await page.getByRole('link', { name }).click();
      await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
      await expectAccessible(page, name);
    }
    await expect(page.getByText('The hash chain is intact.')).toBeVisible();
    expect(refused).toEqual([]);
  });

  await test.step('after signing out, signing in is required', async () => {
    await page.getByRole('button', { name: 'Sign out' }).click();
    await page.goto(`${shop.opsUrl}/ops/audit`);
    await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
    await page.getByLabel('Name').fill('Asha');
    await page.getByLabel('Password', { exact: true }).fill(consolePassword);
    await page.getByLabel('Authenticator code').fill(recoveryCode);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: 'Audit log' })).toBeVisible();
    await page.getByRole('link', { name: 'Asha' }).click();
    await expect(page.getByText('You have 9 recovery codes left.')).toBeVisible();
    await expectAccessible(page, 'account');
  });

  await test.step('an admin invites a user, who is listed', async () => {
    await page.getByRole('link', { name: 'Access' }).click();
    await expectAccessible(page, 'access');
    const form = page.locator('form', { hasText: 'Invite a user' });
    await form.getByLabel('Name').fill('Ravi');
    await form.getByLabel(/^operator:/).check();
    await form.getByRole('button', { name: 'Invite' }).click();
    await expect(page.getByRole('status').getByText('/ops/invitation?code=inv_')).toBeVisible();
    await expect(page.getByRole('row', { name: /^Ravi operator invited until/ })).toBeVisible();
    await page.setViewportSize({ width: 390, height: 900 });
    const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(await overflow()).toBeLessThanOrEqual(0);
  });
});

/** The cookie of a session that reports metrics; one in ten does. */
async function reportingCookie(): Promise<{ name: string; value: string; url: string }> {
  for (;;) {
    const response = await fetch(`${shop.url}/registry/v1/page-telemetry`);
    const { reportSuccesses } = (await response.json()) as PageTelemetry;
    const [name = '', value = ''] = response.headers.getSetCookie()[0]?.split(';')[0]?.split('=') ?? [];
    if (reportSuccesses) return { name, value, url: shop.url };
  }
}

/** Records the entry types that a page observes, so that a test can wait until clicks are measured. Runs in the page. */
const noteObserved = () => {
  const observed: string[] = [];
  Object.assign(globalThis, { observed });
  const { observe } = PerformanceObserver.prototype;
  PerformanceObserver.prototype.observe = function note(options) {
    observed.push(options?.type ?? '');
    observe.call(this, options);
  };
};

/** Makes the next click slow enough for an event timing entry; resolves when the entry is reported. Runs in the page. */
const pressIsPainted = () =>
  new Promise<void>((resolve) => {
    addEventListener('click', () => {
      const until = performance.now() + 60;
      while (performance.now() < until);
    });
    new PerformanceObserver((list) => {
      if (list.getEntries().some(({ name }) => name === 'click')) resolve();
    }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
  });

test('errors that a remote throws in a browser reach ops, with message and stack', async ({
  page,
  browser,
}) => {
  const shopper = await (await browser.newContext({ baseURL: shop.url })).newPage();
  // A page that is closed before it has its permit does not send reports.
  const permit = shopper.waitForResponse('**/registry/v1/page-telemetry?*');
  await openHydrated(shopper, sample.product);
  await (await permit).finished();
  const version = await shopper.evaluate(() => {
    const [address] = performance
      .getEntriesByType('resource')
      .flatMap(({ name }) => /\/remotes\/catalog\/([^/]+)\//.exec(name)?.[1] ?? []);
    const error = new TypeError('no price of 7 stamps');
    error.stack = `TypeError: no price\n at x (${location.origin}/remotes/catalog/${address}/page.js:1:2)`;
    dispatchEvent(new ErrorEvent('error', { error }));
    return address;
  });
  await shopper.goto('about:blank');
  const headers = { authorization: `Bearer ${await adminToken()}` };
  const reported = async () => {
    const address = `${shop.opsUrl}/registry/v1/envs/live/errors/catalog`;
    const { items } = (await (await page.request.get(address, { headers })).json()) as ErrorsOfRemote;
    return items.map((item) => [item.version, item.message, item.count]);
  };
  await expect.poll(reported).toEqual([[version, 'TypeError: no price of 7 stamps', 1]]);
  await signInToConsole(page, shop);
  await page.goto(`${shop.opsUrl}/ops/remotes/catalog`);
  const table = page.getByRole('table', { name: 'Browser errors in catalog' });
  await expectAccessible(page, 'errors of a remote');
  await table.getByRole('link', { name: 'TypeError: no price of 7 stamps' }).click();
  await expect(page.getByText(`/remotes/catalog/${version}/page.js:1:2`)).toBeVisible();
  await page.setViewportSize({ width: 390, height: 900 });
  const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(await overflow()).toBeLessThanOrEqual(0);
});

test('web vitals of shoppers reach ops, by release, version and page', async ({ page, browser }) => {
  const shopper = await (await browser.newContext({ baseURL: shop.url })).newPage();
  await shopper.context().addCookies([await reportingCookie()]);
  await shopper.addInitScript(noteObserved);
  await openHydrated(shopper, sample.product);
  const isMeasured = () => (Reflect.get(globalThis, 'observed') as string[]).includes('event');
  await expect.poll(() => shopper.evaluate(isMeasured)).toBe(true);
  const painted = shopper.evaluate(pressIsPainted);
  await shopper.getByRole('button', { name: 'Increase quantity' }).click();
  await painted;
  // web-vitals processes entries when the page is idle, and loses pending ones when it is hidden.
  await shopper.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  await shopper.goto('about:blank');
  const headers = { authorization: `Bearer ${await adminToken()}` };
  const reported = async () => {
    const response = await page.request.get(`${shop.opsUrl}/registry/v1/envs/live/vitals`, { headers });
    const { releases } = (await response.json()) as VitalsList;
    return releases.map(({ page: path, vitals }) => [path, Object.keys(vitals).sort()]);
  };
  await expect.poll(reported).toEqual([['/products/:category', ['CLS', 'FCP', 'INP', 'LCP', 'TTFB']]]);
  await shopper.context().close();

  await signInToConsole(page, shop);
  await page.goto(`${shop.opsUrl}/ops/vitals`);
  await expect(page.getByRole('heading', { level: 1, name: 'Web vitals' })).toBeVisible();
  const row = (caption: RegExp) =>
    page.getByRole('table', { name: caption }).getByRole('row', { name: /^\/products\/:category/ });
  await expect(row(/^Release \d+, live$/)).toContainText(/ms, good 1 view: 100%\sgood, 0%\spoor/);
  await expect(row(/^catalog@1\.0\.0$/)).toContainText('1 view');
  await expectAccessible(page, 'web vitals');
});
