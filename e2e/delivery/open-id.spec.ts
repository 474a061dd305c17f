import { expect, test, type Page } from '@playwright/test';
import { openTestIssuer, type TestIssuer } from '../../registry/src/testing/test-issuer';
import { openTestReceiver } from '../../registry/src/testing/test-receiver';
import { expectAccessible } from '../support/axe';
import { freePort, startShop, type TestShop } from '../support/temporary-shop';

let shop: TestShop;
let issuer: TestIssuer;
test.beforeAll(async () => {
  test.setTimeout(240_000);
  const port = await freePort();
  issuer = await openTestIssuer(`http://127.0.0.1:${port}/ops/sign-in/openid/callback`, {
    '1': { email: 'asha@shop.example', email_verified: true, groups: ['admins'] },
    '2': { email: 'ravi@shop.example', email_verified: true, groups: ['cooks'] },
  });
  const { clientId, clientSecret, label } = issuer.settings;
  shop = await startShop({
    OPS_PORT: String(port),
    OIDC_ISSUER: issuer.settings.issuer,
    OIDC_CLIENT_ID: clientId,
    OIDC_CLIENT_SECRET: clientSecret,
    OIDC_LABEL: label,
    OIDC_ROLES: 'admins = admin',
    // The webhook's receiver is on this machine.
    WEBHOOK_NETWORKS: '127.0.0.1/32',
  });
});
test.afterAll(async () => {
  await shop.dispose();
  await issuer.close();
});

/** Checks that the page does not overflow the window on a phone. */
async function expectFits(page: Page): Promise<void> {
  await page.setViewportSize({ width: 390, height: 900 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  await page.setViewportSize({ width: 1366, height: 900 });
}

test('an admin signs in with the provider, adds and tests a webhook, and signs out', async ({ page }) => {
  test.setTimeout(120_000);
  const provider = page.getByRole('link', { name: 'Sign in with Example SSO' });

  await test.step('a user without a role gets an explanation', async () => {
    issuer.setPerson('2');
    await page.goto(`${shop.opsUrl}/ops/audit`);
    await expectAccessible(page, 'sign in with a provider');
    await provider.click();
    await expect(page.getByRole('alert')).toContainText('ravi@shop.example has no role here');
    await page.context().clearCookies();
  });

  await test.step('a user with a role is redirected to the requested page', async () => {
    issuer.setPerson('1');
    await page.goto(`${shop.opsUrl}/ops/audit`);
    await provider.press('Enter');
    await expect(page.getByRole('heading', { name: 'Audit log' })).toBeVisible();
    await expect(page.getByRole('row', { name: /asha@shop\.example sign-in/ })).toBeVisible();
  });

  await test.step('a webhook is added, tested and disabled', async () => {
    const receiver = await openTestReceiver();
    await page.getByRole('link', { name: 'Webhooks' }).click();
    await expect(page.getByText('No webhooks yet.')).toBeVisible();
    await page.getByLabel('Address').fill('hooks.example');
    await page.getByLabel('Freezes and change windows').press('Space');
    await page.getByRole('button', { name: 'Add webhook' }).press('Enter');
    await expect(page.getByRole('alert')).toContainText('must be an http or https address');
    await expect(page.getByLabel('Freezes and change windows')).toBeChecked();
    await page.getByLabel('Address').fill(receiver.url);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('status').getByText('whsec_')).toBeVisible();
    await expectAccessible(page, 'a new webhook');
    await page.getByRole('button', { name: 'Send test' }).press('Enter');
    await expect(page.getByText('The test was delivered')).toBeVisible();
    expect(receiver.received).toHaveLength(1);
    await receiver.close();
    await page.getByRole('button', { name: 'Send test' }).press('Enter');
    await expect(page.getByRole('alert')).toContainText('Not reached: ECONNREFUSED');
    await page.getByRole('button', { name: 'Turn off' }).press('Enter');
    await expect(page.getByText('off since')).toBeVisible();
    await expectAccessible(page, 'webhooks');
    await expectFits(page);
  });

  await test.step('the session ends, and the page links to the provider’s sign-out', async () => {
    await page.getByRole('link', { name: 'asha@shop.example' }).click();
    await expect(page.getByText('You sign in with OpenID Connect.')).toBeVisible();
    await page.getByRole('button', { name: 'Sign out' }).click();
    await expect(page.getByText('You are signed out of the console.')).toBeVisible();
    await expectAccessible(page, 'signed out');
    await expectFits(page);
    await page.goto(`${shop.opsUrl}/ops/audit`);
    await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
  });
});
