import { freshEmail, signIn, address } from '../support/shopper';
import { expectAccessible } from '../support/axe';
import { openHydrated } from '../support/hydrated';
import { watchShifts } from '../support/shifts';
import { expect, test, type Page } from '../support/test';
import { sized, widths } from '../support/widths';

const password = 'a long enough secret';

test('a shopper signs up, signs in, is redirected home, and signs out', async ({ page }) => {
  const email = freshEmail();
  const main = page.getByRole('main');
  const alert = page.getByRole('alertdialog', { name: 'Vintage Craft' });

  await openHydrated(page, '/auth/signup');
  await main.getByRole('button', { name: 'Sign Up' }).click();
  await expect(main.getByLabel('Name')).toBeFocused();
  await main.getByLabel('Name').fill('Meera Iyer Das');
  await main.getByLabel('Email').fill(email);
  await main.getByLabel('Password').fill(password);
  await main.getByLabel('Phone Number').fill('9000012345');
  await main.getByRole('button', { name: 'Sign Up' }).click();
  await expect(alert).toContainText('Account Created Succesfully');
  await expectAccessible(page, 'the alert');
  await alert.getByRole('button', { name: 'OK' }).click();
  await expect(page).toHaveURL(/\/auth\/signup$/);
  await expect(main.getByLabel('Email')).toHaveValue('');

  await main.getByRole('link', { name: 'Sign In' }).click();
  // Without email the page explains this, and links back.
  await main.getByRole('link', { name: 'Forgot Password' }).click();
  await expect(page).toHaveURL(/\/auth\/forgot-password$/);
  await expect(main.getByText(/cannot be requested here/)).toBeVisible();
  await main.getByRole('link', { name: 'Sign In' }).click();
  await main.getByLabel('Email').fill(email);
  await main.getByLabel('Password').fill('not the secret');
  await main.getByRole('button', { name: 'Sign In' }).click();
  await expect(
    page
      .getByRole('status')
      .filter({ hasText: /password/i })
      .first(),
  ).toBeVisible();
  await expect(main.getByLabel('Email')).toHaveValue(email);
  await main.getByLabel('Password').fill(password);
  await main.getByRole('button', { name: 'Sign In' }).click();
  await expect(alert).toContainText('Login-Succesfully');
  const reloaded = page.waitForEvent('load');
  await alert.getByRole('button', { name: 'OK' }).click();
  await reloaded;
  await expect(page).toHaveURL(/\/$/);

  await page.getByTitle('Meera Iyer Das').click();
  await expect(page).toHaveURL(/\/user\/profile$/);
  await expect(main.getByText('No orders yet')).toBeVisible();
  await expect(main.getByText('Verified - Cannot be changed')).toBeVisible();
  await main.getByRole('button', { name: 'Sign Out' }).click();
  await expect(page).toHaveURL(/\/$/);
  await expect(page.getByTitle('Meera Iyer Das')).toBeHidden();
});

test('a shopper corrects name and phone number, and other tabs update', async ({ page, shop }) => {
  await signIn(page, shop.url, freshEmail());
  const other = await page.context().newPage();
  await openHydrated(other, '/user/profile');
  await openHydrated(page, '/user/profile');
  const main = page.getByRole('main');
  const saved = async (on: Page) => {
    await expect(on.getByRole('banner').getByTitle('Meera Das')).toHaveText('MD');
    await expect(on.getByRole('main').getByLabel('Name')).toHaveValue('Meera Das');
    await expect(on.getByRole('main').getByLabel('Phone Number')).toHaveValue('9111191111');
  };

  await main.getByRole('button', { name: 'Edit' }).click();
  await main.getByLabel('Name').fill('Nobody');
  await main.getByRole('button', { name: 'Cancel' }).click();
  await expect(main.getByLabel('Name')).toHaveValue(address.name);
  await main.getByRole('button', { name: 'Edit' }).click();
  await main.getByLabel('Name').fill(' ');
  await main.getByRole('button', { name: 'Save Changes' }).click();
  await expect(main.getByText('Name is required')).toBeVisible();
  await expect(main.getByLabel('Name')).toBeFocused();
  await expectAccessible(page, 'the profile with an error');
  await main.getByLabel('Name').fill('Meera Das');
  await main.getByLabel('Phone Number').fill('9111191111');
  await main.getByRole('button', { name: 'Save Changes' }).click();
  await expect(main.getByRole('status').filter({ hasText: 'Changes saved.' })).toBeFocused();
  await saved(page);
  await saved(other);
  await openHydrated(page, '/user/profile');
  await saved(page);
});

test('without email, the forgotten password page shows a contact address, and is not indexed', async ({
  page,
}) => {
  await openHydrated(page, '/auth/forgot-password');
  await expect(page.getByText(/cannot be requested here/)).toBeVisible();
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
  await openHydrated(page, '/auth/reset-password');
  await expect(page.getByText('This link is incomplete.')).toBeVisible();
  await expectAccessible(page, 'a link without its token');
});

test('checkout, order summary and profile do not shift when the browser’s data loads', async ({
  page,
  shop,
}) => {
  await page.addInitScript(watchShifts);
  await signIn(page, shop.url, freshEmail());
  for (const width of widths) {
    await page.setViewportSize(sized(width));
    for (const [path, shown] of [
      ['/checkout', 'There is nothing to check out'],
      ['/checkout/success', 'No order to show yet'],
      ['/user/profile', 'No orders yet'],
    ] as const) {
      await openHydrated(page, path);
      await expect(page.getByText(shown)).toBeVisible();
      expect.soft(await page.evaluate(() => window.shifted), `${path} at ${width} px`).toBeLessThan(0.01);
    }
  }
});
