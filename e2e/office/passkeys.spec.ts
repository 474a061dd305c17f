import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/axe';
import { checkWidths } from '../support/check-widths';
import { consolePassword, signInToConsole } from '../support/console';
import { openHydrated } from '../support/hydrated';
import { freshEmail } from '../support/shopper';
import { signInAdmin } from '../support/staff';
import { startShop, type TestShop } from '../support/temporary-shop';
import { expect, test } from '../support/translatable-test';

let shop: TestShop;
test.beforeAll(async () => {
  test.setTimeout(240_000);
  shop = await startShop();
});
test.afterAll(() => shop.dispose());

/** Passkeys require a host name instead of an IP address. */
const named = (url: string) => url.replace('127.0.0.1', 'localhost');

/** Adds a virtual authenticator to the page's browser, such as a phone whose user always confirms. */
async function addDevice(page: Page): Promise<void> {
  const client = await page.context().newCDPSession(page);
  await client.send('WebAuthn.enable');
  await client.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      ...{ protocol: 'ctap2', transport: 'internal', automaticPresenceSimulation: true },
      ...{ hasResidentKey: true, hasUserVerification: true, isUserVerified: true },
    },
  });
}

test('a shopper adds a passkey, and signs in without the password', async ({ page }) => {
  const url = named(shop.url);
  const email = freshEmail();
  const password = 'a long enough secret';
  const main = page.getByRole('main');
  await addDevice(page);
  const account = { name: 'Meera Das', email, password, phoneNumber: '9000012345' };
  const headers = { origin: url };
  for (const path of ['signup', 'signin']) {
    const sent = await page.request.post(`${url}/api/v1/user/${path}`, { data: account, headers });
    expect(sent.status()).toBe(200);
  }
  await openHydrated(page, `${url}/user/profile`);
  await main.getByLabel('Name of the passkey').fill('Phone');
  await main.getByLabel('Your current password').fill(password);
  await main.getByRole('button', { name: 'Add a passkey' }).click();
  await expect(
    main.getByText('Passkey “Phone” added. You can now sign in with it instead of your password.'),
  ).toBeVisible();
  await checkWidths(page, 'profile-with-passkey');

  await page.request.post(`${url}/api/v1/user/signout`, { headers });
  await openHydrated(page, `${url}/auth/login`);
  await main.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await expect(page.getByRole('alertdialog')).toContainText('Login-Succesfully');
  await page.getByRole('button', { name: 'OK' }).click();
  await expect(page).toHaveURL(`${url}/`);

  await openHydrated(page, `${url}/user/profile`);
  await main.getByRole('button', { name: 'Remove Phone' }).click();
  await expect(main.getByText(/^Passkey “Phone” removed/)).toBeVisible();
  await page.request.post(`${url}/api/v1/user/signout`, { headers });
  await openHydrated(page, `${url}/auth/login`);
  await main.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await expect(
    page.getByText('This passkey is not registered here. Sign in with your password.'),
  ).toBeVisible();
  await expectAccessible(page, 'login-with-passkeys');
});

test('staff add a passkey, and sign in with it in place of the code, or alone', async ({ page }) => {
  const office = { ...shop, officeUrl: named(shop.officeUrl) };
  const password = 'seven blue stamps';
  await addDevice(page);
  await signInAdmin(page, office, 'Asha');
  await page.goto(`${office.officeUrl}/my-account`);
  const section = page.getByRole('region', { name: 'Passkeys' });
  await section.getByLabel('Name').fill('Laptop');
  await section.getByLabel('Your current password').fill(password);
  await section.getByRole('button', { name: 'Add a passkey' }).click();
  await expect(section.getByText('Passkey added.')).toBeVisible();
  await expect(section.getByText('Laptop', { exact: true }).first()).toBeVisible();
  await checkWidths(page, 'own-account-with-passkey');

  const signOut = page.getByRole('main').getByRole('button', { name: 'Sign out of this browser' });
  await signOut.click();
  // The previous page has a field with this name too.
  await expect(page.getByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible();
  await page.getByLabel('Name').fill('Asha');
  await page.getByLabel('Password').fill(password);
  await expectAccessible(page, 'office-sign-in');
  await page.getByRole('button', { name: 'Use a passkey instead of the code' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Today' })).toBeVisible();

  await page.goto(`${office.officeUrl}/my-account`);
  await signOut.click();
  await page.getByRole('button', { name: 'Sign in with a passkey only' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Today' })).toBeVisible();
});

test('operators add a passkey, and sign in with it alone', async ({ page }) => {
  const ops = { ...shop, opsUrl: named(shop.opsUrl) };
  await addDevice(page);
  await signInToConsole(page, ops);
  await page.goto(`${ops.opsUrl}/ops/account`);
  await page.getByLabel('Name of the passkey').fill('Laptop');
  await page.getByLabel('Your current password').fill(consolePassword);
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  await expect(page.getByRole('row', { name: /^Laptop/ })).toContainText('not used yet');
  await checkWidths(page, 'console-account-with-passkey');

  await page.context().clearCookies();
  await page.goto(`${ops.opsUrl}/ops/account`);
  await expectAccessible(page, 'console-sign-in');
  await page.getByRole('button', { name: 'Sign in with a passkey only' }).click();
  await expect(page.getByRole('row', { name: /^Laptop/ })).not.toContainText('not used yet');
});
